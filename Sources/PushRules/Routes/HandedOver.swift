/// What a launch hands over about the push.
public struct HandedOver: Hashable, Sendable {
  /// The place where it would stand.
  public enum Carrier: Hashable, Sendable {
    /// The remote-notification key of the launch options.
    case remoteNotificationKey
    /// The notification response of the scene's connection options.
    case notificationResponse
  }

  /// Whether it stands there.
  public enum Answer: Hashable, Sendable {
    /// It does.
    case present
    /// It does not.
    case absent
    /// It is not known.
    case unknown
  }

  /// The place where it would stand.
  public let carrier: Carrier
  /// Whether it stands there.
  public let answer: Answer
  /// The rule that decides it.
  package let rule: Rule
  /// The confidence of the weakest rule that this rests on.
  package let confidence: Confidence
}
