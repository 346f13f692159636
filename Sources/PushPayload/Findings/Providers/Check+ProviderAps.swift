internal import PushRules

extension Check {
  static let providerAps = Check(
    "provider-aps",
    .warning,
    "The payload in a message for FCM has no aps.",
    because: "The Admin SDK refuses it; else its keys are data of the app, whatever their names.",
    bad: """
      {"message":{"token":"t","notification":{"title":"Hi"},"apns":{"payload":{"id":"42"}}}}
      """,
    good: """
      {"message":{"token":"t","notification":{"title":"Hi"},\
      "apns":{"payload":{"aps":{"sound":"default"},"id":"42"}}}}
      """,
    effect: .reading,
    citations: ["A-360", "A-369"]
  ) { subject, report in
    guard let message = subject.message, message.provider == .fcm, message.makesAps,
      message.payload["aps"] != nil, let part = message.message.node(at: ["apns", "payload"])
    else { return }
    let text = "found no `aps` in `apns.payload`, expected it there with the keys for the device"
    report(at: part.start, text)
  }
}
