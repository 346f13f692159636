/// A service that makes the payload for APNs from a message of its own form.
public enum Provider: String, CaseIterable, Hashable, Sendable {
  /// Firebase Cloud Messaging, its present HTTP interface and its Admin SDKs.
  case fcm
  /// Firebase Cloud Messaging, its first HTTP interface.
  case fcmLegacy = "fcm-legacy"
  /// OneSignal.
  case oneSignal = "onesignal"
  /// OneSignal, its interface for Live Activities.
  case oneSignalActivity = "onesignal-activity"
  /// The push service of Expo.
  case expo
  /// Pusher Beams.
  case pusher
  /// The server gorush.
  case gorush
  /// Parse Server.
  case parse
  /// The test runner Detox, which hands the push to the app itself.
  case detox
  /// Sygnal, the push gateway of Matrix.
  case sygnal
  /// JPush.
  case jpush
  /// Pushwoosh.
  case pushwoosh
  /// Ably.
  case ably
  /// PubNub.
  case pubnub
  /// Amazon SNS.
  case sns
  /// Amazon Pinpoint.
  case pinpoint
  /// Azure Notification Hubs.
  case azure
  /// Braze.
  case braze
  /// Airship.
  case airship
  /// Any other text with exactly one payload in it.
  case envelope

  /// The name in texts.
  public var name: String { format.name }

  /// The id of the citation about its messages.
  package var citation: String { format.citation }

  /// The form of its messages.
  var format: ProviderFormat {
    switch self {
    case .fcm: .fcm
    case .fcmLegacy: .fcmLegacy
    case .oneSignal: .oneSignal
    case .oneSignalActivity: .oneSignalActivity
    case .expo: .expo
    case .pusher: .pusher
    case .gorush: .gorush
    case .parse: .parse
    case .detox: .detox
    case .sygnal: .sygnal
    case .jpush: .jpush
    case .pushwoosh: .pushwoosh
    case .ably: .ably
    case .pubnub: .pubnub
    case .sns: .sns
    case .pinpoint: .pinpoint
    case .azure: .azure
    case .braze: .braze
    case .airship: .airship
    case .envelope: .envelope
    }
  }

  /// The provider with most keys in a value, at least two; nil if there is none.
  static func likely(for node: JSONNode) -> Provider? {
    let counted = allCases.map { provider in
      (provider: provider, count: provider.format.examples.count { node.has($0) })
    }
    let most = counted.map { $0.count }.max() ?? 0
    let likely = counted.filter { $0.count == most }
    return most > 1 && likely.count == 1 ? likely.first?.provider : nil
  }
}
