internal import PushRules

// Keys with a type of their own.
extension Check {
  static let contentChangedType = valueType(
    "content-changed",
    "true",
    because: "The widgets are not reloaded: Apple documents the Boolean true.",
    bad: #"{"aps":{"content-changed":"yes"}}"#,
    good: #"{"aps":{"content-changed":true}}"#,
    since: .iOS(26, 0),
    "A-270"
  ) { value in
    value == .boolean(true)
  }

  static let urlArgumentsType = valueType(
    "url-args",
    "an array of strings",
    because: "Safari fills the strings into the address that a website registered.",
    bad: #"{"aps":{"alert":"Hi","url-args":"boarding"}}"#,
    good: #"{"aps":{"alert":"Hi","url-args":["boarding"]}}"#,
    "A-271"
  ) { value in
    guard case .array(let elements) = value else { return false }
    return elements.allSatisfy { $0.string != nil }
  }

  private static func valueType(
    _ key: String,
    _ expected: String,
    because reason: String,
    bad: Sample,
    good: Sample,
    since: SystemVersion = .iOS(3, 0),
    _ citation: String,
    isRight: @escaping @Sendable (JSONValue) -> Bool
  ) -> Check {
    Check(
      key + "-type",
      .error,
      "The value of \(key) is not \(expected).",
      because: reason,
      bad: bad,
      good: good,
      since: since,
      citations: [citation]
    ) { check, subject in
      guard let aps = subject.aps, let member = aps.member(key), !isRight(member.node.value)
      else { return [] }
      return [check.wrongType(member, of: aps, in: subject, expected: expected)]
    }
  }

  static let showViewType = Check(
    "show-view-type",
    .error,
    "The value of show-view is not a Boolean.",
    because: "The alert may show its second button although it was not to, or not show it.",
    bad: #"{"aps":{"alert":{"body":"Hi","show-view":"false"}}}"#,
    good: #"{"aps":{"alert":{"body":"Hi","show-view":false}}}"#,
    citations: ["A-288"]
  ) { check, subject in
    guard let alert = subject.alert, let member = alert.member("show-view") else { return [] }
    if case .boolean = member.node.value { return [] }
    return [check.wrongType(member, of: alert, in: subject, expected: "true or false")]
  }
}
