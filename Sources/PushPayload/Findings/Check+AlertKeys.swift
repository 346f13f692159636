internal import PushRules

// The keys of an alert that is an object.
extension Check {
  private static let texts = [
    "title", "subtitle", "body", "launch-image", "loc-key", "title-loc-key", "subtitle-loc-key",
    "action-loc-key", "summary-arg",
  ]

  static let alertKeyType = Check(
    "alert-key-type",
    .error,
    "A text of the alert is not a string.",
    because: "iOS leaves that text out, and perhaps the whole alert.",
    bad: #"{"aps":{"alert":{"title":"Hi","body":5}}}"#,
    good: #"{"aps":{"alert":{"title":"Hi","body":"5"}}}"#,
    citations: ["A-280", "A-281", "A-282", "A-283", "A-284", "A-285", "A-286", "A-290"]
  ) { check, subject in
    subject.localizedObjects.flatMap { object in
      texts.compactMap { key in
        guard let member = object.member(key), !isText(member, in: subject) else { return nil }
        var fix: Fix?
        if case .number(let number) = member.node.value {
          fix = .write("\"\(number.text)\"", for: member.node)
        }
        return check.wrongType(member, of: object, in: subject, expected: "a string", fix: fix)
      }
    }
  }

  /// Whether a value may stand for a text; in a Live Activity title and body may be objects.
  private static func isText(_ member: JSONMember, in subject: LintSubject) -> Bool {
    switch member.node.value {
    case .string, .null: true
    case .object: subject.isLiveActivity && ["title", "body"].contains(member.key)
    case .boolean, .number, .array: false
    }
  }

  static let summaryIgnored = Check(
    "summary-arg-ignored",
    .info,
    "The alert names what its summary says, which iOS ignores from 15 on.",
    because: "Groups of notifications are not summarised by these words any more.",
    bad: #"{"aps":{"alert":{"body":"Hi","summary-arg":"Anna"}}}"#,
    good: #"{"aps":{"alert":{"body":"Hi"}}}"#,
    since: .iOS(15, 0),
    citations: ["A-289"]
  ) { check, subject in
    ["summary-arg", "summary-arg-count"].compactMap { key in
      guard let alert = subject.alert, let member = alert.member(key) else { return nil }
      return check.at(member, "found `\(key)`, expected no such key: iOS ignores it from 15 on")
    }
  }

  static let summaryCount = Check(
    "summary-arg-count-value",
    .info,
    "The value of summary-arg-count is not a number above 0.",
    because: "The count says for how many things a notification stands in a summary.",
    bad: Sample(stringLiteral: #"{"aps":{"alert":{"body":"Hi","summary-arg-count":0}}}"#)
      .on(.iOS(14)),
    good: Sample(stringLiteral: #"{"aps":{"alert":{"body":"Hi","summary-arg-count":2}}}"#)
      .on(.iOS(14)),
    since: .iOS(12, 0),
    until: .iOS(14),
    citations: ["A-289"]
  ) { check, subject in
    guard let node = subject.alert?["summary-arg-count"],
      node.value != .null, (node.number ?? 0) <= 0
    else { return [] }
    return [check.at(node, "found no count in `summary-arg-count`, expected a number above 0")]
  }

  static let actionKeyRetired = Check(
    "action-loc-key-retired",
    .info,
    "The alert names a title for the View button, which Apple no longer documents.",
    because: "Since 2017 no table has the key; notifications have the buttons of their category.",
    bad: #"{"aps":{"alert":{"body":"Hi","action-loc-key":"PLAY"}}}"#,
    good: #"{"aps":{"alert":{"body":"Hi"},"category":"GAME"}}"#,
    since: .iOS(11, 0),
    citations: ["A-287"]
  ) { check, subject in
    guard let member = subject.alert?.member("action-loc-key"), member.node.value != .null
    else { return [] }
    return [
      check.at(
        member,
        "found `action-loc-key`, expected a `category`: Apple no longer documents it"
      )
    ]
  }
}
