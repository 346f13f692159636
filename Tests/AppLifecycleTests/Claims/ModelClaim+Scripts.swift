import PushRules

extension ModelClaim {
  /// The versions that the texts speak about.
  static let era = ClaimCheck.era

  static let launch = """
    tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    """
  static let home = "home -> will-resign-active@a did-enter-background@b = suspended"
  static let back = "tap-icon -> will-enter-foreground@b did-become-active@a = active"
  static let ended =
    "home -> will-resign-active@a did-enter-background@b will-terminate = not-running"

  /// The edges one by one: a task keeps the app in the background for a while.
  static let suspendedAtLast = """
    background-task-begin = active
    open-switcher -> will-resign-active@a = inactive
    home -> did-enter-background@b = background
    background-task-end = suspended
    """

  /// The edges one by one, in an app that exits on suspend.
  static let endedInSteps = """
    open-switcher -> will-resign-active@a = inactive
    home -> did-enter-background@b will-terminate = not-running
    """

  /// A call that rings, and is declined.
  static let declinedCall = """
    call-incoming -> will-resign-active@a = inactive
    call-decline -> did-become-active@a = active
    """
}
