import PushRules
import PushTestSupport

extension Fixture {
  static let launches = [
    Fixture(
      "L1",
      .app(
        .majors(6...12),
        from: .ended,
        """
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
        """
      )
    ),
    // not on 10.0.
    Fixture(
      "L3",
      .app(
        .majors(7...12).withoutTapDefect,
        from: .ended,
        in: .launching(.fetch),
        """
        push:alert = not-running
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+
          did-receive-fetch@i did-become-active@a = active
        """
      )
    ),
    Fixture(
      "L5",
      .app(
        .majors(7...12),
        from: .ended,
        """
        background-fetch -> will-finish-launching@b did-finish-launching@b
          perform-fetch@b = suspended
        """
      ).stating(.fetch)
    ),
    Fixture("L6", .app(.since(7), from: .quit, "push:ca = not-running")),
    Fixture("L6", .scene(from: .quit, "push:ca = not-running")),
  ]

  static let foreground = [
    Fixture(
      "H1",
      .app(
        .majors(4...12),
        from: .active,
        "home -> will-resign-active@a did-enter-background@b = suspended"
      )
    ),
    Fixture(
      "H1",
      .app(
        .majors(4...12),
        from: .active,
        """
        home -> will-resign-active@a did-enter-background@b
          should-save-state@b will-encode-state@b = suspended
        """
      ).restoring
    ),
    Fixture(
      "R1",
      .app(
        .majors(4...12),
        from: .suspended,
        "tap-icon -> will-enter-foreground@b did-become-active@a = active"
      )
    ),
    Fixture(
      "R3",
      .app(
        .majors(7...12).withoutTapDefect,
        from: .suspended,
        in: .launching(.fetch),
        """
        push:alert = suspended
        tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a = active
        """
      )
    ),
    Fixture(
      "A1",
      .app(.majors(4...12), from: .active, "open-switcher -> will-resign-active@a = inactive")
    ),
    Fixture(
      "A2",
      .app(.majors(4...12), from: .active, "return-from-switcher -> did-become-active@a = active")
        .after("open-switcher")
    ),
    Fixture(
      "A2",
      .app(.majors(4...12), from: .inactive, "return-from-switcher -> did-become-active@a = active")
    ),
    Fixture(
      "A3",
      .app(.majors(4...12), from: .active, "open-other-app -> did-enter-background@b = suspended")
        .after("open-switcher")
    ),
    Fixture(
      "A3",
      .app(.majors(4...12), from: .inactive, "open-other-app -> did-enter-background@b = suspended")
    ),
  ]

  static let centers = [
    Fixture("LK1", .app(.majors(4...4), from: .active, "lock -> will-resign-active@a = inactive")),
    Fixture(
      "LK2",
      .app(
        .majors(5...6),
        from: .active,
        "lock -> will-resign-active@a did-enter-background@i = suspended"
      )
    ),
    Fixture(
      "LK2u",
      .app(
        .majors(5...6),
        from: .active,
        "unlock -> will-enter-foreground@i did-become-active@a = active"
      ).after("lock")
    ),
    Fixture(
      "LK3",
      .app(
        .majors(7...12),
        from: .active,
        "lock -> will-resign-active@a did-enter-background@b = suspended"
      )
    ),
    Fixture(
      "I1",
      .app(
        .majors(4...12),
        from: .active,
        """
        call-incoming -> will-resign-active@a = inactive
        call-decline -> did-become-active@a = active
        """
      )
    ),
    Fixture(
      "I2",
      .app(
        .majors(4...12),
        from: .active,
        """
        call-incoming -> will-resign-active@a = inactive
        call-accept -> did-enter-background@b = suspended
        """
      )
    ),
    Fixture("N1", .app(.majors(5...10), from: .active, notificationCenter)),
    // L-14: the spurious pair is a note.
    Fixture("N2", .app(.majors(11...12), from: .active, notificationCenter)),
  ]

  private static let notificationCenter = """
    notification-center-open -> will-resign-active@a = inactive
    notification-center-close -> did-become-active@a = active
    """
}
