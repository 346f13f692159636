extension LifeClaim {
  /// The claims of the text S0.
  static let text0 = read(
    """
    S0-01 | agrees | an app is always in one of five states
      holds the push rules know five states, and a prewarmed app is not running for them
    S0-02 | agrees | not running: it does not run
      never will-resign-active did-enter-background will-terminate from ended
      ended | memory-warning = not-running
    S0-03 | agrees | inactive: in the foreground, cannot handle events
      holds inactive counts as foreground
      7-9 | inactive | push:alert -> did-receive-fetch@i = inactive
    S0-04 | agrees | active: in the foreground, handles events
      holds active counts as foreground
      7-9 | active | push:alert -> did-receive-fetch@a = active
    S0-05 | agrees | background: runs its code, then it is suspended
      active | after background-task-begin
        home -> will-resign-active@a did-enter-background@b = background
        background-task-end = suspended
    S0-06 | agrees | suspended: runs no code, is killed if memory is short
      holds suspended runs no code
      suspended | memory-purge = not-running
    S0-08 | agrees | didFinishLaunching comes with its notification
      posts UIApplicationDidFinishLaunchingNotification with did-finish-launching | ended | tap-icon
    S0-09 | agrees | it fires after start-up
      ended
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S0-11 | agrees | didBecomeActive comes with its notification
      posts UIApplicationDidBecomeActiveNotification with did-become-active | suspended | tap-icon
    S0-12 | agrees | it fires when the app is in the foreground and active
      ended
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
      suspended | tap-icon -> will-enter-foreground@b did-become-active@a = active
    S0-14 | agrees | willResignActive comes with its notification
      posts UIApplicationWillResignActiveNotification with will-resign-active | active | home
    S0-15 | agrees | it fires from active to inactive
      active | open-switcher -> will-resign-active@a = inactive
    S0-17 | agrees | didEnterBackground comes with its notification
      posts UIApplicationDidEnterBackgroundNotification with did-enter-background | active | home
    S0-18 | agrees | it fires when the app enters the background
      active | home -> will-resign-active@a did-enter-background@b = suspended
    S0-20 | agrees | willEnterForeground comes with its notification
      posts UIApplicationWillEnterForegroundNotification with will-enter-foreground | suspended
        tap-icon
    S0-21 | limited | it fires in the foreground, not yet active
      | The app still reads background in it, and inactive on unlock (T-LK2).
      suspended | tap-icon -> will-enter-foreground@b did-become-active@a = active
      5-6 | active | after lock | unlock -> will-enter-foreground@i did-become-active@a = active
    S0-23 | agrees | willTerminate comes with its notification
      posts UIApplicationWillTerminateNotification with will-terminate | active | remove-in-switcher
    S0-24 | rejected | it fires when the app is killed
      | X-09: only a running app that is asked to end gets it.
      never will-terminate from suspended
      active | crash = not-running
    S0-26 | agrees | a tap on the icon ends in active
      ended
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S0-27 | limited | from not running to inactive only didFinishLaunching runs
      | X-14: willFinishLaunching and state restoration come before it.
      6-12 | ended
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
      6-12 | active restores | after home memory-purge
        tap-icon -> will-finish-launching@i should-restore-state@i did-decode-state@i
          did-finish-launching@i did-become-active@a = active
    S0-28 | agrees | from inactive to active didBecomeActive runs
      inactive | return-from-switcher -> did-become-active@a = active
    S0-29 | outdated | UIApplicationExitsOnSuspend decides what Home leads to
      | T-E6: from iOS 13 the key is ignored.
      active | home -> will-resign-active@a did-enter-background@b = suspended
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
      13- | active exits | home -> will-resign-active@a did-enter-background@b = suspended
    S0-30 | agrees | if allowed: over inactive and background to suspended
      active | home -> will-resign-active@a did-enter-background@b = suspended
    S0-31 | agrees | from active to inactive willResignActive runs
      active | call-incoming -> will-resign-active@a = inactive
    S0-32 | rejected | from background to suspended didEnterBackground runs
      | X-01: it runs from inactive to background; suspending is silent.
      active
        background-task-begin = active
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b = background
        background-task-end = suspended
    S0-33 | rejected | if not allowed: over suspended to not running
      | X-02: such an app is never suspended.
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
    S0-34 | limited | not allowed: from background to suspended didEnterBackground runs
      | X-02: the call is real, and comes on the way into the background.
      active exits
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b will-terminate = not-running
    S0-35 | rejected | not allowed: from suspended to not running willTerminate runs
      | X-02: the call is real, but suspended apps run no code.
      never will-terminate from suspended
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
    S0-36 | undecided | not allowed: willResignActive is not listed
      | X-20: every way to the background starts with it; contested (L-02).
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
      cites L-02 | active exits | home
    S0-37 | agrees | from suspended over background and inactive to active
      suspended | tap-icon -> will-enter-foreground@b did-become-active@a = active
    S0-38 | agrees | from background to inactive willEnterForeground runs
      background | tap-icon -> will-enter-foreground@b did-become-active@a = active
    S0-39 | agrees | from inactive to active didBecomeActive runs
      background | tap-icon -> will-enter-foreground@b did-become-active@a = active
    S0-40 | agrees | memory shortage: over suspended to not running
      suspended
        memory-warning = suspended
        memory-purge = not-running
    S0-41 | agrees | then no method is called and no notification sent
      suspended | memory-purge = not-running
      suspended
        memory-warning = suspended
        memory-purge = not-running
    """
  )
}
