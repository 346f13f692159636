import AppLifecycle
import PushRules
import PushTestSupport

extension RulingClause {
  static let background = [
    RulingClause(
      "L-07",
      .app(.since(4), from: .suspended, "memory-purge = not-running"),
      .documented
    ),
    RulingClause(
      "L-07",
      .app(.all, from: .active, "memory-warning -> did-receive-memory-warning = active"),
      .documented
    ),
    RulingClause(
      "L-08",
      .app(
        .since(7),
        from: .ended,
        """
        push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
        """
      ),
      .contested
    ),
    RulingClause(
      "L-08",
      .app(.since(7), from: .suspended, "push:ca -> did-receive-fetch@b = suspended"),
      .contested
    ),
    RulingClause(
      "L-08",
      .scene(from: .suspended, "push:ca -> did-receive-fetch@b = suspended"),
      .contested
    ),
    RulingClause(
      "L-08",
      .app(
        .majors(7...12),
        from: .ended,
        """
        background-fetch -> will-finish-launching@b did-finish-launching@b
          perform-fetch@b = suspended
        """
      ).stating(.fetch),
      .contested
    ),
    RulingClause(
      "L-08",
      .app(.majors(7...12), from: .suspended, "background-fetch -> perform-fetch@b = suspended")
        .stating(.fetch),
      .contested
    ),
    RulingClause(
      "L-08",
      .app(
        .since(10),
        from: .ended,
        in: .launching(.center),
        """
        tap-action -> will-finish-launching@b? did-finish-launching@b?
          did-receive-response@b = suspended
        """
      ).after("push:alert+category"),
      .contested
    ),
    RulingClause(
      "L-08",
      .app(
        .since(10),
        from: .suspended,
        in: .launching(.center),
        "tap-action -> did-receive-response@b = suspended"
      ).after("push:alert+category"),
      .contested
    ),
    RulingClause("L-10", expiry(.majors(4...6), after: 600), .observed),
    RulingClause("L-10", expiry(.majors(7...12), after: 180), .observed),
    RulingClause("L-10", expiry(.since(13), after: 30), .observed),
    RulingClause(
      "L-11",
      .app(
        .since(13),
        from: .active,
        """
        > background-task-expire -> expiration-handler@b = background
        after:30 = background
        background-task-end = suspended
        """
      ).after("background-task-begin home")
    ),
    RulingClause(
      "L-11",
      .app(
        .since(13),
        from: .active,
        """
        > background-task-expire -> expiration-handler@b = background
        > background-task-overrun = not-running
        after:31 = not-running
        """
      ).after("background-task-begin home")
    ),
  ]

  private static func expiry(_ systems: [SystemVersion], after seconds: Int) -> Play {
    .app(
      systems,
      from: .active,
      """
      > background-task-expire -> expiration-handler@b = background
      after:\(seconds) = background
      > background-task-overrun = not-running
      """
    ).after("background-task-begin home")
  }

  static let places = [
    RulingClause(
      "L-13",
      .app(
        .since(7).withoutTapDefect,
        from: .suspended,
        "tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a"
      ).after("push:alert"),
      .observed
    ),
    RulingClause(
      "L-13",
      .app(
        .since(7).withoutTapDefect,
        from: .ended,
        """
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-fetch@i
          did-become-active@a
        """
      ).after("push:alert"),
      .observed
    ),
    RulingClause(
      "L-13",
      .app(
        .since(10),
        from: .suspended,
        in: .launching(.center),
        "tap-notification -> will-enter-foreground@b did-receive-response@i did-become-active@a"
      ).after("push:alert"),
      .observed
    ),
    RulingClause(
      "L-13",
      .app(
        .since(10),
        from: .ended,
        in: .launching(.center),
        """
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+
          did-receive-response@i did-become-active@a
        """
      ).after("push:alert"),
      .observed
    ),
    RulingClause(
      "L-13",
      .scene(
        from: .suspended,
        in: .launching(.sceneCenter),
        """
        tap-notification -> scene-will-enter-foreground did-receive-response@i
          scene-did-become-active
        """
      ).after("push:alert"),
      .observed
    ),
    RulingClause(
      "L-13",
      .scene(
        from: .ended,
        in: .launching(.sceneCenter),
        """
        tap-notification -> will-finish-launching did-finish-launching scene-will-connect+
          [scene-will-enter-foreground] did-receive-response@i [scene-will-enter-foreground]
          scene-did-become-active
        """
      ).after("push:alert"),
      .observed
    ),
  ]

  static let scenes = [
    RulingClause(
      "L-15",
      .scene(
        from: .active,
        """
        remove-in-switcher -> [scene-will-resign-active] scene-did-disconnect
          did-discard-scene-sessions will-terminate = not-running
        """
      ).on(.iPad),
      .contested
    ),
    RulingClause(
      "L-15",
      .scene(
        from: .active,
        """
        remove-in-switcher -> [scene-will-resign-active] scene-did-enter-background
          [will-terminate] = not-running
        """
      ).on(.iPadWithWindows),
      .contested
    ),
  ]
}
