internal import PushRules

// The keys of aps whose value is any string.
extension Check {
  static let categoryType = stringType(
    "category",
    since: .iOS(8, 0),
    because: "The notification shows no action buttons, for its category is not found.",
    bad: #"{"aps":{"alert":"Hi","category":7}}"#,
    good: #"{"aps":{"alert":"Hi","category":"7"}}"#,
    "A-255"
  )

  static let threadIDType = stringType(
    "thread-id",
    since: .iOS(10, 0),
    because: "The notification is not grouped with others of its thread.",
    bad: #"{"aps":{"alert":"Hi","thread-id":4711}}"#,
    good: #"{"aps":{"alert":"Hi","thread-id":"4711"}}"#,
    "A-257"
  )

  static let targetContentIDType = stringType(
    "target-content-id",
    since: .iOS(13, 0),
    because: "No window is chosen by it when the notification is opened.",
    bad: #"{"aps":{"alert":"Hi","target-content-id":["chat"]}}"#,
    good: #"{"aps":{"alert":"Hi","target-content-id":"chat"}}"#,
    "A-258"
  )

  static let filterCriteriaType = stringType(
    "filter-criteria",
    since: .iOS(16, 0),
    because: "A Focus cannot filter the notification by it.",
    bad: #"{"aps":{"alert":"Hi","filter-criteria":{"account":"work"}}}"#,
    good: #"{"aps":{"alert":"Hi","filter-criteria":"work"}}"#,
    "A-261"
  )

  private static func stringType(
    _ key: String,
    since: SystemVersion,
    because reason: String,
    bad: Sample,
    good: Sample,
    _ citation: String
  ) -> Check {
    Check(
      key + "-type",
      .error,
      "The value of \(key) is not a string.",
      because: reason,
      bad: bad,
      good: good,
      since: since,
      citations: [citation]
    ) { check, subject in
      guard let aps = subject.aps, let member = aps.member(key), member.node.string == nil
      else { return [] }
      var fix: Fix?
      if case .number(let number) = member.node.value {
        fix = .write("\"\(number.text)\"", for: member.node)
      }
      return [check.wrongType(member, of: aps, in: subject, expected: "a string", fix: fix)]
    }
  }
}
