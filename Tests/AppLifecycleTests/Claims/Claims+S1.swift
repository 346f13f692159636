extension LifeClaim {
  /// The claims of the text S1.
  static let text1 = read(
    """
    S1-02 | outdated | all callbacks are in the delegate of the app
      | X-23: from iOS 13 scenes have delegates of their own.
      active | home -> will-resign-active@a did-enter-background@b = suspended
      13- | scene active | home -> scene-will-resign-active scene-did-enter-background = suspended
    S1-03 | limited | not running: not started, or killed by the system
      | T-K2, T-K7: the user and crashes end apps too.
      suspended | memory-purge = not-running
      suspended | remove-in-switcher = not-running
      active | crash = not-running
    S1-04 | limited | inactive: on the way into the foreground
      | X-19: also on the way out and during interruptions.
      active | open-switcher -> will-resign-active@a = inactive
      active | call-incoming -> will-resign-active@a = inactive
    S1-05 | agrees | active: in the foreground, handles events
      holds active runs code in the foreground
    S1-06 | agrees | background: the app has entered the background
      holds background runs code out of the foreground
    S1-07 | agrees | suspended: runs no code, is removed if memory is short
      holds suspended runs no code
      suspended
        memory-warning = suspended
        memory-purge = not-running
    S1-08 | limited | will and did are called before and after the change
      | L-06: on lock in iOS 5 and 6 didEnterBackground still reads inactive.
      active | home -> will-resign-active@a did-enter-background@b = suspended
      suspended | tap-icon -> will-enter-foreground@b did-become-active@a = active
      5-6 | active | lock -> will-resign-active@a did-enter-background@i = suspended
    S1-10 | agrees | launch: didFinishLaunching, then didBecomeActive
      ended
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S1-13 | agrees | both post a notification
      posts UIApplicationDidFinishLaunchingNotification with did-finish-launching | ended | tap-icon
      posts UIApplicationDidBecomeActiveNotification with did-become-active | ended | tap-icon
    S1-14 | rejected | Home or a call puts the app into the background
      | X-05: a call makes it inactive; only an accepted one goes on.
      active | home -> will-resign-active@a did-enter-background@b = suspended
      active
        call-incoming -> will-resign-active@a = inactive
        call-decline -> did-become-active@a = active
      active
        call-incoming -> will-resign-active@a = inactive
        call-accept -> did-enter-background@b = suspended
    S1-15 | outdated | a key of the Info.plist tells two cases apart
      | T-E6: from iOS 13 the key is ignored.
      active | home -> will-resign-active@a did-enter-background@b = suspended
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
      13- | active exits | home -> will-resign-active@a did-enter-background@b = suspended
    S1-16 | agrees | the key is absent by default
      holds a scenario without it is one with NO
    S1-17 | agrees | NO: over inactive and background to suspended
      active
        background-task-begin = active
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b = background
        background-task-end = suspended
    S1-18 | agrees | from active to inactive willResignActive runs
      active | open-switcher -> will-resign-active@a = inactive
    S1-19 | rejected | NO: from inactive to background nothing runs
      | X-01: didEnterBackground runs on this edge.
      inactive | open-other-app -> did-enter-background@b = suspended
    S1-20 | rejected | NO: from background to suspended didEnterBackground runs
      | X-01: suspending is silent.
      active
        background-task-begin = active
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b = background
        background-task-end = suspended
    S1-21 | rejected | YES: over suspended to not running | X-02: such an app is never suspended.
      active exits
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b will-terminate = not-running
    S1-22 | undecided | YES: from active to inactive nothing is listed
      | X-20: willResignActive runs; contested (L-02).
      active exits | open-switcher -> will-resign-active@a = inactive
      cites L-02 | active exits | home
    S1-23 | rejected | YES: from inactive to background nothing runs
      | X-01: didEnterBackground runs on this edge.
      active exits
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b will-terminate = not-running
    S1-24 | limited | YES: from background to suspended didEnterBackground runs
      | X-02: the call is real, the edge is the one into the background.
      active exits
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b will-terminate = not-running
    S1-25 | rejected | YES: from suspended to not running willTerminate runs
      | X-02: the call is real, but comes from the background.
      active exits
        open-switcher -> will-resign-active@a = inactive
        home -> did-enter-background@b will-terminate = not-running
      never will-terminate from suspended
    S1-26 | agrees | the switcher makes the app inactive
      active | open-switcher -> will-resign-active@a = inactive
    S1-27 | agrees | it calls willResignActive whether the key is YES or NO
      active | open-switcher -> will-resign-active@a = inactive
      active exits | open-switcher -> will-resign-active@a = inactive
    S1-28 | agrees | the app itself chosen there: didBecomeActive
      active | after open-switcher | return-from-switcher -> did-become-active@a = active
    S1-29 | limited | removal there: didEnterBackground, then willTerminate
      | X-03: only if the app was in front; a suspended one gets nothing.
      8-12 | active | after open-switcher
        remove-in-switcher -> did-enter-background will-terminate = not-running
      suspended | remove-in-switcher = not-running
    S1-30 | limited | key YES: didEnterBackground is called once
      | X-04: with either key, except for the quirk of iOS 7.
      active exits | after open-switcher
        remove-in-switcher -> did-enter-background will-terminate = not-running
      4-6 | active | after open-switcher
        remove-in-switcher -> did-enter-background will-terminate = not-running
    S1-31 | limited | key NO: didEnterBackground is called twice | X-04: on iOS 7 only.
      7 | active | after open-switcher
        remove-in-switcher -> did-enter-background did-enter-background will-terminate = not-running
      8-12 | active | after open-switcher
        remove-in-switcher -> did-enter-background will-terminate = not-running
    S1-32 | agrees | resume: from suspended over background and inactive to active
      suspended | tap-icon -> will-enter-foreground@b did-become-active@a = active
    S1-33 | agrees | from background to inactive willEnterForeground runs
      background | tap-icon -> will-enter-foreground@b did-become-active@a = active
    S1-34 | agrees | from inactive to active didBecomeActive runs
      inactive | return-from-switcher -> did-become-active@a = active
    S1-35 | agrees | with YES there is no resume
      active exits | after home
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    S1-36 | limited | a view controller gets viewDidLoad first | loadView comes before it (T-V1).
      tells A: load-view view-did-load view-will-appear view-did-appear | ended | tap-icon
    S1-37 | limited | viewDidLoad is called exactly once
      | X-17: once for each load; up to iOS 5 a view may be unloaded.
      tells A: view-did-receive-memory-warning view-will-unload view-did-unload load-view view-did-load view-will-appear view-did-appear
        | 5 | active | after view-push
        memory-warning
        view-pop
      tells A: view-did-receive-memory-warning view-will-appear view-did-appear
        | 6-12 | active | after view-push
        memory-warning
        view-pop
    S1-38 | agrees | viewWillAppear comes before it is visible
      tells B: load-view view-did-load view-will-appear view-did-appear | active | view-push
    S1-39 | agrees | viewDidAppear comes after
      tells A: view-will-appear view-did-appear | active | after view-push | view-pop
    S1-40 | agrees | viewWillDisappear comes before it is invisible
      tells A: view-will-disappear view-did-disappear | active | view-push
      tells A: | active | home
      tells A: view-will-disappear view-did-disappear | active exits | home
    S1-43 | agrees | didReceiveMemoryWarning asks to free memory
      tells A: view-did-receive-memory-warning | active | memory-warning
      selector view-did-receive-memory-warning didReceiveMemoryWarning
    """
  )
}
