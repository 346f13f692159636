internal import PushRules

// The request header that says for which app, and for which part of it, a push is.
extension Check {
  static let topicMissing = Check(
    "topic-missing",
    .warning,
    "The request has no apns-topic.",
    because:
      "Only a certificate for a single topic supplies it; else APNs answers 400 MissingTopic.",
    bad: .request(#"{"aps":{"alert":"Hi"}}"#, topic: nil, ["push-type": "alert"]),
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert"]),
    citations: ["A-306", "C-15", "A-325"]
  ) { check, subject in
    guard let headers = subject.headers, headers["apns-channel-id"] == nil else { return [] }
    let topic = headers["apns-topic"]
    guard topic?.value.isEmpty ?? headers.isComplete else { return [] }
    let hasToken = headers["authorization"] != nil
    let message =
      hasToken
      ? "found no apns-topic beside authorization, expected the bundle id of the app"
      : "found no apns-topic, expected the bundle id of the app"
    return [check.at(topic, message, severity: hasToken ? .error : .warning)]
  }

  static let topicSuffix = Check(
    "topic-suffix",
    .error,
    "The suffix of apns-topic belongs to another push type.",
    because: "APNs refuses the request, or looks for a token of another kind.",
    bad: .request(#"{"aps":{}}"#, ["push-type": "voip", "expiration": "0"]),
    good: .request(
      #"{"aps":{}}"#,
      topic: "com.example.app.voip",
      ["push-type": "voip", "expiration": "0"]
    ),
    citations: [
      "A-306", "A-313", "A-314", "A-315", "A-316", "A-317", "A-319", "A-320", "A-321", "C-12",
    ]
  ) { check, subject in
    guard let headers = subject.headers, let topic = headers["apns-topic"], !topic.value.isEmpty
    else { return [] }
    guard let type = subject.pushType else { return untyped(check, topic, headers) }
    if let suffix = type.facts.topicSuffix {
      guard !topic.value.ends(in: suffix) else { return [] }
      let message =
        "found \(PrintableText.quoted(topic.value)) as apns-topic of push type \(type.rawValue), "
        + "expected the bundle id followed by `\(suffix)`"
      return [check.at(topic, message)]
    }
    guard type != .mdm, let other = PushType(topic: topic.value) else { return [] }
    let message =
      "found the topic suffix of push type \(other.rawValue) with push type \(type.rawValue), "
      + "expected the bundle id alone"
    return [check.at(topic, message, severity: .warning)]
  }

  private static func untyped(
    _ check: Check,
    _ topic: RequestHeaderList.Header,
    _ headers: RequestHeaderList
  ) -> [Diagnostic] {
    guard headers.isComplete, headers["apns-push-type"] == nil,
      let type = PushType(topic: topic.value)
    else { return [] }
    let message =
      "found the topic suffix of push type \(type.rawValue) without apns-push-type, "
      + "expected apns-push-type \(type.rawValue)"
    return [check.at(topic, message, severity: .warning)]
  }
}

extension PushType {
  /// The push type to whose topics one belongs by its suffix, or nil.
  init?(topic: String) {
    let type = PushType.allCases.first { type in
      type.facts.topicSuffix.map { topic.ends(in: $0) } ?? false
    }
    guard let type else { return nil }
    self = type
  }
}

extension String {
  /// Tells whether a suffix follows something.
  fileprivate func ends(in suffix: String) -> Bool {
    utf8.count > suffix.utf8.count && utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}
