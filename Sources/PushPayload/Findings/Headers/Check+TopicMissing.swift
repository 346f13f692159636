internal import PushRules

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
  ) { subject, report in
    guard let headers = subject.headers, headers["apns-channel-id"] == nil else { return }
    let topic = headers["apns-topic"]
    guard topic?.value.isEmpty ?? headers.isComplete else { return }
    let hasToken = headers["authorization"] != nil
    let message =
      hasToken
      ? "found no apns-topic beside authorization, expected the bundle id of the app"
      : "found no apns-topic, expected the bundle id of the app"
    report(at: topic, message, severity: hasToken ? .error : .warning)
  }
}
