import PushPayload
import PushRules

/// A file of `Payloads/` that is a message of a provider, what the device gets, and what is wrong.
struct ProviderSample: Sendable {
  let path: String
  let provider: Provider?
  let traits: PayloadTraits
  var complaints: [String] = []

  static let all = [
    ProviderSample(
      path: "providers/expo.json",
      provider: .expo,
      traits: PayloadTraits(
        alert: .dictionary,
        sound: .present,
        badge: .present,
        category: .present
      )
    ),
    ProviderSample(
      path: "providers/fcm-legacy.json",
      provider: .fcmLegacy,
      traits: PayloadTraits(
        alert: .dictionary,
        sound: .present,
        badge: .present,
        contentAvailable: .one,
        mutableContent: .one,
        category: .present
      ),
      complaints: ["1:1 provider-retired"]
    ),
    ProviderSample(
      path: "providers/fcm-v1-background.json",
      provider: .fcm,
      traits: PayloadTraits(contentAvailable: .one)
    ),
    ProviderSample(
      path: "providers/fcm-v1-misplaced.json",
      provider: .fcm,
      traits: PayloadTraits(),
      complaints: [
        "2:14 provider-no-effect", "4:5 provider-key", "6:19 provider-data-type",
        "10:26 provider-header-type",
      ]
    ),
    ProviderSample(
      path: "providers/fcm-v1.json",
      provider: .fcm,
      traits: PayloadTraits(alert: .dictionary, sound: .present)
    ),
    ProviderSample(
      path: "providers/onesignal.json",
      provider: .oneSignal,
      traits: PayloadTraits(alert: .dictionary, badge: .present, mutableContent: .one)
    ),
    ProviderSample(
      path: "providers/pusher-beams.json",
      provider: .pusher,
      traits: PayloadTraits(alert: .dictionary, contentAvailable: .undocumented),
      complaints: ["9:28 content-available-type"]
    ),
    ProviderSample(
      path: "providers/gorush.json",
      provider: .gorush,
      traits: PayloadTraits(alert: .dictionary, badge: .present, mutableContent: .one)
    ),
    ProviderSample(
      path: "providers/sns.json",
      provider: .sns,
      traits: PayloadTraits(alert: .string, sound: .present)
    ),
    ProviderSample(
      path: "providers/parse.json",
      provider: .parse,
      traits: PayloadTraits(contentAvailable: .one)
    ),
    ProviderSample(
      path: "providers/braze.json",
      provider: .braze,
      traits: PayloadTraits(alert: .dictionary, sound: .present, mutableContent: .one)
    ),
    ProviderSample(
      path: "providers/azure-template.json",
      provider: .azure,
      traits: PayloadTraits(alert: .string)
    ),
    ProviderSample(
      path: "providers/wrapped.json",
      provider: .envelope,
      traits: PayloadTraits(alert: .string)
    ),
  ]
}
