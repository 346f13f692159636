/// A callback that runs.
public struct Call: Hashable, Sendable {
  /// The method.
  public let method: DelegateMethod
  /// Whether it runs on arrival or when the user acts.
  public let phase: Phase
  /// The state that the app reads inside it; nil in an extension, which is another process.
  public let applicationState: ApplicationState?
  /// How sure that state is.
  public let stateConfidence: Confidence?
  /// How sure it is that the call comes after the one before it; nil for the first of a phase.
  package internal(set) var orderConfidence: Confidence?
  /// The rule that decides the call.
  public let rule: Rule
  /// The confidence of the weakest rule that the call rests on.
  public let confidence: Confidence
  /// The first rule of that confidence.
  public let weakest: Rule
  /// The contested rules that the call rests on.
  public let contested: [Rule]
  /// What the launch hands over about the push, in a method of a launch.
  public let handedOver: HandedOver?
}

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
  public enum Status: Hashable, Sendable {
    /// It is there.
    case present
    /// It is not there.
    case absent
    /// No source states it.
    case unknown
  }

  /// The part of the launch that would carry it.
  public let carrier: Carrier
  /// Whether it is there.
  public let status: Status
  /// The rule that decides it.
  package let rule: Rule
  /// The confidence of the weakest rule behind it.
  package let confidence: Confidence
}

/// When a call can happen.
public enum Phase: UInt8, CaseIterable, Hashable, Sendable {
  /// When the push arrives.
  case arrival
  /// When the user acts.
  case response

  /// The word that prints.
  public var name: String { self == .arrival ? "arrival" : "user-action" }

  /// The member of JSON with its calls.
  package var jsonName: String { self == .arrival ? "arrival" : "userAction" }
}

/// An answer of a table, and the rules behind it.
public struct Verdict<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The answer.
  public let answer: Value
  /// The rule that gives it.
  public let rule: Rule
  /// The confidence of the weakest rule behind it.
  public let confidence: Confidence
  /// The contested rules behind it.
  public let contested: [Rule]
}
