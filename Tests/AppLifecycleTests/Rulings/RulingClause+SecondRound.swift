import AppLifecycle
import PushRules
import PushTestSupport

extension RulingClause {
  static let alerts = [
    RulingClause(
      "L-16",
      .app(
        .all,
        from: .active,
        """
        system-alert-open -> will-resign-active@a = inactive
        system-alert-close -> did-become-active@a = active
        """
      ),
      .documented
    ),
    RulingClause(
      "L-16",
      .scene(
        from: .active,
        """
        system-alert-open -> scene-will-resign-active@a = inactive
        system-alert-close -> scene-did-become-active@a = active
        """
      ),
      .documented
    ),
    RulingClause(
      "L-16",
      .app(.since(4), from: .active, "home -> did-enter-background@b = suspended")
        .after("system-alert-open"),
      .inferred
    ),
  ]

  static let tasks = [
    RulingClause(
      "L-17",
      .app(
        .since(4),
        from: .active,
        """
        home -> will-resign-active@a did-enter-background@b = background
        after:10 = background
        background-task-end = suspended
        """
      ).beginning(tasks: 1),
      .documented
    ),
    RulingClause(
      "L-17",
      .scene(
        from: .active,
        """
        lock -> scene-will-resign-active@a scene-did-enter-background@b = background
        background-task-end = background
        background-task-end = background
        background-task-end = suspended
        """
      ).beginning(tasks: 3),
      .documented
    ),
    RulingClause(
      "L-17",
      .app(
        .since(4),
        from: .active,
        """
        home -> will-resign-active@a did-enter-background@b = background
        background-task-end = background
        background-task-end = suspended
        """
      ).after("background-task-begin background-task-begin"),
      .documented
    ),
    RulingClause(
      "L-17",
      .app(
        .since(13),
        from: .active,
        """
        > background-task-expire -> expiration-handler@b expiration-handler@b = background
        after:10 = background
        background-task-end = background
        background-task-end = suspended
        """
      ).after("background-task-begin home after:20 background-task-begin")
    ),
    RulingClause(
      "L-17",
      .app(
        .since(13),
        from: .active,
        """
        > background-task-expire -> expiration-handler@b expiration-handler@b = background
        after:30 = background
        background-task-end = background
        > background-task-overrun = not-running
        """
      ).beginning(tasks: 2).after("home")
    ),
    RulingClause(
      "L-17",
      .app(
        .since(4),
        from: .active,
        """
        timer-fire -> timer@b = background
        background-task-end = suspended
        timer-fire = suspended
        """
      ).beginning(tasks: 1).after("home"),
      .inferred
    ),
  ]

  static let memory = [
    RulingClause(
      "L-18",
      .app(.since(4), from: .background, "memory-purge = not-running"),
      .contested
    ),
    RulingClause("L-18", .scene(from: .background, "memory-purge = not-running"), .contested),
    RulingClause(
      "L-20",
      .app(
        .since(4),
        from: .suspended,
        """
        memory-warning = suspended
        memory-purge = not-running
        """
      ),
      .inferred
    ),
  ]

  static let links = [
    RulingClause(
      "L-21",
      .scene(
        from: .ended,
        """
        open-url -> will-finish-launching did-finish-launching scene-will-connect
          scene-will-enter-foreground scene-did-become-active = active
        """
      ),
      .documented
    ),
    RulingClause(
      "L-21",
      .scene(
        from: .ended,
        """
        open-universal-link -> will-finish-launching did-finish-launching scene-will-connect
          scene-will-enter-foreground scene-did-become-active = active
        """
      ),
      .documented
    ),
    RulingClause(
      "L-21",
      .scene(
        from: .suspended,
        """
        scene-disconnect -> scene-did-disconnect@b = suspended
        open-url -> scene-will-connect@b scene-will-enter-foreground scene-did-become-active = active
        """
      ),
      .documented
    ),
    RulingClause(
      "L-22",
      .app(.since(9), from: .active, "open-url -> open-url@a = active"),
      .observed
    ),
    RulingClause(
      "L-22",
      .app(
        .since(8),
        from: .active,
        "open-universal-link -> will-continue-user-activity@a continue-user-activity@a = active"
      ),
      .observed
    ),
    RulingClause(
      "L-22",
      .scene(from: .active, "open-url -> scene-open-url-contexts@a = active"),
      .observed
    ),
  ]

  static let windows = [
    RulingClause(
      "L-23",
      .scene(
        from: .active,
        """
        new-window -> scene-will-resign-active#1@a scene-did-become-active#1@a
          scene-will-resign-active#1@a configuration-for-connecting-scene@i
          scene-will-connect#2@i scene-will-enter-foreground#2@i
          scene-did-become-active#1@a scene-did-become-active#2@a = active
        close-window -> scene-will-resign-active#2@a scene-will-resign-active#1@a
          scene-did-become-active#1@a scene-did-enter-background#2@a scene-did-disconnect#2@a
          did-discard-scene-sessions = active
        """
      ).on(.iPadWithWindows)
    ),
    RulingClause(
      "L-23",
      .scene(
        from: .active,
        """
        home -> scene-will-resign-active#2@a scene-will-resign-active#1@a
          scene-did-enter-background#2@b scene-did-enter-background#1@b = suspended
        """
      ).on(.iPadWithWindows).after("new-window")
    ),
  ]

  static let restarts = [
    RulingClause(
      "L-25",
      .app(
        .majors(4...4),
        from: .active,
        "home -> will-resign-active@a will-terminate = not-running"
      ).singleTasking,
      .documented
    ),
    RulingClause(
      "L-25",
      .app(
        .majors(4...4),
        from: .active,
        """
        call-incoming -> will-resign-active@a = inactive
        call-accept -> will-terminate = not-running
        """
      ).singleTasking
    ),
    RulingClause(
      "L-25",
      .app(
        .since(5),
        from: .active,
        "home -> will-resign-active@a did-enter-background@b = suspended"
      ).singleTasking
    ),
    RulingClause("L-26", .app(.all, from: .active, "power-off = not-running"), .contested),
    RulingClause("L-26", .app(.all, from: .active, "hold-home = not-running"), .contested),
    RulingClause(
      "L-26",
      .app(
        .since(7),
        from: .suspended,
        """
        reinstall = not-running
        push:alert+ca = not-running
        """
      ),
      .inferred
    ),
  ]

  static let removedScenes = [
    RulingClause(
      "L-28",
      .scene(
        from: .active,
        """
        remove-in-switcher -> scene-will-resign-active (WillResignActive) A.view-will-disappear
          A.view-did-disappear scene-did-disconnect did-discard-scene-sessions
          will-terminate = not-running
        """
      ),
      .contested
    ),
    RulingClause(
      "L-28",
      .scene(
        from: .active,
        """
        open-switcher -> scene-will-resign-active = inactive
        remove-in-switcher -> scene-did-disconnect did-discard-scene-sessions
          will-terminate = not-running
        """
      ),
      .contested
    ),
  ]
}
