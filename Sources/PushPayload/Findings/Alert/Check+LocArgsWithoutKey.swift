internal import PushRules

extension Check {
  static let locArgsWithoutKey = Check(
    "loc-args-without-key",
    .warning,
    "There are arguments, but no key of the localized text that takes them.",
    because:
      "The arguments are not shown: only a text of the app's own tables has room for them.",
    bad: #"{"aps":{"alert":{"title":"Hi","loc-args":["Anna"]}}}"#,
    good: #"{"aps":{"alert":{"title":"Hi","loc-key":"INVITATION","loc-args":["Anna"]}}}"#,
    citations: ["A-284", "A-285", "A-286"]
  ) { subject, report in
    for object in subject.localizedObjects {
      for pair in localizedPairs {
        guard let member = object.member(pair.arguments),
          member.node.elements?.isEmpty == false,
          object[pair.key]?.string?.isEmpty ?? true
        else { continue }
        report(at: member, "found `\(pair.arguments)` alone, expected a `\(pair.key)` with it")
      }
    }
  }
}
