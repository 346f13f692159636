public import PushRules

/// One line of a trace: a callback that ran, or a notification that was posted without one.
public struct TracedCall: Hashable, Sendable {
  /// The callback, or nil where only a notification is posted.
  public let callback: Callback?
  /// The view controller that it runs in, such as "A", or nil outside of view controllers.
  public let viewController: String?
  /// The state that the app reads inside it; nil where it is not known, and in an extension.
  public let applicationState: ApplicationState?
  /// The name of the notification that is posted with it, or nil if there is none.
  public let notification: String?
  /// What the launch hands over about a push, in a method of a launch.
  public let handedOver: HandedOver?
  /// Why it runs.
  public let reason: Reason

  /// Creates a line.
  init(
    _ callback: Callback?,
    in viewController: String? = nil,
    reading applicationState: ApplicationState?,
    posting notification: String?,
    handedOver: HandedOver? = nil,
    because reason: Reason
  ) {
    self.callback = callback
    self.viewController = viewController
    self.applicationState = applicationState
    self.notification = notification
    self.handedOver = handedOver
    self.reason = reason
  }
}

extension TracedCall {
  /// How sure it is that the notification follows the callback.
  public var notificationConfidence: Confidence {
    notificationDispute == nil ? .documented : .contested
  }

  /// The other side, where it is contested that the notification follows the callback.
  public var notificationDispute: Dispute? {
    callback == .lifecycle(.willEnterForeground) ? Self.orderOfForeground.dispute : nil
  }

  private static let orderOfForeground = EvidenceGrade.contested(
    "Apple's page on willEnterForeground has its notification posted shortly before the method.",
    settle: "Log the method and the notification in an app that comes back to the foreground."
  )
}
