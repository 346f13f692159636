/// A service that takes a message of its own form and makes the payload for APNs out of it.
public enum Provider: String, CaseIterable, Hashable, Sendable {
  /// Firebase Cloud Messaging, its present HTTP interface and its Admin SDKs.
  case fcm
  /// Firebase Cloud Messaging, its first HTTP interface.
  case fcmLegacy = "fcm-legacy"
  /// OneSignal.
  case oneSignal = "onesignal"
  /// The push service of Expo.
  case expo
  /// Pusher Beams.
  case pusher

  /// The name that prints.
  public var name: String {
    switch self {
    case .fcm: "FCM (v1)"
    case .fcmLegacy: "FCM (legacy HTTP)"
    case .oneSignal: "OneSignal"
    case .expo: "Expo"
    case .pusher: "Pusher Beams"
    }
  }

  /// Tells whether a value has two of the keys that tell messages of the provider from others.
  func mayBe(_ node: JSONNode) -> Bool {
    format.examples.count { node.has($0) } > 1
  }

  /// What its messages look like.
  var format: ProviderFormat {
    switch self {
    case .fcm: .fcm
    case .fcmLegacy: .fcmLegacy
    case .oneSignal: .oneSignal
    case .expo: .expo
    case .pusher: .pusher
    }
  }
}
