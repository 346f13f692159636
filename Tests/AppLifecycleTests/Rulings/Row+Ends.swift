import PushRules
import PushTestSupport

extension Row {
  static let removals = [
    Row(
      "T-K1",
      .app(
        .majors(7...7),
        from: .active,
        """
        remove-in-switcher -> will-resign-active@a did-enter-background did-enter-background
          will-terminate = not-running
        """
      )
    ),
    Row(
      "T-K1",
      .app(
        .majors(7...7),
        from: .active,
        """
        open-switcher -> will-resign-active@a = inactive
        remove-in-switcher -> did-enter-background did-enter-background
          will-terminate = not-running
        """
      )
    ),
    Row(
      "T-K1b",
      .app(
        .since(8),
        from: .active,
        """
        open-switcher -> will-resign-active@a = inactive
        remove-in-switcher -> did-enter-background will-terminate = not-running
        """
      )
    ),
    Row("T-K1c", .app(.majors(4...12), from: .active, "remove-in-switcher -> \(away)").exiting),
    Row("T-K2", .app(.since(4), from: .suspended, "remove-in-switcher = not-running")),
    Row(
      "T-K2",
      .app(.since(4), from: .active, "remove-in-switcher = not-running").after("home open-switcher")
    ),
    Row(
      "T-K5b",
      .app(.since(8), from: .background, "remove-in-switcher -> will-terminate = not-running")
    ),
    Row(
      "T-K5b",
      .app(.since(8), from: .active, "remove-in-switcher -> will-terminate = not-running")
        .after("background-task-begin home")
    ),
    Row(
      "T-K6",
      .app(
        .since(7),
        from: .ended,
        """
        remove-in-switcher = not-running
        push:ca = not-running
        """
      )
    ),
  ]

  static let ends = [
    Row("T-K3", .app(.since(4), from: .suspended, "memory-purge = not-running")),
    Row("T-K7", .app(.all, from: .active, "crash = not-running")),
    Row("T-K7", .app(.since(4), from: .background, "crash = not-running")),
    Row("T-K7", .app(.since(4), from: .active, "memory-purge = not-running")),
    Row("T-K8", .app(.majors(4...4), from: .suspended, "reboot = not-running")),
    Row("T-K8", .app(.majors(4...4), from: .background, "reboot = not-running")),
    Row(
      "T-M1",
      .app(
        .since(6),
        from: .active,
        """
        memory-warning -> did-receive-memory-warning
          A.view-did-receive-memory-warning@a = active
        """
      )
    ),
    Row(
      "T-M1",
      .app(
        .since(4),
        from: .background,
        "memory-warning -> did-receive-memory-warning = background"
      )
    ),
  ]

  static let tasks = [
    Row(
      "T-K9",
      .app(
        .since(13),
        from: .active,
        """
        home -> will-resign-active@a did-enter-background@b = background
        > background-task-expire -> expiration-handler@b = background
        after:30
        background-task-end = suspended
        """
      ).after("background-task-begin")
    ),
    Row(
      "T-K10",
      .app(
        .majors(7...12),
        from: .active,
        """
        home -> will-resign-active@a did-enter-background@b = background
        > background-task-expire -> expiration-handler@b = background
        > background-task-overrun = not-running
        after:200 = not-running
        """
      ).after("background-task-begin")
    ),
    Row("T-B1", expiry(.majors(4...6), lasting: 599)),
    Row("T-B1", expiry(.majors(7...12), lasting: 179)),
    Row("T-B1", expiry(.since(13), lasting: 29)),
  ]

  static let exits = [
    Row("T-E1", .app(.majors(4...12), from: .active, "home -> \(away)").exiting),
    Row(
      "T-E1 T-E4",
      .app(
        .majors(4...12),
        from: .active,
        """
        home -> will-resign-active@a A.view-will-disappear A.view-did-disappear
          did-enter-background will-terminate = not-running
        """
      ).exiting
    ),
    Row(
      "T-E3",
      .app(
        .majors(4...12),
        from: .active,
        """
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
        home -> \(away)
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
        """
      ).exiting.after("home")
    ),
    Row(
      "T-E6",
      .app(
        .since(13),
        from: .active,
        "home -> will-resign-active@a did-enter-background@b = suspended"
      ).exiting
    ),
    Row(
      "T-E6",
      .scene(
        from: .active,
        "home -> scene-will-resign-active scene-did-enter-background = suspended"
      ).exiting
    ),
  ]

  private static let away =
    "will-resign-active@a did-enter-background will-terminate = not-running"

  private static func expiry(_ systems: [SystemVersion], lasting seconds: Int) -> Play {
    .app(
      systems,
      from: .active,
      """
      background-task-begin = active
      home -> will-resign-active@a did-enter-background@b = background
      after:\(seconds) = background
      > background-task-expire -> expiration-handler@b = background
      after:1 = background
      > background-task-overrun = not-running
      """
    )
  }
}
