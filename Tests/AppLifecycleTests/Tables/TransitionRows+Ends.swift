extension RuleRow {
  /// Memory, ends, windows, time and views.
  static let ends = read(
    """
    memory-warning.running | 12 | active | memory-warning -> did-receive-memory-warning = active
    memory-warning.not-running | 12 | ended | memory-warning = not-running
    memory-warning.suspended | 12 | suspended | memory-warning = suspended
    memory-purge.not-running | 12 | ended | memory-purge cannot: the app has no process
    memory-purge.suspended | 12 | suspended | memory-purge = not-running
    memory-purge.prewarmed | 17 | scene ended | after prewarm | memory-purge = not-running
    memory-purge.background | 12 | background | memory-purge = not-running
    memory-purge.foreground | 12 | active | memory-purge = not-running
    crash.no-code | 12 | suspended | crash cannot: no code of the app runs
    crash.background | 12 | background | crash = not-running
    crash.foreground | 12 | active | crash = not-running
    hold-home.locked | 12 | active | after lock | hold-home cannot: the device is locked
    hold-home.foreground | 12 | active | hold-home = not-running
    hold-home.elsewhere | 12 | suspended | hold-home = suspended
    reinstall.locked | 12 | active | after lock | reinstall cannot: the device is locked
    reinstall.foreground | 12 | active | reinstall cannot: the app must be left first
    reinstall.covered | 12 | suspended | after open-switcher
      reinstall cannot: something covers the screen
    reinstall.fresh | 12 | suspended | reinstall = not-running
    reboot.background | 12 | suspended | reboot = not-running
    reboot.foreground | 12 | active | reboot = not-running
    power-off.foreground | 12 | active | power-off = not-running
    reboot.never-launched | 12 | never-launched | reboot = not-running
    reboot.not-running | 12 | ended | reboot = not-running
    scene-disconnect.app | 12 | active | scene-disconnect cannot: the app has no scenes
    scene-disconnect.foreground | 17 | scene active
      scene-disconnect cannot: the system takes scenes away in the background only
    scene-disconnect.gone | 17 | scene suspended | after scene-disconnect
      scene-disconnect cannot: no scene is connected
    scene-disconnect.background | 17 | scene suspended
      scene-disconnect -> scene-did-disconnect@b = suspended
    window.unsupported | 12 | active
      new-window cannot: only an app with scenes that supports several windows, on an iPad from iOS
        13, opens another
    window.unsupported-without-scenes | 12 | active ipad-with-windows
      new-window cannot: only an app with scenes opens several windows
    new-window.not-active | 17 | scene suspended ipad-with-windows
      new-window cannot: the app is not active
    new-window.third | 17 | scene active ipad-with-windows | after new-window
      new-window cannot: two windows are open, and no log shows a third
    close-window.last | 17 | scene active ipad-with-windows
      close-window cannot: one window is open: remove-in-switcher closes the last
    new-window.opens | 17 | scene active ipad-with-windows
      new-window -> scene-will-resign-active#1@a scene-did-become-active#1@a
        scene-will-resign-active#1@a configuration-for-connecting-scene@i scene-will-connect#2@i
        scene-will-enter-foreground#2@i scene-did-become-active#1@a scene-did-become-active#2@a
        = active
    new-window.opens-26 | 26 | scene active ipad-with-windows
      new-window -> scene-will-resign-active#1@a scene-did-become-active#1@a
        scene-will-resign-active#1@a configuration-for-connecting-scene@i scene-will-connect#2@i
        scene-will-enter-foreground#2@i scene-did-become-active#1@a scene-did-become-active#2@a
        = active
    close-window.covered | 17 | scene active ipad-with-windows
      | after new-window notification-center-open
      close-window cannot: something covers the switcher
    close-window.locked | 17 | scene active ipad-with-windows | after new-window lock
      close-window cannot: the device is locked
    close-window.inactive | 17 | scene active ipad-with-windows | after new-window open-switcher
      close-window -> scene-did-disconnect#2@i did-discard-scene-sessions@i = inactive
    close-window.behind | 17 | scene active ipad-with-windows tasks:1 | after new-window home
      close-window -> scene-did-disconnect#2@b did-discard-scene-sessions@b = background
    close-window.suspended | 17 | scene active ipad-with-windows | after new-window home
      close-window = suspended
    close-window.closes-26 | 26 | scene active ipad-with-windows | after new-window
      close-window -> scene-will-resign-active#2@a scene-will-resign-active#1@a
        scene-did-become-active#1@a scene-did-enter-background#2@a scene-did-disconnect#2@a
        did-discard-scene-sessions@a = active
    close-window.closes | 17 | scene active ipad-with-windows | after new-window
      close-window -> scene-will-resign-active#2@a scene-will-resign-active#1@a
        scene-did-become-active#1@a scene-did-enter-background#2@a scene-did-disconnect#2@a
        did-discard-scene-sessions = active
    background-task-begin.single-tasking | 3 | active
      background-task-begin cannot: background tasks exist from iOS 4, on devices with multitasking
    background-task-begin.no-code | 12 | suspended
      background-task-begin cannot: no code of the app runs; one that is begun inside
        didEnterBackground is a member backgroundTasks, or --background-tasks 1
    background-task-begin.start | 12 | active | background-task-begin = active
    background-task-begin.another | 12 | active | after background-task-begin
      background-task-begin = active
    background-task-return.elsewhere | 12 | active
      background-task-return cannot: no expiration handler runs
    background-task-return.idle | 12 | background
      background-task-return cannot: no expiration handler runs
    background-task-return.background | 12 | background | after background-task-begin after:180
      background-task-return = background
      > background-task-overrun = not-running
    background-task-end.idle | 12 | active | background-task-end cannot: no background task runs
    background-task-end.foreground | 12 | active | after background-task-begin
      background-task-end = active
    background-task-end.one-of-several | 12 | active tasks:2 | after home
      background-task-end = background
    background-task-end.background | 12 | background | after background-task-begin
      background-task-end = suspended
    background-task-end.kept | 17 | background with:audio | after background-task-begin audio-start
      background-task-end = background
    background-task-expire.background | 12 | background | after background-task-begin
      > background-task-expire -> expiration-handler@b = background
      after:180 = background
      > background-task-overrun = not-running
    background-task-overrun.background | 12 | background | after background-task-begin
      > background-task-expire -> expiration-handler@b = background
      > background-task-overrun = not-running
      after:700 = not-running
    after.nothing | 12 | active | after:10 = active
    after.at-work | 12 | background | after background-task-begin | after:10 = background
    after.kept | 17 | background with:audio | after audio-start | after:10 = background
    after.debugger | 12 | background debugger | after:5 = background
    after.suspend | 12 | background | after:10 = suspended
    timer-fire.no-process | 12 | ended | timer-fire cannot: no timer of the app is left
    timer-fire.foreground | 12 | active | timer-fire -> timer@a = active
    timer-fire.background | 12 | background | timer-fire -> timer@b = background
    timer-fire.suspended | 12 | suspended | timer-fire = suspended
    view.elsewhere | 12 | suspended | view-push cannot: no view of the app is on the screen
    view-push.foreground | 12 | active | view-push = active
    view-pop.foreground | 12 | active | after view-push | view-pop = active
    view-pop-cancel.before-7 | 6 | active
      view-pop-cancel cannot: the swipe back exists from iOS 7
    view-pop-cancel.foreground | 12 | active | after view-push | view-pop-cancel = active
    tab-select.foreground | 12 | active | tab-select = active
    view-present.foreground | 12 | active | view-present = active
    view-dismiss.foreground | 12 | active | after view-present | view-dismiss = active
    """
  )
}
