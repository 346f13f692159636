/// The state that the app reads in `UIApplication.applicationState`.
public enum ApplicationState: String, Hashable, Sendable {
  /// In the foreground, handling events.
  case active
  /// In the foreground, or on the way to it, not handling events.
  case inactive
  /// In the background.
  case background
}

/// A callback that runs.
public struct Call: Hashable, Sendable {
  /// The method.
  public let method: DelegateMethod
  /// Whether it runs on arrival or when the user acts.
  public let phase: Phase
  /// The state that the app reads inside it; nil in an extension, which is another process.
  public let applicationState: ApplicationState?
  /// The rule that decides the call.
  public let rule: Rule
  /// The confidence of the weakest rule that the call rests on.
  public let confidence: Confidence
  /// The contested rules that the call rests on.
  public let contested: [Rule]
  /// What the launch hands over about the push, in a method of a launch.
  public let handedOver: HandedOver?
}

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
  /// The rule that says so.
  public let rule: Rule
  /// The confidence of the weakest rule that this rests on.
  public let confidence: Confidence
}
