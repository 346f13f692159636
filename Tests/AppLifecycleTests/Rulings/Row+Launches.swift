import PushRules
import PushTestSupport

extension Row {
  static let launches = [
    Row(
      "T-L1",
      .app(.since(6), from: .ended, "tap-icon -> \(launch) did-become-active@a = active")
    ),
    Row(
      "T-L1",
      .app(
        .majors(3...5),
        from: .ended,
        "tap-icon -> did-finish-launching@i did-become-active@a = active"
      )
    ),
    Row(
      "T-L1",
      .app(
        .since(6),
        from: .active,
        """
        tap-icon -> will-finish-launching@i should-restore-state@i did-decode-state@i
          did-finish-launching@i did-become-active@a = active
        """
      ).restoring.after("home memory-purge")
    ),
    Row(
      "T-L3",
      .app(
        .majors(7...9) + .since(10, 1),
        from: .ended,
        """
        push:alert = not-running
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+
          did-receive-fetch@i did-become-active@a = active
        """
      )
    ),
    Row(
      "T-L3",
      .app(
        .majors(7...9),
        from: .active,
        """
        push:alert = not-running
        tap-notification -> will-finish-launching@i+ should-restore-state@i did-decode-state@i
          did-finish-launching@i+ did-receive-fetch@i did-become-active@a = active
        """
      ).restoring.after("home memory-purge")
    ),
    Row(
      "T-L4",
      .app(
        .majors(3...6),
        from: .ended,
        """
        push:alert = not-running
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+
          did-become-active@a = active
        """
      )
    ),
    Row(
      "T-L4",
      .app(
        .since(3).withoutTapDefect,
        from: .ended,
        in: .launching(.old),
        """
        push:alert = not-running
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+
          did-become-active@a = active
        """
      )
    ),
    Row(
      "T-L5",
      .app(
        .majors(7...12),
        from: .ended,
        """
        background-fetch -> will-finish-launching@b did-finish-launching@b
          perform-fetch@b = suspended
        """
      ).stating(.fetch)
    ),
    Row(
      "T-L5",
      .app(
        .majors(7...12),
        from: .ended,
        """
        push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
        """
      )
    ),
    Row(
      "T-V8",
      .app(
        .majors(7...12),
        from: .ended,
        """
        background-fetch -> will-finish-launching@b did-finish-launching@b A.load-view@b
          A.view-did-load@b A.view-will-appear@b A.view-will-layout-subviews@b
          A.view-did-layout-subviews@b A.view-did-appear@b perform-fetch@b = suspended
        """
      ).stating(.fetch)
    ),
    Row("T-L6", .app(.since(7), from: .quit, "push:ca = not-running")),
    Row(
      "T-L6",
      .app(.since(7), from: .active, "push:ca = not-running").after("remove-in-switcher")
    ),
    Row(
      "T-L6",
      .app(.since(7), from: .suspended, "push:alert+ca = not-running").after("remove-in-switcher")
    ),
    Row(
      "T-L7",
      .app(.since(7), from: .suspended, "push:ca -> did-receive-fetch@b = suspended")
    ),
    Row(
      "T-L8",
      .app(
        .majors(7...12),
        from: .ended,
        "tap-icon -> will-enter-foreground@b did-become-active@a = active"
      ).after("push:ca")
    ),
    Row(
      "T-L8",
      .app(
        .majors(7...12).withoutTapDefect,
        from: .ended,
        """
        push:alert+ca -> will-finish-launching@b+ did-finish-launching@b+
          did-receive-fetch@b = suspended
        tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a = active
        """
      )
    ),
  ]

  static let linkLaunches = [
    Row(
      "T-L9",
      .app(.since(9), from: .ended, "open-url -> \(launch) open-url@i did-become-active@a = active")
    ),
    Row(
      "T-L10",
      .app(
        .since(8),
        from: .ended,
        """
        open-universal-link -> \(launch) will-continue-user-activity@i continue-user-activity@i
          did-become-active@a = active
        """
      )
    ),
    Row(
      "T-L10",
      .app(
        .since(8),
        from: .active,
        """
        open-universal-link -> will-finish-launching@i should-restore-state@i did-decode-state@i
          did-finish-launching@i will-continue-user-activity@i continue-user-activity@i
          did-become-active@a = active
        """
      ).restoring.after("home memory-purge")
    ),
  ]

  static let restarts = [
    Row(
      "T-L11",
      .app(
        .since(15),
        from: .ended,
        """
        prewarm = prewarmed
        tap-icon -> \(launch) did-become-active@a = active
        """
      )
    ),
    Row(
      "T-L11",
      .app(
        .since(15),
        from: .suspended,
        """
        reboot = not-running
        prewarm = prewarmed
        unlock = prewarmed
        tap-icon -> \(launch) did-become-active@a = active
        """
      )
    ),
    Row(
      "T-L12",
      .app(
        .since(6),
        from: .suspended,
        """
        reboot = not-running
        unlock = not-running
        tap-icon -> \(launch) did-become-active@a = active
        """
      )
    ),
    Row(
      "T-L12",
      .app(
        .since(7),
        from: .active,
        """
        push:ca = not-running
        reboot = not-running
        unlock = not-running
        push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
        """
      ).after("remove-in-switcher")
    ),
    Row(
      "T-L13",
      .app(
        .since(6),
        from: .active,
        """
        crash = not-running
        tap-icon -> \(launch) did-become-active@a = active
        """
      )
    ),
    Row(
      "T-L13",
      .app(
        .since(6),
        from: .active,
        """
        tap-icon -> \(launch) did-become-active@a = active
        """
      ).restoring.after("home remove-in-switcher")
    ),
    Row(
      "T-L13",
      .app(
        .since(6),
        from: .suspended,
        """
        memory-purge = not-running
        open-switcher = not-running
        return-from-switcher -> \(launch) did-become-active@a = active
        """
      )
    ),
    Row(
      "T-L13",
      .app(
        .since(6),
        from: .active,
        """
        memory-purge = not-running
        tap-icon -> will-finish-launching@i should-restore-state@i did-decode-state@i
          did-finish-launching@i did-become-active@a = active
        """
      ).restoring.after("home")
    ),
  ]

  private static let launch = "will-finish-launching@i did-finish-launching@i"
}
