extension LifeClaim {
  /// The claims of the text S3.
  static let text3 = read(
    """
    S3-02 | not running: not started, or killed
      active | crash = not-running
    S3-03 | inactive: in the foreground, brief in transitions
      7-9 | suspended
        push:alert = suspended
        tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a = active
    S3-04 | it stays inactive while the screen is locked
      3-4 | active | lock -> will-resign-active@a = inactive
      5-12 | active | lock -> will-resign-active@a did-enter-background = suspended
    S3-05 | or while the user is asked to react to a call or a message
      active
        call-incoming -> will-resign-active@a = inactive
        call-decline -> did-become-active@a = active
      active
        system-alert-open -> will-resign-active@a = inactive
        system-alert-close -> did-become-active@a = active
    S3-06 | active: in the foreground, receives events
      7-9 | active | push:alert -> did-receive-fetch@a = active
    S3-07 | suspended: in the background, code stopped
      holds suspended runs no code
      suspended | after:86400 = suspended
    S3-08 | on a memory warning it is killed
      suspended
        memory-warning = suspended
        memory-purge = not-running
    S3-10 | background: a normal app stays there for ten minutes
      active | home -> will-resign-active@a did-enter-background@b = suspended
      background | after:10 = suspended
      refuses | active | after home | background-task-end
    S3-11 | iOS lets apps run in the background for long
      active | after background-task-begin
        home -> will-resign-active@a did-enter-background@b = background
        after:29 = background
      7-12 | suspended with:fetch | background-fetch -> perform-fetch@b = suspended
      active with:audio | after audio-start
        home -> will-resign-active@a did-enter-background@b = background
        after:86400 = background
        audio-stop = suspended
    S3-13 | on a call or lock the app is suspended
      active | call-incoming -> will-resign-active@a = inactive
      3-4 | active | lock -> will-resign-active@a = inactive
    S3-15 | the selector is applicationWillResignActive:
      selector will-resign-active applicationWillResignActive:
    S3-17 | with background execution didEnterBackground is called instead of willTerminate
      active | home -> will-resign-active@a did-enter-background@b = suspended
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
      3 | active | home -> [will-resign-active@a] will-terminate = not-running
    S3-18 | the selector is applicationDidEnterBackground:
      selector did-enter-background applicationDidEnterBackground:
    S3-19 | the selector is applicationWillEnterForeground:
      selector will-enter-foreground applicationWillEnterForeground:
    S3-21 | Home terminates the app
      3 | active | home -> [will-resign-active@a] will-terminate = not-running
      active | home -> will-resign-active@a did-enter-background@b = suspended
      active exits
        home -> will-resign-active@a did-enter-background@b will-terminate = not-running
    S3-22 | willTerminate is called before a normal end
      suspended | reboot = not-running
      active | power-off = not-running
      cites T-K8 | 4 | active | power-off
    S3-23 | it is not called when the user holds Home
      active | hold-home = not-running
      cites S3-23 | active | hold-home
      8-12 | inactive | remove-in-switcher -> did-enter-background will-terminate = not-running
    S3-26 | ten minutes can be borrowed
      4-6 | active | after background-task-begin home
        after:599 = background
        > background-task-expire -> expiration-handler@b = background
        after:1 = background
        background-task-end = suspended
      7-12 | active | after background-task-begin home
        after:179 = background
        > background-task-expire -> expiration-handler@b = background
        after:1 = background
        background-task-end = suspended
      13- | active | after background-task-begin home
        after:29 = background
        > background-task-expire -> expiration-handler@b = background
        after:1 = background
        background-task-end = suspended
    S3-29 | the task is begun in didEnterBackground
      active tasks:1 | home -> will-resign-active@a did-enter-background@b = background
      refuses | active | after home | background-task-begin
      cites T-K11 | active | background-task-begin
    S3-30 | the block runs when the time is about to end
      7-12 | active | after background-task-begin home
        after:179 = background
        > background-task-expire -> expiration-handler@b = background
        after:1 = background
        background-task-end = suspended
    S3-32 | the timer fires while the task of the background runs
      active tasks:1
        timer-fire -> timer@a = active
        home -> will-resign-active@a did-enter-background@b = background
        after:10 = background
        timer-fire -> timer@b = background
        background-task-end = suspended
        timer-fire = suspended
    """
  )
}
