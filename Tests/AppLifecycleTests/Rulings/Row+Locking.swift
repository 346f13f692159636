import PushRules
import PushTestSupport

extension Row {
  static let centers = [
    Row("T-N1", .app(.majors(5...10), from: .active, notificationCenter)),
    Row("T-N2", .app(.since(11), from: .active, notificationCenter)),
    Row(
      "T-N4",
      .app(
        .since(7),
        from: .active,
        """
        control-center-open -> will-resign-active@a = inactive
        control-center-close -> did-become-active@a = active
        """
      )
    ),
    Row(
      "T-N5",
      .app(
        .since(5),
        from: .active,
        """
        notification-center-open -> will-resign-active@a = inactive
        open-other-app -> did-enter-background@b = suspended
        """
      )
    ),
  ]

  static let locking = [
    Row(
      "T-LK1",
      .app(
        .majors(4...4),
        from: .active,
        """
        lock -> will-resign-active@a = inactive
        unlock -> did-become-active@a = active
        """
      )
    ),
    Row(
      "T-LK2",
      .app(
        .majors(5...6),
        from: .active,
        """
        lock -> will-resign-active@a did-enter-background@i = suspended
        unlock -> will-enter-foreground@i did-become-active@a = active
        """
      )
    ),
    Row(
      "T-LK3",
      .app(
        .since(7),
        from: .active,
        """
        lock -> will-resign-active@a did-enter-background@b = suspended
        unlock -> will-enter-foreground@b did-become-active@a = active
        """
      )
    ),
    Row(
      "T-LK4 T-E5",
      .app(
        .majors(4...5),
        from: .active,
        """
        lock -> will-resign-active@a = inactive
        unlock -> did-become-active@a = active
        """
      ).exiting
    ),
  ]

  private static let notificationCenter = """
    notification-center-open -> will-resign-active@a = inactive
    notification-center-close -> did-become-active@a = active
    """
}
