extension KnownTrace {
  /// Pushes from arrival to tap, force quits and restarts.
  static let endToEnd = read(
    """
    a suspended app is purged, then its notification is tapped | 7-9 10.1- | suspended | shows shown
      push:alert = suspended
      memory-purge = not-running
      tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-fetch@i
        did-become-active@a = active
    content-available runs the fetch variant on arrival, and again on the tap
      | 7-9 10.1- | suspended | shows shown
      push:alert+ca -> did-receive-fetch@b = suspended
      memory-purge = not-running
      tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-fetch@i
        did-become-active@a = active
    R-12: the icon instead of the notification calls nothing for the push | 6- | ended | shows shown
      push:alert = not-running
      tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    R-12: the same in an app that is suspended | 4- | suspended | shows shown
      push:alert = suspended
      tap-icon -> will-enter-foreground@b did-become-active@a = active
    R-02: the old method alone runs on the tap, not on arrival | 4- | suspended in:old | shows shown
      push:alert = suspended
      tap-notification -> will-enter-foreground@b did-receive@i did-become-active@a = active
    R-13: after a force quit the alert is shown and wakes nothing; a tap lifts the mark
      | 7-9 10.1- | active | shows shown, none
      remove-in-switcher -> will-resign-active did-enter-background [did-enter-background]
        will-terminate = not-running
      push:alert+ca = not-running
      tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-fetch@i
        did-become-active@a = active
      home -> will-resign-active@a did-enter-background@b = suspended
      push:ca -> did-receive-fetch@b = suspended
    R-13: the mark goes with a launch by icon, a purge later does not set it
      | 7- | quit | shows none, none
      push:ca = not-running
      tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
      home -> will-resign-active@a did-enter-background@b = suspended
      memory-purge = not-running
      push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
    R-38: a crash sets no mark | 7- | active | shows none
      crash = not-running
      push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
    A-041: a force quit discards a held push | 7- | quit | shows none | notes held-push-discarded
      push:ca = not-running
    R-12: a held push is a note where the app is opened by its icon
      | 9- | suspended low-power | shows none | notes held-push
      push:ca = suspended
      tap-icon -> will-enter-foreground@b did-become-active@a = active
    R-26: before the first unlock no launch, afterwards as usual | 7- | suspended | shows none, none
      reboot = not-running
      push:ca = not-running
      unlock = not-running
      push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
    R-26: the alert is shown before the first unlock | 10.1- | active | shows shown
      reboot -> [will-terminate] = not-running
      push:alert+ca = not-running
      unlock = not-running
      tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-fetch@i
        did-become-active@a = active
    R-27: a restart clears the mark of a force quit | 7- | quit | shows none, none
      push:ca = not-running
      reboot = not-running
      unlock = not-running
      push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
    """
  )

  /// Delegates of the notification center, and pushes in the foreground.
  static let delegates = read(
    """
    R-10: with a delegate the response alone comes with the tap
      | 10- | ended in:center | shows shown
      push:alert = not-running
      tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-response@i
        did-become-active@a = active
    R-11: content-available on arrival, the response on the tap
      | 10- | suspended in:center | shows shown
      push:alert+ca -> did-receive-fetch@b = suspended
      tap-notification -> will-enter-foreground@b did-receive-response@i did-become-active@a
        = active
    R-19: a late delegate misses the response of a cold start
      | 10.1- | ended in:center delegate:late | shows shown
      push:alert = not-running
      tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-fetch@i
        did-become-active@a = active
    R-19: in a process that ran already the late delegate counts as set
      | 10- | suspended in:center delegate:late | shows shown
      push:alert = suspended
      tap-notification -> will-enter-foreground@b did-receive-response@i did-become-active@a
        = active
    R-19: a process that a push launched before counts as one that ran
      | 10- | ended in:center delegate:late | shows shown
      push:alert+ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b
        = suspended
      tap-notification -> will-enter-foreground@b did-receive-response@i did-become-active@a
        = active
    R-04: on 10.0 a tap calls the old method, from the background | 10.0 | suspended | shows shown
      push:alert+ca -> did-receive-fetch@b = suspended
      tap-notification -> will-enter-foreground@b did-receive@i did-become-active@a = active
    R-04: and on a cold start | 10.0 | ended | shows shown
      push:alert = not-running
      tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive@i
        did-become-active@a = active
    R-04: with the fetch variant alone nothing follows | 10.0 | suspended in:fetch | shows shown
      push:alert = suspended
      tap-notification -> will-enter-foreground@b did-become-active@a = active
    R-30: an action launches the app in the background | 10- | quit in:center | shows shown
      push:alert+category = not-running
      tap-action -> will-finish-launching@b? did-finish-launching@b? did-receive-response@b
        = suspended
    R-36: a banner of willPresent is tapped | 10- | active in:center | shows will-present
      push:alert -> will-present@a = active
      tap-notification -> did-receive-response@a = active
    R-07: content-available in the foreground calls both
      | 10- | active in:center | shows will-present
      push:alert+ca -> will-present@a did-receive-fetch@a = active
    R-15: under the switcher the app is in the foreground, and reads inactive
      | 7- | active | shows none
      open-switcher -> will-resign-active@a = inactive
      push:alert -> did-receive-fetch@i = inactive
      return-from-switcher -> did-become-active@a = active
    R-15: under a call willPresent reads inactive | 10- | active in:center | shows will-present
      call-incoming -> will-resign-active@a = inactive
      push:alert -> will-present@i = inactive
      call-decline -> did-become-active@a = active
    what came in the foreground stays tappable in the background
      | 10- | active in:center | shows will-present
      push:alert -> will-present@a = active
      home -> will-resign-active@a did-enter-background@b = suspended
      tap-notification -> will-enter-foreground@b did-receive-response@i did-become-active@a
        = active
    a push to a locked device resumes the app behind it | 7- | active | shows none
      lock -> will-resign-active@a did-enter-background@b = suspended
      push:ca -> did-receive-fetch@b = suspended
      unlock -> will-enter-foreground@b did-become-active@a = active
    """
  )
}
