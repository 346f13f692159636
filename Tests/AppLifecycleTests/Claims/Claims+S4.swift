extension LifeClaim {
  /// The claims of the text S4.
  static let text4 = read(
    """
    S4-01 | rejected | on a call or lock the app is suspended, willResignActive tells it
      | X-05, X-06, X-07: the call is right, the state is inactive.
      active | call-incoming -> will-resign-active@a = inactive
      7-12 | active | lock -> will-resign-active@a did-enter-background@b = suspended
    S4-02 | limited | once suspended it does not run in the background
      | X-07: true of suspended; an inactive app, which is meant, runs.
      holds suspended runs no code, inactive does
    S4-03 | agrees | on restore didBecomeActive is called
      active
        call-incoming -> will-resign-active@a = inactive
        call-decline -> did-become-active@a = active
      suspended | tap-icon -> will-enter-foreground@b did-become-active@a = active
    S4-04 | agrees | at launch didBecomeActive runs too, after didFinishLaunching
      ended
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S4-05 | outdated | the button or switching off ends the app
      | X-10: up to iOS 3, or with UIApplicationExitsOnSuspend.
      3 | active | home -> [will-resign-active@a] will-terminate = not-running
      active | home -> will-resign-active@a did-enter-background@b = suspended
      suspended | power-off = not-running
    S4-06 | limited | willTerminate is called before a normal end
      | T-K8: whether a restart calls it in the foreground is contested.
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
      cites T-K8 | 4 | active | reboot
    S4-07 | outdated | it is not called when the user forces the app to quit with the button
      | X-03: a gesture of iPhone OS, a kill; removal in the switcher calls it.
      active | hold-home = not-running
      cites S4-07 | active | hold-home
    S4-15 | outdated | three methods matter for pushes
      | R-06, R-10: from iOS 10 the notification center has a delegate.
      7-9 | active | push:alert -> did-receive-fetch@a = active
      3-9 | active in:old | push:alert -> did-receive@a
      10- | active in:center
        push:alert -> will-present@a
        tap-notification -> did-receive-response@a
    S4-16 | agrees | from iOS 7 the fetch variant silences the old method
      7-12 | active | push:alert -> did-receive-fetch@a = active
      3-6 | active | push:alert -> did-receive@a = active
    S4-17 | limited | start by icon: neither method is called
      | X-16: content-available may have called the fetch variant before.
      ended | after push:alert
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
      suspended | after push:alert
        tap-icon -> will-enter-foreground@b did-become-active@a = active
      7-12 | suspended
        push:alert+ca -> did-receive-fetch@b = suspended
        tap-icon -> will-enter-foreground@b did-become-active@a = active
    S4-18 | agrees | start by icon: the launch options have no entry
      ended | after push:alert
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S4-19 | agrees | the same, said of the launch method
      quit | after push:alert
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S4-20 | agrees | start by tap: the launch options have the entry
      7-9 | ended | after push:alert
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-fetch@i
          did-become-active@a = active
      13- | scene ended
        push:alert = not-running
        tap-notification -> will-finish-launching did-finish-launching scene-will-connect+
          scene-will-enter-foreground scene-did-become-active = active
    S4-21 | agrees | the old method: not called at a start by icon
      ended in:old | after push:alert
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S4-22 | agrees | the old method: called on arrival in the foreground
      3-9 | active in:old | push:alert -> did-receive@a
    S4-23 | limited | the old method: in the background called on the tap only
      | X-25: contested by the SDK header (R-02).
      4-9 | suspended in:old
        push:alert = suspended
        tap-notification -> will-enter-foreground@b did-receive@i did-become-active@a = active
      cites R-02 | 4-9 | suspended in:old
        push:alert = suspended
        tap-notification -> will-enter-foreground@b did-receive@i did-become-active@a = active
    S4-24 | limited | the fetch variant: not called at a start by icon
      | X-16: content-available may have called it before.
      ended | after push:alert
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
      7-12 | ended
        push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b
        tap-icon -> will-enter-foreground@b did-become-active@a = active
    S4-25 | outdated | the fetch variant: called in the foreground
      | A-031: from iOS 10 willPresent takes it, where a delegate has it.
      7-12 | active | push:alert -> did-receive-fetch@a = active
    S4-26 | limited | content-available as a string wakes an app in the background
      | X-15: the number 1 inside aps is documented; the string is contested.
      7-12 | suspended | push:ca -> did-receive-fetch@b = suspended
      7-12 | background | push:ca -> did-receive-fetch@b
      holds the string wakes too, and that is contested
      7-12 | suspended modes:none | push:ca = suspended
    S4-27 | agrees | an app that the user removed is not woken
      active | after home remove-in-switcher | push:ca = not-running
      active | after remove-in-switcher | push:ca = not-running
    S4-28 | limited | without content-available the fetch variant is not called
      | X-16: on arrival; a tap calls it.
      suspended | push:alert = suspended
      7-9 | ended | after push:alert
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-fetch@i
          did-become-active@a = active
      7-9 | suspended | after push:alert
        tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a
    S4-29 | undecided | nothing on: taps, ends by the system, inactive, iOS 10
      | The rows T-L3 to T-L6 and the rulings R-10, R-14, R-15 fill the gaps.
      7-9 | ended | after push:alert
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-fetch@i
          did-become-active@a = active
      7-12 | ended
        push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
      7-9 | inactive | push:alert -> did-receive-fetch@i
      10- | suspended in:center | after push:alert
        tap-notification -> will-enter-foreground@b did-receive-response@i did-become-active@a
    """
  )
}
