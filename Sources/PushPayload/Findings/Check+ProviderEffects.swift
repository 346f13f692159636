internal import PushRules

// What a message of a provider leaves out, or does on a device.
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
    citations: ["A-360", "A-369"]
  ) { check, subject in
    guard let message = subject.message, message.provider == .fcm, message.makesAps,
      message.payload["aps"] != nil, let part = message.message.node(at: ["apns", "payload"])
    else { return [] }
    let range = part.offset..<(part.offset + 1)
    let text = "found no `aps` in `apns.payload`, expected it there with the keys for the device"
    return [Diagnostic(check, text, at: range)]
  }

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
    citations: ["A-360", "A-363", "A-365", "A-366"]
  ) { check, subject in
    guard let message = subject.message, message.makesAps, message.template == nil,
      message.payload["aps"] != nil,
      !subject.traits.isVisible, subject.traits.contentAvailable == .absent
    else { return [] }
    let flag = message.provider.flag
    let text = "found nothing that iOS shows or wakes the app for, expected an alert or \(flag)"
    let start = message.message.offset
    return [Diagnostic(check, text, at: start..<(start + 1))]
  }

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
    citations: ["A-368", "A-256"]
  ) { check, subject in
    guard let message = subject.message, message.provider == .fcm,
      let image = message.payload["fcm_options"]?.member("image"),
      subject.aps?["mutable-content"] == nil
    else { return [] }
    let text = "found an image without `mutable-content`, expected it in `apns.payload.aps`"
    return [check.at(image, text)]
  }

  static let providerTemplate = Check(
    "provider-template",
    .info,
    "The texts of a message come from a template that only the provider has.",
    because: "What the device gets cannot be told from the message alone.",
    bad: #"{"app_id":"a","template_id":"b","included_segments":["All"]}"#,
    good: #"{"app_id":"a","contents":{"en":"Hi"},"included_segments":["All"]}"#,
    citations: ["A-365"]
  ) { check, subject in
    guard let template = subject.message?.template else { return [] }
    let text = "found a template in place of texts, expected texts to be able to look at them"
    return [check.at(template, text)]
  }

  static let providerRetired = Check(
    "provider-retired",
    .info,
    "The message is for an interface that its provider has shut down.",
    because: "Google took the legacy HTTP interface of FCM down in 2024: nothing is sent any more.",
    bad: #"{"to":"t","notification":{"title":"Hi"}}"#,
    good: #"{"message":{"token":"t","notification":{"title":"Hi"}}}"#,
    citations: ["A-364"]
  ) { check, subject in
    guard let message = subject.message, message.provider == .fcmLegacy else { return [] }
    let text = "found a message for FCM's legacy interface, expected one for its HTTP v1 interface"
    let start = message.message.offset
    return [Diagnostic(check, text, at: start..<(start + 1))]
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
