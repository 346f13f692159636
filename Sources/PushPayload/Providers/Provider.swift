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
  /// Braze, its interfaces for Live Activities.
  case brazeActivity = "braze-activity"
  /// Airship.
  case airship
  /// Any other text with exactly one payload in it.
  case envelope

  /// The name in texts.
  public var name: String { format.name }

  package var citation: String { format.citation }

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
    case .brazeActivity: .brazeActivity
    case .airship: .airship
    case .envelope: .envelope
    }
  }

  /// Returns the provider whose message an object is, or nil if it is none, or of several alike.
  ///
  /// The most specific signature wins.
  static func recognized(in root: JSONNode, strictly isStrict: Bool) -> Provider? {
    let weights = allCases.map { provider in
      provider.format.signatures.lazy.filter { !isStrict || !$0.isLoose }
        .compactMap { $0.weight(in: root) }.max() ?? 0
    }
    guard let most = weights.max(), most > 0 else { return nil }
    let best = weights.indices.filter { weights[$0] == most }
    return best.count == 1 ? allCases[best[0]] : nil
  }

  /// Senders without a description, as their references of these interfaces show their messages.
  private static let unsupported: KeyValuePairs<String, [[ProviderMark]]> = [
    // https://developer.clevertap.com/docs/create-campaign-api
    "CleverTap": [ProviderMark.words(["push"], "target_mode"), ProviderMark.object("content")],
    // https://moengage.com/docs/api/create-campaigns/create-campaign
    "MoEngage": [
      ProviderMark.words(["PUSH"], "channel"), ProviderMark.string("campaign_delivery_type"),
    ],
    // https://github.com/api-evangelist/klaviyo (json-schema)
    "Klaviyo": [ProviderMark.words(["mobile_push"], "channel"), ProviderMark.object("content")],
    // https://getstream.io/chat/docs/php/push_template
    "Stream": [ProviderMark.string("push_provider_type"), ProviderMark.string("event_type")],
    // https://docs.customer.io/integrations/api/app/tag/live-notifications/updateLiveNotification/
    "Customer.io": [ProviderMark.string("instance_id"), ProviderMark.object("content_state")],
  ]

  static func unsupported(in node: JSONNode) -> String? {
    unsupported.first { ProviderSignature(groups: $0.value).weight(in: node) != nil }?.key
  }

  /// Returns the provider whose keys a value has most of, at least two; nil if there is none.
  static func likely(for node: JSONNode) -> Provider? {
    let counted = allCases.map { provider in
      (provider: provider, count: provider.format.examples.count { node.has($0) })
    }
    let most = counted.map { $0.count }.max() ?? 0
    let likely = counted.filter { $0.count == most }
    return most > 1 && likely.count == 1 ? likely.first?.provider : nil
  }
}
