/// Whether a launch hands the push over to the app.
public struct HandedOver: Hashable, Sendable {
  /// The part of the launch that would carry it.
  public enum Carrier: Hashable, Sendable {
    /// The remote-notification key of the launch options.
    case remoteNotificationKey
    /// The notification response of the scene's connection options.
    case notificationResponse
  }

  /// Whether it is there.
  public enum Answer: Hashable, Sendable {
    /// It is there.
    case present
    /// It is not there.
    case absent
    /// No source says.
    case unknown
  }

  /// The part of the launch that would carry it.
  public let carrier: Carrier
  /// Whether it is there.
  public let answer: Answer
  /// The rule that decides it.
  package let rule: Rule
  /// The confidence of the weakest rule behind the answer.
  package let confidence: Confidence
}
