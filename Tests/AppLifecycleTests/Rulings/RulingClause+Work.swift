import AppLifecycle
import PushRules
import PushTestSupport

extension RulingClause {
  static let keepers = [
    RulingClause("L-24", kept("audio").stating(.audio), .documented),
    RulingClause("L-24", kept("location").stating(.location), .documented),
    RulingClause(
      "L-24",
      .app(
        .since(4),
        from: .active,
        """
        home -> will-resign-active@a did-enter-background@b = background
        audio-stop = background
        background-task-end = background
        location-stop = suspended
        """
      ).stating(.audio, .location).after("audio-start location-start background-task-begin"),
      .documented
    ),
    RulingClause(
      "L-24",
      .app(
        .since(4),
        from: .active,
        """
        audio-start = active
        home -> will-resign-active@a did-enter-background@b = suspended
        """
      ),
      .documented
    ),
  ]

  static let work = [
    RulingClause(
      "L-19",
      .app(.since(7), from: .suspended, "background-fetch = suspended"),
      .documented
    ),
    RulingClause(
      "L-19",
      .app(.since(7), from: .quit, "background-fetch = not-running").stating(.fetch),
      .documented
    ),
    RulingClause(
      "L-24",
      .app(.since(13), from: .suspended, "background-processing = suspended"),
      .documented
    ),
    RulingClause(
      "L-24",
      .app(
        .since(13),
        from: .suspended,
        "background-processing -> processing-task-handler@b = suspended"
      ).stating(.processing),
      .contested
    ),
    RulingClause(
      "L-24",
      .app(
        .since(13),
        from: .ended,
        """
        background-processing -> will-finish-launching@b did-finish-launching@b
          processing-task-handler@b = suspended
        """
      ).stating(.processing),
      .contested
    ),
    RulingClause(
      "L-24",
      .app(.since(13), from: .quit, "background-processing = not-running").stating(.processing),
      .documented
    ),
    RulingClause(
      "L-24",
      .app(
        .since(7),
        from: .ended,
        """
        background-session -> will-finish-launching@b did-finish-launching@b
          handle-events-for-background-url-session@b = suspended
        """
      ),
      .contested
    ),
    RulingClause(
      "L-24",
      .app(
        .since(7),
        from: .suspended,
        "background-session -> handle-events-for-background-url-session@b = suspended"
      ),
      .contested
    ),
    RulingClause(
      "L-24",
      .app(.since(7), from: .active, "background-session = active"),
      .documented
    ),
    RulingClause(
      "L-24",
      .app(.since(7), from: .quit, "background-session = not-running"),
      .documented
    ),
    RulingClause(
      "L-24",
      .app(
        .since(6),
        from: .ended,
        """
        location-wake -> will-finish-launching@b did-finish-launching@b
          location-manager-did-update-locations@b = suspended
        """
      ),
      .contested
    ),
    RulingClause(
      "L-24",
      .app(
        .since(8),
        from: .quit,
        """
        location-wake -> will-finish-launching@b did-finish-launching@b
          location-manager-did-update-locations@b = suspended
        """
      ),
      .contested
    ),
    RulingClause(
      "L-24",
      .app(.majors(7...7), from: .quit, "location-wake = not-running"),
      .documented
    ),
    RulingClause(
      "L-24",
      .app(
        .majors(4...5),
        from: .active,
        "location-wake -> location-manager-did-update-to-location@a = active"
      ),
      .documented
    ),
  ]

  private static func kept(_ thing: String) -> Play {
    .app(
      .since(4),
      from: .active,
      """
      \(thing)-start = active
      home -> will-resign-active@a did-enter-background@b = background
      after:3600 = background
      timer-fire -> timer@b = background
      \(thing)-stop = suspended
      """
    )
  }
}
