internal import PushRules

extension Check {
  static let providerNoEffect = Check(
    "provider-no-effect",
    .warning,
    "A message for a provider shows nothing on iOS and asks for no background time.",
    because: "Data alone reach an app in front at most: without content-available none is woken.",
    bad: #"{"message":{"token":"t","data":{"id":"42"}}}"#,
    good: """
      {"message":{"token":"t","data":{"id":"42"},"apns":{\
      "headers":{"apns-push-type":"background","apns-priority":"5"},\
      "payload":{"aps":{"content-available":1}}}}}
      """,
    effect: .reading,
    citations: ["A-360", "A-363", "A-365", "A-366"]
  ) { subject, report in
    guard let message = subject.message, message.makesAps, message.template == nil,
      message.payload["aps"] != nil,
      !subject.traits.isVisible, subject.traits.contentAvailable == .absent
    else { return }
    let flag = message.provider.flag
    let text = "found nothing that iOS shows or wakes the app for, expected an alert or \(flag)"
    report(at: message.message.start, text)
  }
}

extension Provider {
  /// How a message asks for background time.
  fileprivate var flag: String {
    switch self {
    case .fcm: "`content-available` with 1 in `apns.payload.aps`"
    case .fcmLegacy, .oneSignal: "`content_available` with true"
    case .expo: "`_contentAvailable` with true"
    case .pusher: "`content-available` with 1 in `apns.aps`"
    }
  }
}
