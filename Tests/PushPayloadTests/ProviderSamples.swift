import PushPayload
import PushRules

/// A file of `Payloads/` that is a message of a provider, what the device gets, and what is wrong.
struct ProviderSample: Sendable {
  let path: String
  let provider: Provider
  let traits: PayloadTraits
  let complaints: [String]

  init(_ path: String, _ provider: Provider, _ traits: String, complaints: [String] = []) {
    self.path = path
    self.provider = provider
    self.traits = PayloadTraits(words: traits)
    self.complaints = complaints
  }

  static let all = [
    ProviderSample("providers/expo.json", .expo, "dictionary sound badge category"),
    ProviderSample(
      "providers/fcm-legacy.json",
      .fcmLegacy,
      "dictionary sound badge content-available mutable-content category",
      complaints: ["1:1 provider-retired"]
    ),
    ProviderSample("providers/fcm-v1-background.json", .fcm, "content-available"),
    ProviderSample(
      "providers/fcm-v1-misplaced.json",
      .fcm,
      "",
      complaints: [
        "2:14 provider-no-effect", "4:5 provider-key", "6:19 provider-data-type",
        "10:26 provider-header-type",
      ]
    ),
    ProviderSample("providers/fcm-v1.json", .fcm, "dictionary sound"),
    ProviderSample("providers/onesignal.json", .oneSignal, "dictionary badge mutable-content"),
    ProviderSample(
      "providers/pusher-beams.json",
      .pusher,
      "dictionary content-available=undocumented",
      complaints: ["9:28 content-available-type"]
    ),
    ProviderSample("providers/gorush.json", .gorush, "dictionary badge mutable-content"),
    ProviderSample("providers/sns.json", .sns, "string sound"),
    ProviderSample("providers/parse.json", .parse, "content-available"),
    ProviderSample("providers/braze.json", .braze, "dictionary sound mutable-content"),
    ProviderSample("providers/azure-template.json", .azure, "string"),
    ProviderSample("providers/wrapped.json", .envelope, "string"),
  ]
}
