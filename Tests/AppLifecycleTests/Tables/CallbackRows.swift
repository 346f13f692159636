extension RuleRow {
  /// The rules about callbacks: the script has what the rule alone runs.
  static let callbacks = read(
    """
    launch.will-finish | 12 | ended | open-url -> will-finish-launching@i
    launch.will-finish-scene | 17 | scene ended | open-url -> will-finish-launching@b
    launch.should-restore | 12 | active restores | after home memory-purge
      tap-icon -> should-restore-state@i
    launch.did-decode | 12 | active restores | after home memory-purge
      tap-icon -> did-decode-state@i
    launch.did-finish | 12 | ended | open-url -> did-finish-launching@i
    launch.did-finish-scene | 17 | scene ended | open-url -> did-finish-launching@b
    launch.did-discard-sessions | 17 | scene suspended | after remove-in-switcher
      tap-icon -> did-discard-scene-sessions@b
    launch.scene-configuration | 17 | scene never-launched
      tap-icon -> configuration-for-connecting-scene@b
    launch.scene-connects | 17 | scene ended | open-url -> scene-will-connect@b
    launch.scene-restores | 17 | scene active restores | after home memory-purge
      tap-icon -> scene-restore-interaction-state@b
    launch.scene-foreground | 17 | scene ended | tap-icon -> scene-will-enter-foreground@b
    launch.app-foreground | 17 | scene ended | tap-icon -> (WillEnterForeground)@b
    launch-behind.will-finish | 12 | ended | background-session -> will-finish-launching@b
    launch-behind.did-finish | 12 | ended | background-session -> did-finish-launching@b
    launch-behind.did-discard-sessions | 17 | scene suspended | after remove-in-switcher
      location-wake -> did-discard-scene-sessions@b
    launch-behind.scene-configuration | 17 | scene suspended | after remove-in-switcher
      location-wake -> configuration-for-connecting-scene@b
    launch-behind.scene-connects | 17 | scene ended | background-session -> scene-will-connect@b
    launch-unseen.will-finish | 17 | scene ended | app-intent -> will-finish-launching@b
    launch-unseen.did-finish | 17 | scene ended | app-intent -> did-finish-launching@b
    continued-processing.handler | 26 | active | continued-processing -> processing-task-handler@a
    will-enter-foreground.app | 12 | suspended | tap-icon -> will-enter-foreground@b
    reconnect.did-discard-sessions | 17 | scene suspended | after remove-in-switcher app-intent
      tap-icon -> did-discard-scene-sessions@b
    reconnect.scene-configuration | 17 | scene suspended | after remove-in-switcher app-intent
      tap-icon -> configuration-for-connecting-scene@b
    will-enter-foreground.scene-reconnects | 17 | scene suspended | after scene-disconnect
      tap-icon -> scene-will-connect@b
    will-enter-foreground.scene | 17 | scene suspended | tap-icon -> scene-will-enter-foreground@b
    will-enter-foreground.scene-app | 17 | scene suspended | tap-icon -> (WillEnterForeground)@b
    will-enter-foreground.unlock-5-6 | 6 | active | after lock | unlock -> will-enter-foreground@i
    will-enter-foreground.unlock | 12 | active | after lock push:alert
      tap-notification -> will-enter-foreground@b
    will-enter-foreground.scene-unlock | 17 | scene active | after lock push:alert
      tap-notification -> scene-will-enter-foreground@b
    will-enter-foreground.scene-app-unlock | 17 | scene active | after lock push:alert
      tap-notification -> (WillEnterForeground)@b
    did-become-active.app | 12 | suspended | tap-icon -> did-become-active@a
    did-become-active.scene | 17 | scene suspended | tap-icon -> scene-did-become-active@a
    did-become-active.scene-app | 17 | scene suspended | tap-icon -> (DidBecomeActive)@a
    will-resign-active.app | 12 | active | home -> will-resign-active@a
    will-resign-active.scene | 17 | scene active | home -> scene-will-resign-active@a
    will-resign-active.scene-app | 17 | scene active | home -> (WillResignActive)@a
    did-enter-background.app | 12 | active | home -> did-enter-background@b
    did-enter-background.scene | 17 | scene active | home -> scene-did-enter-background@b
    did-enter-background.scene-app | 17 | scene active | home -> (DidEnterBackground)@b
    did-enter-background.lock-5-6 | 6 | active | lock -> did-enter-background@i
    save-state.asks | 12 | active restores | home -> should-save-state@b
    save-state.encodes | 12 | active restores | home -> will-encode-state@b
    save-state.asks-on-lock | 6 | active restores | lock -> should-save-state@i
    save-state.encodes-on-lock | 6 | active restores | lock -> will-encode-state@i
    save-state.scene | 17 | scene active restores | home -> state-restoration-activity@b
    background-fetch.method | 12 | suspended with:fetch | background-fetch -> perform-fetch@b
    background-fetch.method-deprecated | 17 | suspended with:fetch
      background-fetch -> perform-fetch@b
    background-task.expiration | 12 | background | after background-task-begin
      after:180 -> expiration-handler@b
    background-processing.handler | 17 | suspended with:processing
      background-processing -> processing-task-handler@b
    background-session.method | 12 | suspended
      background-session -> handle-events-for-background-url-session@b
    location-wake.method | 12 | active | location-wake -> location-manager-did-update-locations@a
    location-wake.method-before-6 | 5 | active
      location-wake -> location-manager-did-update-to-location@a
    timer.method | 12 | active | timer-fire -> timer@a
    scene-disconnect.method | 17 | scene active | remove-in-switcher -> scene-did-disconnect@b
    discard-session.method | 17 | scene active ipad
      remove-in-switcher -> did-discard-scene-sessions@b
    discard-session.method-iphone | 17 | scene active
      remove-in-switcher -> did-discard-scene-sessions@b
    will-terminate.method | 12 | active | remove-in-switcher -> will-terminate@b
    will-terminate.single-tasking | 3 | active | home -> will-terminate
    memory-warning.method | 12 | active | memory-warning -> did-receive-memory-warning@a
    open-url.launch-before-4.2 | 4.1 | ended | open-url -> handle-open-url@i
    open-url.launch-before-9 | 8 | ended | open-url -> open-url-from-app@i
    open-url.launch-app | 12 | ended | open-url -> open-url@i
    open-url.before-4.2 | 4.1 | active | open-url -> handle-open-url@a
    open-url.before-9 | 8 | active | open-url -> open-url-from-app@a
    open-url.app | 12 | active | open-url -> open-url@a
    open-url.scene | 17 | scene active | open-url -> scene-open-url-contexts@a
    universal-link.launch-announced | 12 | ended
      open-universal-link -> will-continue-user-activity@i
    universal-link.launch | 12 | ended | open-universal-link -> continue-user-activity@i
    universal-link.announced | 12 | active | open-universal-link -> will-continue-user-activity@a
    universal-link.app | 12 | active | open-universal-link -> continue-user-activity@a
    universal-link.scene-announced | 17 | scene active
      open-universal-link -> scene-will-continue-user-activity@a
    universal-link.scene | 17 | scene active | open-universal-link -> scene-continue-user-activity@a
    quick-action.launch | 12 | ended | open-quick-action -> perform-action-for-shortcut-item@i
    quick-action.app | 12 | suspended | open-quick-action -> perform-action-for-shortcut-item@i
    quick-action.scene | 17 | scene suspended
      open-quick-action -> scene-perform-action-for-shortcut-item@i
    new-window.configuration | 17 | scene active ipad-with-windows
      new-window -> configuration-for-connecting-scene@i
    new-window.connects | 17 | scene active ipad-with-windows | new-window -> scene-will-connect#2@i
    new-window.foreground | 17 | scene active ipad-with-windows
      new-window -> scene-will-enter-foreground#2@i
    close-window.first-active | 17 | scene active ipad-with-windows | after new-window
      close-window -> scene-did-become-active#1@a
    close-window.first-active-app | 17 | scene active ipad-with-windows | after new-window
      close-window -> (DidBecomeActive)@a
    close-window.background | 17 | scene active ipad-with-windows | after new-window
      close-window -> scene-did-enter-background#2@a
    view-pop.no-layout | 12 | active | after view-push | view-pop
    app-intent.no-method | 17 | active | app-intent
    close-window.disconnects | 17 | scene active ipad-with-windows | after new-window
      close-window -> scene-did-disconnect#2@a
    """
  )

  /// Each rule about view controllers that runs something, with a script in which it does.
  static let views = read(
    """
    view.will-appear | 12 | ended
      tap-icon -> A.load-view@i A.view-did-load@i A.view-will-appear@i A.view-will-layout-subviews@i
        A.view-did-layout-subviews@i
    view.will-appear-late | 17 | scene ended | after location-wake
      tap-icon -> A.load-view@b A.view-did-load@b A.view-will-appear@b A.view-is-appearing@b
        A.view-will-layout-subviews@b A.view-did-layout-subviews@b
    view.restored | 12 | active restores | after home memory-purge
      tap-icon -> A.load-view@i A.view-did-load@i A.decode-restorable-state@i
    view.pop-cancelled | 12 | active | after view-push
      view-pop-cancel -> B.view-will-disappear@a A.view-will-appear@a A.view-will-disappear@a
        A.view-did-disappear@a B.view-will-appear@a B.view-did-appear@a
    view.select-tab | 12 | active
      tab-select -> B.load-view@a B.view-did-load@a B.view-will-appear@a A.view-will-disappear@a
        B.view-will-layout-subviews@a B.view-did-layout-subviews@a A.view-did-disappear@a
        B.view-did-appear@a
    view.did-appear | 12 | ended | tap-icon -> A.view-did-appear@a
    view.ends-without-background | 3 | active
      home -> A.view-will-disappear@i A.view-did-disappear@i
    view.exits-on-suspend | 4 | active single-tasking
      home -> A.view-will-disappear@i A.view-did-disappear@i
    view.scene-removed | 17 | scene active
      remove-in-switcher -> A.view-will-disappear@b A.view-did-disappear@b
    view.push | 12 | active
      view-push -> B.load-view@a B.view-did-load@a A.view-will-disappear@a B.view-will-appear@a
        B.view-will-layout-subviews@a B.view-did-layout-subviews@a A.view-did-disappear@a
        B.view-did-appear@a
    view.push-on-presented | 12 | active | after view-present
      view-push -> C.load-view@a C.view-did-load@a B.view-will-disappear@a C.view-will-appear@a
        C.view-will-layout-subviews@a C.view-did-layout-subviews@a B.view-did-disappear@a
        C.view-did-appear@a
    view.pop | 12 | active | after view-push
      view-pop -> B.view-will-disappear@a A.view-will-appear@a B.view-did-disappear@a
        A.view-did-appear@a
    view.present-full-screen | 12 | active
      view-present -> B.load-view@a B.view-did-load@a A.view-will-disappear@a B.view-will-appear@a
        B.view-will-layout-subviews@a B.view-did-layout-subviews@a B.view-did-appear@a
        A.view-did-disappear@a
    view.present-sheet | 17 | scene active
      view-present -> B.load-view@a B.view-did-load@a B.view-will-appear@a B.view-is-appearing@a
        B.view-will-layout-subviews@a B.view-did-layout-subviews@a B.view-did-appear@a
    view.dismiss-full-screen | 12 | active | after view-present
      view-dismiss -> B.view-will-disappear@a A.view-will-appear@a A.view-will-layout-subviews@a
        A.view-did-layout-subviews@a A.view-did-appear@a B.view-did-disappear@a
    view.dismiss-sheet | 17 | scene active | after view-present
      view-dismiss -> B.view-will-disappear@a B.view-did-disappear@a
    view.memory-warning | 12 | active | memory-warning -> A.view-did-receive-memory-warning@a
    view.memory-warning-unloads | 5 | active | memory-warning -> A.view-did-receive-memory-warning@a
    """
  )
}
