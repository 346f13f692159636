internal import PushRules

extension Check {
  static let alertKeyType = Check(
    "alert-key-type",
    .error,
    "A text of the alert is not a string.",
    because: "iOS leaves that text out, and perhaps the whole alert.",
    bad: #"{"aps":{"alert":{"title":"Hi","body":5}}}"#,
    good: #"{"aps":{"alert":{"title":"Hi","body":"5"}}}"#,
    citations: ["A-280", "A-281", "A-282", "A-283", "A-284", "A-285", "A-286", "A-290"]
  ) { subject, report in
    for object in subject.localizedObjects {
      for key in texts {
        guard let member = object.member(key), !isText(member, in: subject) else { continue }
        let fix = Fix.quotingNumber(member.node)
        report.wrongType(member, of: object, expected: "a string", fix: fix)
      }
    }
  }

  private static let texts = PayloadKey.alert.filter { $0.types.contains(.string) }.map { $0.name }

  /// Tells whether a value may stand for a text; in a Live Activity title and body may be objects.
  private static func isText(_ member: JSONMember, in subject: LintSubject) -> Bool {
    switch member.node.value {
    case .string, .null: true
    case .object: subject.isLiveActivity && ["title", "body"].contains(member.key)
    case .boolean, .number, .array: false
    }
  }
}
