extension KnownTrace {
  /// Launches, by the user, by a link or by the system; restarts.
  static let launches = read(
    """
    T-L1 | 6- | ended
      tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    T-L1 | 3-5 | ended | tap-icon -> did-finish-launching@i did-become-active@a = active
    T-L1 | 6- | active restores | after home memory-purge
      tap-icon -> will-finish-launching@i should-restore-state@i did-decode-state@i
        did-finish-launching@i did-become-active@a = active
    T-L3 | 7-9 10.1- | ended
      push:alert = not-running
      tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-fetch@i
        did-become-active@a = active
    T-L3 | 7-9 | active restores | after home memory-purge
      push:alert = not-running
      tap-notification -> will-finish-launching@i+ should-restore-state@i did-decode-state@i
        did-finish-launching@i+ did-receive-fetch@i did-become-active@a = active
    T-L4 | 3-6 | ended
      push:alert = not-running
      tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-become-active@a
        = active
    T-L4 | 3-9 10.1- | ended in:old
      push:alert = not-running
      tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-become-active@a
        = active
    T-L5 L-08 | 7-12 | ended with:fetch | sure contested
      background-fetch -> will-finish-launching@b did-finish-launching@b perform-fetch@b = suspended
    T-L5 | 7-12 | ended
      push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
    T-V8 | 7-12 | ended with:fetch
      background-fetch -> will-finish-launching@b did-finish-launching@b A.load-view@b
        A.view-did-load@b A.view-will-appear@b A.view-will-layout-subviews@b
        A.view-did-layout-subviews@b A.view-did-appear@b perform-fetch@b = suspended
    T-L6 | 7- | quit | push:ca = not-running
    T-L6 | 7- | active | after remove-in-switcher | push:ca = not-running
    T-L6 | 7- | suspended | after remove-in-switcher | push:alert+ca = not-running
    T-L7 L-08 | 7- | suspended | sure contested | push:ca -> did-receive-fetch@b = suspended
    T-L8 | 7-12 | ended | after push:ca
      tap-icon -> will-enter-foreground@b did-become-active@a = active
    T-L8 | 7-9 10.1-12 | ended
      push:alert+ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b
        = suspended
      tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a = active
    T-L9 | 9- | ended
      open-url -> will-finish-launching@i did-finish-launching@i open-url@i did-become-active@a
        = active
    T-L10 | 8- | ended
      open-universal-link -> will-finish-launching@i did-finish-launching@i
        will-continue-user-activity@i continue-user-activity@i did-become-active@a = active
    T-L10 | 8- | active restores | after home memory-purge
      open-universal-link -> will-finish-launching@i should-restore-state@i did-decode-state@i
        did-finish-launching@i will-continue-user-activity@i continue-user-activity@i
        did-become-active@a = active
    T-L11 | 15- | ended
      prewarm = prewarmed
      tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    T-L11 | 15- | suspended
      reboot = not-running
      prewarm = prewarmed
      unlock = prewarmed
      tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    T-L12 | 6- | suspended
      reboot = not-running
      unlock = not-running
      tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    T-L12 | 7- | active | after remove-in-switcher
      push:ca = not-running
      reboot = not-running
      unlock = not-running
      push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
    T-L13 | 6- | active
      crash = not-running
      tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    T-L13 | 6- | active restores | after home remove-in-switcher
      tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    T-L13 | 6- | suspended
      memory-purge = not-running
      open-switcher = not-running
      return-from-switcher -> will-finish-launching@i did-finish-launching@i did-become-active@a
        = active
    T-L13 | 6- | active restores | after home
      memory-purge = not-running
      tap-icon -> will-finish-launching@i should-restore-state@i did-decode-state@i
        did-finish-launching@i did-become-active@a = active
    T-L3 | 7-9 10.1-12 | ended in:fetch
      push:alert = not-running
      tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-fetch@i
        did-become-active@a = active
    T-L6 | 13- | scene quit | push:ca = not-running
    """
  )
}
