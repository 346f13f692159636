internal import PushRules

extension Check {
  static var topicSuffix: Check {
    Check(
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
          "found \(PrintableText.quoted(topic.value)) as apns-topic of push type \(type.name), "
          + "expected the bundle id followed by `\(suffix)`"
        return [check.at(topic, message)]
      }
      guard type != .mdm, let other = PushType(topic: topic.value) else { return [] }
      let message =
        "found the topic suffix of push type \(other.name) with push type \(type.name), "
        + "expected the bundle id alone"
      return [check.at(topic, message, severity: .warning)]
    }
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
      "found the topic suffix of push type \(type.name) without apns-push-type, "
      + "expected apns-push-type \(type.name)"
    return [check.at(topic, message, severity: .warning)]
  }
}
