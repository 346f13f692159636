extension LifeClaim {
  /// The claims of the text S0.
  static let text0 = read(
    """
    S0-01 | an app is always in one of five states
      holds the push rules know five states, and a prewarmed app is not running for them
    S0-02 | not running: it does not run
      never will-resign-active did-enter-background will-terminate from ended
      ended | memory-warning = not-running
    S0-03 | inactive: in the foreground, cannot handle events
      holds inactive counts as foreground
      7-9 | inactive | push:alert -> did-receive-fetch@i = inactive
    S0-04 | active: in the foreground, handles events
      holds active counts as foreground
      7-9 | active | push:alert -> did-receive-fetch@a = active
    S0-05 | background: runs its code, then it is suspended
      active | after background-task-begin
        home -> will-resign-active@a did-enter-background@b = background
        background-task-end = suspended
    S0-06 | suspended: runs no code, is killed if memory is short
      holds suspended runs no code
      suspended | memory-purge = not-running
    S0-08 | didFinishLaunching comes with its notification
      posts UIApplicationDidFinishLaunchingNotification with did-finish-launching | ended | tap-icon
    S0-09 | it fires after start-up
      ended
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S0-11 | didBecomeActive comes with its notification
      posts UIApplicationDidBecomeActiveNotification with did-become-active | suspended | tap-icon
    S0-12 | it fires when the app is in the foreground and active
      ended
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
      suspended | tap-icon -> will-enter-foreground@b did-become-active@a = active
    S0-14 | willResignActive comes with its notification
      posts UIApplicationWillResignActiveNotification with will-resign-active | active | home
    S0-15 | it fires from active to inactive
      active | open-switcher -> will-resign-active@a = inactive
    S0-17 | didEnterBackground comes with its notification
      posts UIApplicationDidEnterBackgroundNotification with did-enter-background | active | home
    S0-18 | it fires when the app enters the background
      active | home -> will-resign-active@a did-enter-background@b = suspended
    S0-20 | willEnterForeground comes with its notification
      posts UIApplicationWillEnterForegroundNotification with will-enter-foreground | suspended
        tap-icon
    S0-21 | it fires in the foreground, not yet active
      suspended | tap-icon -> will-enter-foreground@b did-become-active@a = active
      5-6 | active | after lock | unlock -> will-enter-foreground@i did-become-active@a = active
    S0-23 | willTerminate comes with its notification
      posts UIApplicationWillTerminateNotification with will-terminate | active | remove-in-switcher
    S0-24 | it fires when the app is killed
      never will-terminate from suspended
      active | crash = not-running
    S0-26 | a tap on the icon ends in active
      ended
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S0-27 | from not running to inactive only didFinishLaunching runs
      6-12 | ended
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
      6-12 | active restores | after home memory-purge
        tap-icon -> will-finish-launching@i should-restore-state@i did-decode-state@i
          did-finish-launching@i did-become-active@a = active
    S0-28 | from inactive to active didBecomeActive runs
      inactive | return-from-switcher -> did-become-active@a = active
    S0-29 | UIApplicationExitsOnSuspend decides what Home leads to
      active | home -> will-resign-active@a did-enter-background@b = suspended
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
      13- | active exits | home -> will-resign-active@a did-enter-background@b = suspended
    S0-30 | if allowed: over inactive and background to suspended
      active | home -> will-resign-active@a did-enter-background@b = suspended
    S0-31 | from active to inactive willResignActive runs
      active | call-incoming -> will-resign-active@a = inactive
    S0-32 | from background to suspended didEnterBackground runs
      active
        background-task-begin = active
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b = background
        background-task-end = suspended
    S0-33 | if not allowed: over suspended to not running
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
    S0-34 | not allowed: from background to suspended didEnterBackground runs
      active exits
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b will-terminate = not-running
    S0-35 | not allowed: from suspended to not running willTerminate runs
      never will-terminate from suspended
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
    S0-36 | not allowed: willResignActive is not listed
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
      cites L-02 | active exits | home
    S0-37 | from suspended over background and inactive to active
      suspended | tap-icon -> will-enter-foreground@b did-become-active@a = active
    S0-38 | from background to inactive willEnterForeground runs
      background | tap-icon -> will-enter-foreground@b did-become-active@a = active
    S0-39 | from inactive to active didBecomeActive runs
      background | tap-icon -> will-enter-foreground@b did-become-active@a = active
    S0-40 | memory shortage: over suspended to not running
      suspended
        memory-warning = suspended
        memory-purge = not-running
    S0-41 | then no method is called and no notification sent
      suspended | memory-purge = not-running
      suspended
        memory-warning = suspended
        memory-purge = not-running
    """
  )
}
