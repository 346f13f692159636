import PushRules
import PushTestSupport

extension Row {
  static let leaving = [
    Row(
      "T-H0",
      .app(
        .majors(3...3),
        from: .active,
        """
        home -> [will-resign-active@a] A.view-will-disappear A.view-did-disappear
          will-terminate = not-running
        """
      )
    ),
    Row(
      "T-H1",
      .app(
        .since(4),
        from: .active,
        "home -> will-resign-active@a did-enter-background@b = suspended"
      )
    ),
    Row(
      "T-H1",
      .app(
        .since(4),
        from: .active,
        "open-other-app -> will-resign-active@a did-enter-background@b = suspended"
      )
    ),
    Row(
      "T-H1",
      .app(
        .since(4),
        from: .active,
        """
        home -> will-resign-active@a did-enter-background@b should-save-state@b
          will-encode-state@b = suspended
        """
      ).restoring
    ),
    Row("T-R1", .app(.since(4), from: .suspended, "tap-icon -> \(toFront)")),
    Row("T-R1", .app(.since(4), from: .background, "tap-icon -> \(toFront)")),
    Row(
      "T-R1",
      .app(
        .since(4),
        from: .suspended,
        """
        open-switcher = suspended
        return-from-switcher -> \(toFront)
        """
      )
    ),
    Row(
      "T-R2",
      .app(
        .since(9),
        from: .background,
        "open-url -> will-enter-foreground@b open-url@i did-become-active@a = active"
      )
    ),
    Row(
      "T-R2",
      .app(
        .since(8),
        from: .suspended,
        """
        open-universal-link -> will-enter-foreground@b will-continue-user-activity@i
          continue-user-activity@i did-become-active@a = active
        """
      )
    ),
    Row(
      "T-R3",
      .app(
        .since(7).withoutTapDefect,
        from: .background,
        """
        push:alert
        tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a = active
        """
      )
    ),
    Row(
      "T-R3",
      .app(
        .since(7).withoutTapDefect,
        from: .background,
        """
        push:alert+ca -> did-receive-fetch@b
        tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a = active
        """
      )
    ),
  ]

  static let switcher = [
    Row("T-A1", .app(.since(4), from: .active, "open-switcher -> will-resign-active@a = inactive")),
    Row(
      "T-A2",
      .app(.since(4), from: .active, "return-from-switcher -> did-become-active@a = active")
        .after("open-switcher")
    ),
    Row(
      "T-A3",
      .app(.since(4), from: .active, "open-other-app -> did-enter-background@b = suspended")
        .after("open-switcher")
    ),
    Row(
      "T-A3",
      .app(.since(4), from: .active, "home -> did-enter-background@b = suspended")
        .after("open-switcher")
    ),
  ]

  static let calls = [
    Row(
      "T-I1",
      .app(
        .since(4),
        from: .active,
        """
        call-incoming -> will-resign-active@a = inactive
        call-decline -> did-become-active@a = active
        """
      )
    ),
    Row(
      "T-I2",
      .app(
        .since(4),
        from: .active,
        """
        call-incoming -> will-resign-active@a = inactive
        call-accept -> did-enter-background@b = suspended
        """
      )
    ),
    Row(
      "T-I3",
      .app(.since(4), from: .active, "tap-icon -> \(toFront)").after("call-incoming call-accept")
    ),
    Row(
      "T-I4",
      .app(
        .majors(3...3),
        from: .active,
        """
        call-incoming -> will-resign-active@a = inactive
        call-accept -> will-terminate = not-running
        """
      )
    ),
    Row(
      "T-I4",
      .app(
        .majors(3...3),
        from: .active,
        """
        call-incoming -> will-resign-active@a = inactive
        call-decline -> did-become-active@a = active
        """
      )
    ),
  ]

  private static let toFront = "will-enter-foreground@b did-become-active@a = active"
}
