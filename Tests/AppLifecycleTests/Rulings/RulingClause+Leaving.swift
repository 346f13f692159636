import PushRules
import PushTestSupport

extension RulingClause {
  static let leaving = [
    RulingClause(
      "L-01",
      .app(
        .since(4),
        from: .active,
        "home -> will-resign-active@a did-enter-background@b = suspended"
      ),
      .documented
    ),
    RulingClause(
      "L-01",
      .app(
        .since(4),
        from: .active,
        "background-task-end = suspended"
      ).after("background-task-begin home"),
      .documented
    ),
    RulingClause("L-01", .app(.since(4), from: .suspended, "after:600 = suspended"), .documented),
    RulingClause(
      "L-02",
      .app(
        .majors(4...12),
        from: .active,
        "home -> will-resign-active@a did-enter-background will-terminate = not-running"
      ).exiting,
      .contested
    ),
    RulingClause(
      "L-02",
      .app(
        .majors(4...12),
        from: .active,
        "open-other-app -> will-resign-active@a did-enter-background will-terminate = not-running"
      ).exiting,
      .contested
    ),
    RulingClause(
      "L-02",
      .app(
        .majors(4...12),
        from: .active,
        """
        call-incoming -> will-resign-active@a = inactive
        call-accept -> did-enter-background will-terminate = not-running
        """
      ).exiting
    ),
    RulingClause(
      "L-02",
      .app(
        .since(13),
        from: .active,
        "home -> will-resign-active@a did-enter-background@b = suspended"
      ).exiting
    ),
  ]

  static let removal = [
    RulingClause(
      "L-03",
      .app(
        .since(8),
        from: .active,
        """
        open-switcher -> will-resign-active@a = inactive
        remove-in-switcher -> did-enter-background@b will-terminate = not-running
        """
      ),
      .observed
    ),
    RulingClause("L-03", .app(.since(4), from: .suspended, "remove-in-switcher = not-running")),
    RulingClause(
      "L-03",
      .app(.since(8), from: .background, "remove-in-switcher -> will-terminate = not-running"),
      .observed
    ),
    RulingClause(
      "L-04",
      .app(
        .majors(7...7),
        from: .active,
        """
        remove-in-switcher -> will-resign-active did-enter-background did-enter-background
          will-terminate = not-running
        """
      ),
      .observed
    ),
    RulingClause("L-04", once(.majors(7...7)).exiting, .observed),
    RulingClause("L-04", once(.majors(4...6)), .observed),
    RulingClause("L-04", once(.since(8)), .observed),
  ]

  private static func once(_ systems: [SystemVersion]) -> Play {
    .app(
      systems,
      from: .active,
      "remove-in-switcher -> will-resign-active did-enter-background will-terminate = not-running"
    )
  }

  static let interruptions = [
    RulingClause(
      "L-05",
      .app(
        .majors(3...13),
        from: .active,
        """
        call-incoming -> will-resign-active@a = inactive
        call-decline -> did-become-active@a = active
        """
      ),
      .documented
    ),
    RulingClause(
      "L-05",
      .app(
        .majors(4...13),
        from: .active,
        """
        call-incoming -> will-resign-active@a = inactive
        call-accept -> did-enter-background@b = suspended
        """
      ),
      .documented
    ),
    RulingClause(
      "L-05",
      .app(
        .majors(3...3),
        from: .active,
        """
        call-incoming -> will-resign-active@a = inactive
        call-accept -> will-terminate = not-running
        """
      ),
      .documented
    ),
    RulingClause(
      "L-06",
      .app(.majors(3...4), from: .active, "lock -> will-resign-active@a = inactive"),
      .observed
    ),
    RulingClause(
      "L-06",
      .app(
        .majors(5...6),
        from: .active,
        """
        lock -> will-resign-active@a did-enter-background@i = suspended
        unlock -> will-enter-foreground@i did-become-active@a = active
        """
      ),
      .observed
    ),
    RulingClause(
      "L-06",
      .app(
        .since(7),
        from: .active,
        "lock -> will-resign-active@a did-enter-background@b = suspended"
      ),
      .observed
    ),
    RulingClause(
      "L-14",
      .app(
        .since(5),
        from: .active,
        """
        notification-center-open -> will-resign-active@a = inactive
        notification-center-close -> did-become-active@a = active
        """
      ),
      .observed
    ),
  ]
}
