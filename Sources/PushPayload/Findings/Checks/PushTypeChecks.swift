import PushRules

extension Check {
  static let pushTypeUnknown = LintCode(
    .error("push-type-unknown"),
    "The request header apns-push-type names no push type.",
    because: "APNs refuses the request with 400 InvalidPushType.",
    bad: .alert("push-type: alret"),
    good: .alert("push-type: alert"),
    citations: ["A-302"]
  ).check { subject, report in
    guard let header = subject.headers?["apns-push-type"], subject.pushType == nil else { return }
    let known = KnownNames(PushType.headerValues.map { $0.name })
    let message =
      "apns-push-type is \(header.value.quoted); APNs knows "
      + known.names.joined(separator: ", ") + known.suggestion(for: header.value)
    report(at: header, message)
  }

  static let pushTypeNew = LintCode(
    .warning("push-type-new"),
    "The push type is newer than the version of iOS that is asked about.",
    because: "Nothing on such a device takes the push.",
    bad: .request(#"{"aps":{"content-changed":true}}"#, "push-type: widgets").on(.iOS(18)),
    good: .alert("push-type: alert"),
    citations: ["A-314", "A-321", "A-205", "A-206", "A-207"]
  ).check { subject, report in
    guard let type = subject.pushType, subject.isOfTypeTooNew else { return }
    let first = type.facts.since
    let message =
      "push type \(type.name) needs iOS \(first.firstRelease) or later, not iOS "
      + subject.system.description
    report(at: subject.headers?["apns-push-type"], message)
  }

  static let pushTypeMissing = LintCode(
    .info("push-type-missing"),
    "The request has no apns-push-type.",
    because: "Apple recommends it everywhere and requires it for watchOS 6 and later.",
    bad: .alert("priority: 10"),
    good: .alert("push-type: alert, priority: 10"),
    since: .iOS(13, 0),
    citations: ["A-302", "A-323"]
  ).check { subject, report in
    guard let headers = subject.headers, headers.lacks("apns-push-type"),
      !subject.isSilent, !subject.isLiveActivity,
      headers["apns-topic"].flatMap({ PushType(topic: $0.value) }) == nil
    else { return }
    let type = subject.traits.pushType(on: subject.system)?.name
    let expected = type ?? "one such as alert or background"
    report(at: nil, "apns-push-type is missing: write " + expected)
  }

  static let priorityValue = LintCode(
    .error("priority-value"),
    "The request header apns-priority is not 10, 5 or 1.",
    because: "APNs refuses the request with 400 BadPriority.",
    bad: .alert("push-type: alert, priority: high"),
    good: .alert("push-type: alert, priority: 10"),
    citations: ["A-305"]
  ).check { subject, report in
    guard let header = subject.headers?["apns-priority"], subject.priority == nil else { return }
    report(at: header, "apns-priority must be 10, 5 or 1, not \(header.value.quoted)")
  }

  static let topicMissing = LintCode(
    .warning("topic-missing"),
    "The request has no apns-topic.",
    because:
      "Only a certificate for a single topic supplies it; else APNs answers 400 MissingTopic.",
    bad: .request(#"{"aps":{"alert":"Hi"}}"#, topic: nil, "push-type: alert"),
    good: .alert("push-type: alert"),
    citations: ["A-306", "C-15", "A-325"]
  ).check { subject, report in
    guard let headers = subject.headers, headers["apns-channel-id"] == nil else { return }
    let topic = headers["apns-topic"]
    guard topic?.value.isEmpty ?? headers.lacks("apns-topic") else { return }
    let hasToken = headers["authorization"] != nil
    let message =
      hasToken
      ? "apns-topic is missing beside authorization: write the bundle id of the app"
      : "apns-topic is missing: write the bundle id of the app"
    report(at: topic, message, severity: hasToken ? .error : .warning)
  }

  static let topicTeam = LintCode(
    .warning("topic-team"),
    "The topic begins with the id of the team.",
    because: "APNs answers 400 BadTopic or DeviceTokenNotForTopic: the topic is the bundle id.",
    bad: .alert("topic: A1B2C3D4E5.com.example.app, push-type: alert"),
    good: .alert("push-type: alert"),
    citations: ["A-306"]
  ).check { subject, report in
    guard let topic = subject.headers?["apns-topic"],
      let team = topic.value.split(separator: ".").first, team.utf8.count == 10,
      team.utf8.allSatisfy({ (0x41...0x5A).contains($0) || ASCII.digits.contains($0) })
    else { return }
    let found = "apns-topic begins with the team \(PrintableText.quoted(String(team)))"
    report(at: topic, found + ": write the bundle id alone")
  }

  static let topicSuffix = LintCode(
    .error("topic-suffix"),
    "The suffix of apns-topic belongs to another push type.",
    because: "APNs answers 400 BadTopic or DeviceTokenNotForTopic: each suffix has its own tokens.",
    bad: .request(#"{"aps":{}}"#, "topic: com.example.app, push-type: voip, expiration: 0"),
    good: .request(#"{"aps":{}}"#, "push-type: voip, expiration: 0"),
    citations: [
      "A-306", "A-313", "A-314", "A-315", "A-316", "A-317", "A-319", "A-320", "A-321", "C-12",
    ]
  ).check { subject, report in
    guard let headers = subject.headers, let topic = headers["apns-topic"], !topic.value.isEmpty
    else { return }
    let owner = PushType(topic: topic.value)
    guard let type = subject.pushType else {
      guard headers.lacks("apns-push-type"), let owner else { return }
      let message =
        "apns-topic has the suffix of push type \(owner.name): add apns-push-type \(owner.name)"
      return report(at: topic, message, severity: .warning)
    }
    if let suffix = type.facts.topicSuffix {
      guard !topic.value.ends(in: suffix) else { return }
      let message =
        "apns-topic of push type \(type.name) must end in `\(suffix)` after the bundle id, not be "
        + topic.value.quoted
      return report(at: topic, message)
    }
    guard type != .mdm, let owner else { return }
    let message =
      "apns-topic has the suffix of push type \(owner.name), but push type is \(type.name): write "
      + "the bundle id alone"
    report(at: topic, message, severity: .warning)
  }
}

extension PushType {
  /// The push type whose topics have the suffix of this one, or nil.
  init?(topic: String) {
    let type = PushType.allCases.first { type in
      type.facts.topicSuffix.map { topic.ends(in: $0) } ?? false
    }
    guard let type else { return nil }
    self = type
  }
}

extension String {
  func ends(in suffix: String) -> Bool {
    utf8.count > suffix.utf8.count && utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}
