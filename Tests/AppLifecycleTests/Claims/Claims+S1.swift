extension LifeClaim {
  /// The claims of the text S1.
  static let text1 = read(
    """
    S1-02 | all callbacks are in the delegate of the app
      active | home -> will-resign-active@a did-enter-background@b = suspended
      13- | scene active | home -> scene-will-resign-active scene-did-enter-background = suspended
    S1-03 | not running: not started, or killed by the system
      suspended | memory-purge = not-running
      suspended | remove-in-switcher = not-running
      active | crash = not-running
    S1-04 | inactive: on the way into the foreground
      active | open-switcher -> will-resign-active@a = inactive
      active | call-incoming -> will-resign-active@a = inactive
    S1-05 | active: in the foreground, handles events
      holds active runs code in the foreground
    S1-06 | background: the app has entered the background
      holds background runs code out of the foreground
    S1-07 | suspended: runs no code, is removed if memory is short
      holds suspended runs no code
      suspended
        memory-warning = suspended
        memory-purge = not-running
    S1-08 | will and did are called before and after the change
      active | home -> will-resign-active@a did-enter-background@b = suspended
      suspended | tap-icon -> will-enter-foreground@b did-become-active@a = active
      5-6 | active | lock -> will-resign-active@a did-enter-background@i = suspended
    S1-10 | launch: didFinishLaunching, then didBecomeActive
      ended
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S1-13 | both post a notification
      posts UIApplicationDidFinishLaunchingNotification with did-finish-launching | ended | tap-icon
      posts UIApplicationDidBecomeActiveNotification with did-become-active | ended | tap-icon
    S1-14 | Home or a call puts the app into the background
      active | home -> will-resign-active@a did-enter-background@b = suspended
      active
        call-incoming -> will-resign-active@a = inactive
        call-decline -> did-become-active@a = active
      active
        call-incoming -> will-resign-active@a = inactive
        call-accept -> did-enter-background@b = suspended
    S1-15 | a key of the Info.plist tells two cases apart
      active | home -> will-resign-active@a did-enter-background@b = suspended
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
      13- | active exits | home -> will-resign-active@a did-enter-background@b = suspended
    S1-16 | the key is absent by default
      holds a scenario without it is one with NO
    S1-17 | NO: over inactive and background to suspended
      active
        background-task-begin = active
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b = background
        background-task-end = suspended
    S1-18 | from active to inactive willResignActive runs
      active | open-switcher -> will-resign-active@a = inactive
    S1-19 | NO: from inactive to background nothing runs
      inactive | open-other-app -> did-enter-background@b = suspended
    S1-20 | NO: from background to suspended didEnterBackground runs
      active
        background-task-begin = active
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b = background
        background-task-end = suspended
    S1-21 | YES: over suspended to not running | X-02: such an app is never suspended.
      active exits
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b will-terminate = not-running
    S1-22 | YES: from active to inactive nothing is listed
      active exits | open-switcher -> will-resign-active@a = inactive
      cites L-02 | active exits | home
    S1-23 | YES: from inactive to background nothing runs
      active exits
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b will-terminate = not-running
    S1-24 | YES: from background to suspended didEnterBackground runs
      active exits
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b will-terminate = not-running
    S1-25 | YES: from suspended to not running willTerminate runs
      active exits
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b will-terminate = not-running
      never will-terminate from suspended
    S1-26 | the switcher makes the app inactive
      active | open-switcher -> will-resign-active@a = inactive
    S1-27 | it calls willResignActive whether the key is YES or NO
      active | open-switcher -> will-resign-active@a = inactive
      active exits | open-switcher -> will-resign-active@a = inactive
    S1-28 | the app itself chosen there: didBecomeActive
      active | after open-switcher | return-from-switcher -> did-become-active@a = active
    S1-29 | removal there: didEnterBackground, then willTerminate
      8-12 | active | after open-switcher
        remove-in-switcher -> did-enter-background will-terminate = not-running
      suspended | remove-in-switcher = not-running
    S1-30 | key YES: didEnterBackground is called once
      active exits | after open-switcher
        remove-in-switcher -> did-enter-background will-terminate = not-running
      4-6 | active | after open-switcher
        remove-in-switcher -> did-enter-background will-terminate = not-running
    S1-31 | key NO: didEnterBackground is called twice | X-04: on iOS 7 only.
      7 | active | after open-switcher
        remove-in-switcher -> did-enter-background did-enter-background will-terminate = not-running
      8-12 | active | after open-switcher
        remove-in-switcher -> did-enter-background will-terminate = not-running
    S1-32 | resume: from suspended over background and inactive to active
      suspended | tap-icon -> will-enter-foreground@b did-become-active@a = active
    S1-33 | from background to inactive willEnterForeground runs
      background | tap-icon -> will-enter-foreground@b did-become-active@a = active
    S1-34 | from inactive to active didBecomeActive runs
      inactive | return-from-switcher -> did-become-active@a = active
    S1-35 | with YES there is no resume
      active exits | after home
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S1-36 | a view controller gets viewDidLoad first | loadView comes before it (T-V1).
      tells A: load-view view-did-load view-will-appear view-did-appear | ended | tap-icon
    S1-37 | viewDidLoad is called exactly once
      tells A: view-did-receive-memory-warning view-will-unload view-did-unload load-view view-did-load view-will-appear view-did-appear
        | 5 | active | after view-push
        memory-warning
        view-pop
      tells A: view-did-receive-memory-warning view-will-appear view-did-appear
        | 6-12 | active | after view-push
        memory-warning
        view-pop
    S1-38 | viewWillAppear comes before it is visible
      tells B: load-view view-did-load view-will-appear view-did-appear | active | view-push
    S1-39 | viewDidAppear comes after
      tells A: view-will-appear view-did-appear | active | after view-push | view-pop
    S1-40 | viewWillDisappear comes before it is invisible
      tells A: view-will-disappear view-did-disappear | active | view-push
      tells A: | active | home
      tells A: view-will-disappear view-did-disappear | active exits | home
    S1-43 | didReceiveMemoryWarning asks to free memory
      tells A: view-did-receive-memory-warning | active | memory-warning
      selector view-did-receive-memory-warning didReceiveMemoryWarning
    """
  )
}
