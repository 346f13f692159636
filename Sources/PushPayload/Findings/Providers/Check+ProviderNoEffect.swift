internal import PushRules

extension Check {
  static let providerNoEffect = Check(
    "provider-no-effect",
    .warning,
    "A message for a provider shows nothing on iOS and asks for no background time.",
    because: "Data alone reach an app in front at most: without content-available none is woken.",
    bad: #"{"to":"ExponentPushToken[t]","data":{"id":42}}"#,
    good: #"{"to":"ExponentPushToken[t]","data":{"id":42},"_contentAvailable":true}"#,
    effect: .reading,
    citations: ["A-360", "A-363", "A-365", "A-366"]
  ) { subject, report in
    guard let message = subject.message, message.makesAps, message.template == nil,
      message.payload["aps"] != nil,
      !subject.traits.isVisible, subject.traits.contentAvailable == .absent
    else { return }
    let flag = message.provider.format.flag
    let found = "found nothing that iOS shows or wakes the app for, expected an alert or \(flag)"
    let end = message.isForApple ? "" : ", unless it is for other devices"
    report(at: message.message.start, found + end, severity: message.isForApple ? nil : .info)
  }
}
