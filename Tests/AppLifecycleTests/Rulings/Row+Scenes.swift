import AppLifecycle
import PushRules
import PushTestSupport

extension Row {
  static let scenes = [
    Row(
      "T-S1",
      .scene(
        from: .ended,
        """
        tap-icon -> will-finish-launching@b did-finish-launching@b
          scene-will-connect scene-will-enter-foreground scene-did-become-active = active
        """
      )
    ),
    Row(
      "T-S1",
      .scene(
        from: .notRunning(.neverLaunched),
        """
        tap-icon -> will-finish-launching@b did-finish-launching@b
          configuration-for-connecting-scene scene-will-connect
          scene-will-enter-foreground scene-did-become-active = active
        """
      )
    ),
    Row(
      "T-S1",
      .scene(
        from: .ended,
        """
        tap-icon -> will-finish-launching did-finish-launching scene-will-connect
          scene-will-enter-foreground (WillEnterForeground)
          scene-did-become-active (DidBecomeActive) = active
        """
      )
    ),
    Row(
      "T-S1",
      .scene(
        .majors(13...16),
        from: .ended,
        """
        tap-icon -> will-finish-launching did-finish-launching scene-will-connect A.load-view
          A.view-did-load A.view-will-appear [A.view-is-appearing] A.view-will-layout-subviews
          A.view-did-layout-subviews scene-will-enter-foreground scene-did-become-active
          A.view-did-appear = active
        """
      )
    ),
    Row(
      "T-S2",
      .scene(
        from: .active,
        """
        home -> scene-will-resign-active (WillResignActive)
          scene-did-enter-background (DidEnterBackground) = suspended
        """
      )
    ),
    Row(
      "T-S2",
      .scene(
        from: .active,
        "open-other-app -> scene-will-resign-active scene-did-enter-background = suspended"
      )
    ),
    Row(
      "T-S3",
      .scene(
        from: .active,
        """
        tap-icon -> scene-will-enter-foreground (WillEnterForeground)
          scene-did-become-active (DidBecomeActive) = active
        """
      ).after("home")
    ),
    Row(
      "T-S4",
      .scene(
        from: .active,
        """
        open-switcher -> scene-will-resign-active (WillResignActive) = inactive
        return-from-switcher -> scene-did-become-active (DidBecomeActive) = active
        """
      )
    ),
    Row(
      "T-S4",
      .scene(
        from: .active,
        """
        call-incoming -> scene-will-resign-active = inactive
        call-decline -> scene-did-become-active = active
        """
      )
    ),
    Row(
      "T-LK3",
      .scene(
        from: .active,
        """
        lock -> scene-will-resign-active scene-did-enter-background = suspended
        unlock -> scene-will-enter-foreground scene-did-become-active = active
        """
      )
    ),
    Row(
      "T-N1",
      .scene(
        from: .active,
        """
        notification-center-open -> scene-will-resign-active = inactive
        notification-center-close -> scene-did-become-active = active
        """
      )
    ),
    Row(
      "T-A3",
      .scene(
        from: .active,
        """
        open-switcher -> scene-will-resign-active = inactive
        open-other-app -> scene-did-enter-background = suspended
        """
      )
    ),
    Row(
      "T-S9",
      .scene(
        from: .suspended,
        """
        scene-disconnect -> scene-did-disconnect
        tap-icon -> scene-will-connect scene-will-enter-foreground scene-did-become-active = active
        """
      )
    ),
    Row(
      "T-S10",
      .scene(
        from: .ended,
        in: .launching(.fetch),
        "push:ca -> will-finish-launching@b did-finish-launching@b did-receive-fetch@b = suspended"
      )
    ),
    Row(
      "T-S11",
      .scene(
        from: .ended,
        """
        push:alert = not-running
        tap-notification -> will-finish-launching did-finish-launching scene-will-connect+
          scene-will-enter-foreground scene-did-become-active = active
        """
      )
    ),
    Row(
      "T-S12",
      .scene(
        from: .active,
        """
        home -> scene-will-resign-active scene-did-enter-background
          state-restoration-activity = suspended
        memory-purge = not-running
        tap-icon -> will-finish-launching did-finish-launching scene-will-connect
          scene-restore-interaction-state scene-will-enter-foreground
          scene-did-become-active = active
        """
      ).restoring
    ),
    Row(
      "T-S13",
      .app(
        .since(18, 4),
        from: .ended,
        "tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active"
      )
    ),
  ]

  // L-28 answers T-S5 with the order of the printed logs, and names T-S5 as the other side.
  static let sceneEnds = [
    Row(
      "T-S5",
      .scene(
        from: .active,
        """
        remove-in-switcher -> scene-will-resign-active scene-did-disconnect
          did-discard-scene-sessions will-terminate = not-running
        """
      )
    ),
    Row(
      "T-S6",
      .scene(
        from: .active,
        """
        remove-in-switcher -> [scene-will-resign-active] scene-did-disconnect
          did-discard-scene-sessions will-terminate = not-running
        tap-icon -> will-finish-launching did-finish-launching configuration-for-connecting-scene
          scene-will-connect scene-will-enter-foreground scene-did-become-active = active
        """
      ).on(.iPad)
    ),
    Row(
      "T-S6",
      .scene(
        from: .active,
        """
        open-switcher -> scene-will-resign-active = inactive
        remove-in-switcher -> scene-did-disconnect did-discard-scene-sessions
          will-terminate = not-running
        """
      ).on(.iPad)
    ),
    Row(
      "T-S7",
      .scene(
        from: .active,
        """
        remove-in-switcher -> [scene-will-resign-active] scene-did-enter-background
          [will-terminate] = not-running
        """
      ).on(.iPadWithWindows)
    ),
    Row(
      "T-S8",
      .scene(
        from: .suspended,
        """
        remove-in-switcher = not-running
        tap-icon -> will-finish-launching did-finish-launching did-discard-scene-sessions
          configuration-for-connecting-scene scene-will-connect
          scene-will-enter-foreground scene-did-become-active = active
        """
      )
    ),
  ]
}
