import PushRules

extension Check {
  static let providerKey = LintCode(
    .error("provider-key"),
    "A message for a provider has a key that means nothing where it stands.",
    because: "FCM v1 refuses the message or takes the key for data of the app; others ignore it.",
    bad: #"{"message":{"token":"t","notification":{"title":"Hi"},"content_available":true}}"#,
    good: """
      {"message":{"token":"t","notification":{"title":"Hi"},\
      "apns":{"payload":{"aps":{"content-available":1}}}}}
      """,
    citations: ["A-361", "A-363", "A-365", "A-366"]
  ).check(effect: .unknown) { subject, report in
    guard let message = subject.message else { return }
    message.forEachWrongKey { object, member, found, severity, right in
      let isFree = !message.isInString && object?.has(right ?? "") == false
      let fix = isFree ? right.map { Fix.rename(member, to: $0, in: subject.document) } : nil
      report(at: member, found, severity: severity, fix: fix)
    }
  }

  static let providerValue = LintCode(
    .error("provider-value"),
    "A flag in a message has a value that its provider leaves out.",
    because: "The push reaches the device without the flag, as if nobody had stated it.",
    bad: #"{"to":"ExponentPushToken[t]","body":"Hi","_contentAvailable":"1"}"#,
    good: #"{"to":"ExponentPushToken[t]","body":"Hi","_contentAvailable":true}"#,
    citations: ["A-363", "A-366", "A-371", "A-372"]
  ).check(effect: .unknown) { subject, report in
    guard let message = subject.message else { return }
    for key in message.provider.format.keys {
      guard let setter = key.conversion.setter, let node = message.message.node(at: key.source),
        key.conversion.node(from: node) == nil, node.number != 0,
        ![.null, .boolean(false)].contains(node.value)
      else { continue }
      let name = PrintableText.quoted(key.source.last ?? "")
      let found = "\(name) must be \(setter), not \(node.value.kind)"
      report(at: node, found + "; \(message.provider.name) leaves it out")
    }
  }

  static let providerText = LintCode(
    .error("provider-text"),
    "A payload that its provider takes as JSON in a string is an object.",
    because: "Amazon SNS and others refuse the message, or send the text for all platforms.",
    bad: #"{"default":"Hi","APNS":{"aps":{"alert":"Hi"}}}"#,
    good: #"{"default":"Hi","APNS":"{\"aps\":{\"alert\":\"Hi\"}}"}"#,
    citations: ["A-379", "A-356", "A-357"]
  ).check(effect: .unknown) { subject, report in
    guard let message = subject.message, message.provider.format.takesText else { return }
    if let problem = subject.problemInString {
      return report(at: problem.place..<problem.place, problem.message)
    }
    // A value in an object is written as text later, with the whole object.
    guard let part = message.verbatim, message.payload.members != nil,
      message.message["Message"]?.members == nil
    else { return }
    let name = message.provider.name
    let found = "the payload for \(name) must be a string with its JSON, not an object"
    report(at: part.lowerBound..<(part.lowerBound + 1), found)
  }

  static let providerHeaderType = LintCode(
    .error("provider-header-type"),
    "A request header in a message for FCM is not a string.",
    because: "FCM refuses the message with 400 INVALID_ARGUMENT.",
    bad: """
      {"message":{"token":"t","notification":{"title":"Hi"},\
      "apns":{"headers":{"apns-priority":5}}}}
      """,
    good: """
      {"message":{"token":"t","notification":{"title":"Hi"},\
      "apns":{"headers":{"apns-priority":"5"}}}}
      """,
    citations: ["A-362"]
  ).check(effect: .unknown) { subject, report in
    report.valuesThatAreNoStrings(in: ["apns", "headers"], of: subject)
  }

  static let providerDataType = LintCode(
    .error("provider-data-type"),
    "A value in the data of a message for FCM is not a string.",
    because: "FCM refuses the message with 400 INVALID_ARGUMENT: data has strings only.",
    bad: #"{"message":{"token":"t","notification":{"title":"Hi"},"data":{"id":42}}}"#,
    good: #"{"message":{"token":"t","notification":{"title":"Hi"},"data":{"id":"42"}}}"#,
    citations: ["A-362"]
  ).check(effect: .unknown) { subject, report in
    report.valuesThatAreNoStrings(in: ["data"], of: subject)
  }

  static let providerDataKey = LintCode(
    .error("provider-data-key"),
    "A key in the data of a message for FCM is reserved.",
    because: "FCM refuses the message with 400 INVALID_ARGUMENT.",
    bad: #"{"message":{"token":"t","notification":{"title":"Hi"},"data":{"from":"Ann"}}}"#,
    good: #"{"message":{"token":"t","notification":{"title":"Hi"},"data":{"sender":"Ann"}}}"#,
    citations: ["A-362"]
  ).check(effect: .unknown) { subject, report in
    guard let message = subject.message, message.provider == .fcm else { return }
    for member in message.message["data"]?.members ?? []
    where ["from", "message_type"].contains(member.key)
      || ["google.", "gcm."].contains(where: member.key.hasPrefix)
    {
      let key = member.key.quoted
      report(at: member, "FCM reserves the key \(key) in `data`: rename it")
    }
  }

