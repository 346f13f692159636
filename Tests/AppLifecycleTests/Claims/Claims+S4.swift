extension LifeClaim {
  /// The claims of the text S4.
  static let text4 = read(
    """
    S4-01 | on a call or lock the app is suspended, willResignActive tells it
      active | call-incoming -> will-resign-active@a = inactive
      7-12 | active | lock -> will-resign-active@a did-enter-background@b = suspended
    S4-02 | once suspended it does not run in the background
      holds suspended runs no code, inactive does
    S4-03 | on restore didBecomeActive is called
      active
        call-incoming -> will-resign-active@a = inactive
        call-decline -> did-become-active@a = active
      suspended | tap-icon -> will-enter-foreground@b did-become-active@a = active
    S4-04 | at launch didBecomeActive runs too, after didFinishLaunching
      ended
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S4-05 | the button or switching off ends the app
      3 | active | home -> [will-resign-active@a] will-terminate = not-running
      active | home -> will-resign-active@a did-enter-background@b = suspended
      suspended | power-off = not-running
    S4-06 | willTerminate is called before a normal end
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
      cites T-K8 | 4 | active | reboot
    S4-07 | it is not called when the user forces the app to quit with the button
      active | hold-home = not-running
      cites S4-07 | active | hold-home
    S4-15 | three methods matter for pushes
      7-9 | active | push:alert -> did-receive-fetch@a = active
      3-9 | active in:old | push:alert -> did-receive@a
      10- | active in:center
        push:alert -> will-present@a
        tap-notification -> did-receive-response@a
    S4-16 | from iOS 7 the fetch variant silences the old method
      7-12 | active | push:alert -> did-receive-fetch@a = active
      3-6 | active | push:alert -> did-receive@a = active
    S4-17 | start by icon: neither method is called
      ended | after push:alert
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
      suspended | after push:alert
        tap-icon -> will-enter-foreground@b did-become-active@a = active
      7-12 | suspended
        push:alert+ca -> did-receive-fetch@b = suspended
        tap-icon -> will-enter-foreground@b did-become-active@a = active
    S4-18 | start by icon: the launch options have no entry
      ended | after push:alert
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S4-19 | the same, said of the launch method
      quit | after push:alert
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S4-20 | start by tap: the launch options have the entry
      7-9 | ended | after push:alert
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-fetch@i
          did-become-active@a = active
      13- | scene ended
        push:alert = not-running
        tap-notification -> will-finish-launching did-finish-launching scene-will-connect+
          scene-will-enter-foreground scene-did-become-active = active
    S4-21 | the old method: not called at a start by icon
      ended in:old | after push:alert
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S4-22 | the old method: called on arrival in the foreground
      3-9 | active in:old | push:alert -> did-receive@a
    S4-23 | the old method: in the background called on the tap only
      4-9 | suspended in:old
        push:alert = suspended
        tap-notification -> will-enter-foreground@b did-receive@i did-become-active@a = active
      cites R-02 | 4-9 | suspended in:old
        push:alert = suspended
        tap-notification -> will-enter-foreground@b did-receive@i did-become-active@a = active
    S4-24 | the fetch variant: not called at a start by icon
      ended | after push:alert
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
      7-12 | ended
        push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b
        tap-icon -> will-enter-foreground@b did-become-active@a = active
    S4-25 | the fetch variant: called in the foreground
      7-12 | active | push:alert -> did-receive-fetch@a = active
    S4-26 | content-available as a string wakes an app in the background
      7-12 | suspended | push:ca -> did-receive-fetch@b = suspended
      7-12 | background | push:ca -> did-receive-fetch@b
      holds the string wakes too, and that is contested
      7-12 | suspended modes:none | push:ca = suspended
    S4-27 | an app that the user removed is not woken
      active | after home remove-in-switcher | push:ca = not-running
      active | after remove-in-switcher | push:ca = not-running
    S4-28 | without content-available the fetch variant is not called
      suspended | push:alert = suspended
      7-9 | ended | after push:alert
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-fetch@i
          did-become-active@a = active
      7-9 | suspended | after push:alert
        tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a
    S4-29 | nothing on: taps, ends by the system, inactive, iOS 10
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
