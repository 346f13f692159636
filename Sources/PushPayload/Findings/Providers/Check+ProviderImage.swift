internal import PushRules

extension Check {
  static let providerImage = Check(
    "provider-image",
    .warning,
    "A message for FCM has an image, but not mutable-content.",
    because: "The image is fetched by a service extension, which runs only with mutable-content.",
    bad: """
      {"message":{"token":"t",\
      "notification":{"title":"Hi","image":"https://example.com/a.png"}}}
      """,
    good: """
      {"message":{"token":"t","notification":{"title":"Hi","image":"https://example.com/a.png"},\
      "apns":{"payload":{"aps":{"mutable-content":1}}}}}
      """,
    effect: .reading,
    citations: ["A-368", "A-256"]
  ) { subject, report in
    guard let message = subject.message, message.provider == .fcm,
      let image = message.payload["fcm_options"]?.member("image"),
      subject.aps?.has("mutable-content") != true
    else { return }
    let text = "found an image without `mutable-content`, expected it in `apns.payload.aps`"
    report(at: image, text)
  }
}
