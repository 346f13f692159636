extension LifeClaim {
  /// The claims of the text S2.
  static let text2 = read(
    """
    S2-01 | not running: not run, or ended by the system
      suspended | remove-in-switcher = not-running
      background | crash = not-running
    S2-02 | inactive: entering the foreground
      active
        call-incoming -> will-resign-active@a = inactive
        call-decline -> did-become-active@a = active
    S2-03 | active: in the foreground, handles events
      7-9 | active | push:alert -> did-receive-fetch@a = active
    S2-04 | background: runs its code, then it is suspended
      active
        background-task-begin = active
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b = background
        background-task-end = suspended
    S2-05 | suspended: frozen, ended when memory is short
      suspended
        after:86400 = suspended
        memory-purge = not-running
    S2-07 | didFinishLaunching and its notification, at launch; it makes the root view controller
      posts UIApplicationDidFinishLaunchingNotification with did-finish-launching | ended | tap-icon
      13- | scene ended
        tap-icon -> will-finish-launching@b did-finish-launching@b scene-will-connect@b
          scene-will-enter-foreground@b scene-did-become-active@a = active
    S2-08 | didBecomeActive and its notification, in the foreground and active
      posts UIApplicationDidBecomeActiveNotification with did-become-active | inactive
        return-from-switcher
    S2-09 | willResignActive and its notification, from active to inactive
      posts UIApplicationWillResignActiveNotification with will-resign-active | active
        open-switcher
    S2-10 | didEnterBackground and its notification, from inactive to background
      posts UIApplicationDidEnterBackgroundNotification with did-enter-background | inactive
        open-other-app
      inactive | open-other-app -> did-enter-background@b = suspended
    S2-12 | willEnterForeground and its notification, from background to inactive
      posts UIApplicationWillEnterForegroundNotification with will-enter-foreground | background
        tap-icon
    S2-13 | willTerminate and its notification, at the end except for a purge
      posts UIApplicationWillTerminateNotification with will-terminate | active | remove-in-switcher
      suspended | memory-purge = not-running
      active | crash = not-running
    S2-14 | launch: over inactive to active
      ended
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S2-15 | Home: over inactive and background to suspended
      active | home -> will-resign-active@a did-enter-background@b = suspended
    S2-16 | two cases: the app may run in the background, or not
      active | home -> will-resign-active@a did-enter-background@b = suspended
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
      13- | active exits | home -> will-resign-active@a did-enter-background@b = suspended
    S2-18 | the key must be NO to be suspended | X-11: an absent key is NO.
      active | home -> will-resign-active@a did-enter-background@b = suspended
    S2-19 | the key ends the app instead of moving it to the background
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
    S2-20 | YES: ended and purged | T-E6: until iOS 13.
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
      13- | active exits | home -> will-resign-active@a did-enter-background@b = suspended
    S2-21 | absent or NO: to the background as usual
      active | home -> will-resign-active@a did-enter-background@b = suspended
    S2-22 | supported from iOS 4 | T-E6: from iOS 4 to 13; before iOS 4 every app ends.
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
      same exits | 3 | active | home
      same exits | 13- | active | home
    S2-23 | resume: from suspended over background and inactive to active
      suspended | tap-icon -> will-enter-foreground@b did-become-active@a = active
    S2-24 | purge: over suspended to not running
      suspended | memory-purge = not-running
    S2-25 | after its code has run in the background the app is suspended
      active
        background-task-begin = active
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b = background
        background-task-end = suspended
    S2-26 | purged at a memory warning, or when the user removes it
      suspended
        memory-warning = suspended
        memory-purge = not-running
      active | memory-warning -> did-receive-memory-warning = active
      suspended | remove-in-switcher = not-running
    S2-27 | then no method is called and no notification sent
      suspended | memory-purge = not-running
      8-12 | active
        remove-in-switcher -> will-resign-active@a did-enter-background will-terminate = not-running
    S2-28 | a later start is like the first
      same new | suspended | after memory-purge | tap-icon
      6-12 | active restores | after home memory-purge
        tap-icon -> will-finish-launching@i should-restore-state@i did-decode-state@i
          did-finish-launching@i did-become-active@a = active
    """
  )
}