  static let providerTarget = LintCode(
    .error("provider-target"),
    "A message lacks what its provider asks for, or has more targets than it takes.",
    because:
      "FCM takes one of token, topic and condition, OneSignal asks for English texts, SNS for "
      + "a default: they refuse other messages.",
    bad: #"{"message":{"token":"t","topic":"news","notification":{"title":"Hi"}}}"#,
    good: #"{"message":{"token":"t","notification":{"title":"Hi"}}}"#,
    citations: ["A-360", "A-365", "A-379"]
  ).check(effect: .unknown) { subject, report in
    guard let message = subject.message else { return }
    let targets = ["token", "topic", "condition"].compactMap { message.message.member($0) }
    if message.provider == .fcm, targets.count > 1 {
      let both = "`\(targets[0].key)` and `\(targets[1].key)`"
      report(at: targets[1], "FCM takes one target, not both \(both)")
    }
    for rule in message.provider.format.rules {
      for object in message.message.nodes(at: rule.place) {
        guard let problem = rule.problem(in: object) else { continue }
        report(at: problem.place, problem.message)
      }
    }
    if message.provider == .oneSignal, let contents = message.message.member("contents"),
      contents.node.members?.isEmpty == false, !contents.node.has("en")
    {
      report(at: contents, "`contents` has no text under `en`, which OneSignal asks for")
    }
  }

  static let providerAps = LintCode(
    .warning("provider-aps"),
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
  ).check(effect: .unknown) { subject, report in
    guard let message = subject.message, message.provider == .fcm, message.makesAps,
      message.payload["aps"] != nil, let part = message.message.node(at: ["apns", "payload"])
    else { return }
    report(at: part.start, "`apns.payload` has no `aps`, where the keys for the device belong")
  }

  static let providerNoEffect = LintCode(
    .warning("provider-no-effect"),
    "A message for a provider shows nothing on iOS and asks for no background time.",
    because: "Data alone reach an app in front at most. [request.no-content-available]",
    bad: #"{"messages":{"apple_push":{"extra":{"id":42}}}}"#,
    good: #"{"messages":{"apple_push":{"content-available":true,"extra":{"id":42}}}}"#,
    citations: ["A-358", "A-360", "A-363", "A-365", "A-366"]
  ).check(effect: .unknown) { subject, report in
    guard let message = subject.message, message.makesAps, message.template == nil,
      message.payload["aps"] != nil,
      !subject.traits.isVisible, subject.traits.contentAvailable == .absent,
      subject.activityEvent == nil, message.provider != .fcmLegacy || message.isForApple,
      !message.addressesOthers
    else { return }
    let flag = message.provider.format.flag
    let found = "iOS shows nothing and wakes no app for this: add an alert or \(flag)"
    let isForApple = message.isForApple && !message.provider.format.isForAllDevices
    let end = isForApple ? "" : ", unless it is for other devices"
    report(at: message.message.start, found + end, severity: isForApple ? nil : .info)
  }

  static let providerImage = LintCode(
    .warning("provider-image"),
    "A message for FCM has an image, but not mutable-content.",
    because: "The image is fetched by a service extension, which needs mutable-content.",
    bad: """
      {"message":{"token":"t",\
      "notification":{"title":"Hi","image":"https://example.com/a.png"}}}
      """,
    good: """
      {"message":{"token":"t","notification":{"title":"Hi","image":"https://example.com/a.png"},\
      "apns":{"payload":{"aps":{"mutable-content":1}}}}}
      """,
    citations: ["A-368", "A-256"]
  ).check(effect: .unknown) { subject, report in
    guard let message = subject.message, message.provider == .fcm,
      let image = message.payload["fcm_options"]?.member("image"),
      subject.aps?.has("mutable-content") != true
    else { return }
    report(at: image, "the image needs `mutable-content` in `apns.payload.aps`")
  }

  static let providerTemplate = LintCode(
    .info("provider-template"),
    "The texts of a message come from a template that only the provider has.",
    because: "The message alone does not show what the device gets.",
    bad: #"{"app_id":"a","template_id":"b","included_segments":["All"]}"#,
    good: #"{"app_id":"a","contents":{"en":"Hi"},"included_segments":["All"]}"#,
    citations: ["A-365"]
  ).check(effect: .unknown) { subject, report in
    guard let template = subject.message?.template else { return }
    report(at: template, "the texts come from a template, which cannot be checked")
  }

  static let providerRetired = LintCode(
    .warning("provider-retired"),
    "The message is for an interface that its provider has shut down.",
    because: "Google took the legacy HTTP interface of FCM down in 2024: nothing is sent any more.",
    bad: #"{"to":"t","notification":{"title":"Hi"}}"#,
    good: #"{"message":{"token":"t","notification":{"title":"Hi"}}}"#,
    citations: ["A-364"]
  ).check { subject, report in
    guard let message = subject.message, message.provider == .fcmLegacy else { return }
    let text = "FCM has shut down this interface: send the message to HTTP v1"
    report(at: message.message.start, text)
  }
}

extension Reporter {
  mutating func valuesThatAreNoStrings(in path: [String], of subject: LintSubject) {
    guard let message = subject.message, message.provider == .fcm else { return }
    let place = path.joined(separator: ".")
    for member in message.message.node(at: path)?.members ?? [] where member.node.string == nil {
      let key = member.key.quoted
      let found = "\(key) in `\(place)` must be a string, not \(member.node.value.kind)"
      self(at: member.node, found, fix: .quotingNumber(member.node))
    }
  }
}
