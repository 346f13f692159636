internal import PushRules

extension Check {
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
  ) { subject, report in
    guard let headers = subject.headers, let topic = headers["apns-topic"], !topic.value.isEmpty
    else { return }
    let owner = PushType(topic: topic.value)
    guard let type = subject.pushType else {
      guard headers.isComplete, headers["apns-push-type"] == nil, let owner else { return }
      let message =
        "found the topic suffix of push type \(owner.name) without apns-push-type, "
        + "expected apns-push-type \(owner.name)"
      return report(at: topic, message, severity: .warning)
    }
    if let suffix = type.facts.topicSuffix {
      guard !topic.value.ends(in: suffix) else { return }
      let message =
        "found \(PrintableText.quoted(topic.value)) as apns-topic of push type \(type.name), "
        + "expected the bundle id followed by `\(suffix)`"
      return report(at: topic, message)
    }
    guard type != .mdm, let owner else { return }
    let message =
      "found the topic suffix of push type \(owner.name) with push type \(type.name), "
      + "expected the bundle id alone"
    report(at: topic, message, severity: .warning)
  }
}
