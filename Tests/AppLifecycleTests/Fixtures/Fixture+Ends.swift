import AppLifecycle
import PushRules
import PushTestSupport

extension Fixture {
  static let ends = [
    Fixture(
      "K1",
      .app(
        .majors(7...7),
        from: .active,
        """
        remove-in-switcher -> will-resign-active@a did-enter-background
          did-enter-background will-terminate = not-running
        """
      )
    ),
    Fixture(
      "K1b",
      .app(
        .majors(8...12),
        from: .active,
        """
        remove-in-switcher -> will-resign-active@a did-enter-background will-terminate = not-running
        """
      )
    ),
    Fixture("K2", .app(.since(4), from: .suspended, "remove-in-switcher = not-running")),
    Fixture("K2", .scene(from: .suspended, "remove-in-switcher = not-running")),
    Fixture("K3", .app(.since(4), from: .suspended, "memory-purge = not-running")),
    Fixture("K3", .scene(from: .suspended, "memory-purge = not-running")),
    Fixture("K7", .app(.all, from: .active, "crash = not-running")),
    Fixture("K7", .scene(from: .active, "crash = not-running")),
    Fixture(
      "E1",
      .app(
        .majors(4...12),
        from: .active,
        "home -> [will-resign-active@a] did-enter-background will-terminate = not-running"
      ).exiting
    ),
  ]

  static let scenes = [
    Fixture(
      "S1",
      .scene(
        from: .ended,
        """
        tap-icon -> will-finish-launching did-finish-launching
          [configuration-for-connecting-scene] scene-will-connect
          scene-will-enter-foreground scene-did-become-active = active
        """
      )
    ),
    Fixture(
      "S2",
      .scene(
        from: .active,
        "home -> scene-will-resign-active scene-did-enter-background = suspended"
      )
    ),
    Fixture(
      "S3",
      .scene(
        from: .suspended,
        "tap-icon -> scene-will-enter-foreground scene-did-become-active = active"
      )
    ),
    // L-28: the scene is disconnected, and does not enter the background.
    Fixture(
      "S5",
      .scene(
        from: .active,
        """
        remove-in-switcher -> [scene-will-resign-active] scene-did-disconnect
          did-discard-scene-sessions will-terminate = not-running
        """
      )
    ),
    Fixture(
      "S6",
      .scene(
        from: .active,
        """
        remove-in-switcher -> [scene-will-resign-active] scene-did-disconnect
          did-discard-scene-sessions will-terminate = not-running
        """
      ).on(.iPad)
    ),
    Fixture(
      "S10",
      .scene(
        from: .ended,
        in: .launching(.fetch),
        """
        push:ca -> will-finish-launching@b did-finish-launching@b did-receive-fetch@b = suspended
        """
      )
    ),
    // the scene is connected if the app implements that, without a response.
    Fixture(
      "S10",
      .scene(
        from: .ended,
        """
        push:ca -> will-finish-launching@b did-finish-launching@b
          [configuration-for-connecting-scene] scene-will-connect
          did-receive-fetch@b = suspended
        """
      )
    ),
  ]
}
