internal import PushRules

extension Check {
  static let providerText = Check(
    "provider-text",
    .error,
    "A payload that its provider takes as JSON in a string is an object.",
    because: "Amazon SNS and others refuse the message, or send the text for all platforms.",
    bad: #"{"default":"Hi","APNS":{"aps":{"alert":"Hi"}}}"#,
    good: #"{"default":"Hi","APNS":"{\"aps\":{\"alert\":\"Hi\"}}"}"#,
    effect: .reading,
    citations: ["A-379", "A-356", "A-357"]
  ) { subject, report in
    guard let message = subject.message, message.provider.format.takesText,
      let part = message.verbatim, message.payload.members != nil
    else { return }
    let name = message.provider.name
    let found = "found an object as a payload for \(name), expected its JSON in a string"
    report(at: part.lowerBound..<(part.lowerBound + 1), found)
  }
}
