internal import PushRules

// The arguments of localized texts, with their keys.
extension Check {
  private static let pairs: [(key: String, arguments: String)] = [
    ("loc-key", "loc-args"), ("title-loc-key", "title-loc-args"),
    ("subtitle-loc-key", "subtitle-loc-args"),
  ]

  static let localizedArgumentsType = Check(
    "loc-args-type",
    .error,
    "The arguments of a localized text are not an array of strings.",
    because: "iOS cannot fill them into the text, and may show none.",
    bad: #"{"aps":{"alert":{"loc-key":"INVITATION","loc-args":"Anna"}}}"#,
    good: #"{"aps":{"alert":{"loc-key":"INVITATION","loc-args":["Anna"]}}}"#,
    citations: ["A-284", "A-285", "A-286"]
  ) { check, subject in
    subject.localizedObjects.flatMap { object in
      pairs.flatMap { pair -> [Diagnostic] in
        guard let node = object[pair.arguments], node.value != .null else { return [] }
        if let elements = node.elements { return elements.compactMap(check.wrongElement) }
        let found = "found \(node.value.kind) as the value of `\(pair.arguments)`"
        return [check.at(node, found + ", expected an array of strings")]
      }
    }
  }

  private func wrongElement(_ node: JSONNode) -> Diagnostic? {
    guard node.string == nil else { return nil }
    var fix: Fix?
    if case .number(let number) = node.value { fix = .write("\"\(number.text)\"", for: node) }
    let message = "found \(node.value.kind) among the arguments of a text, expected a string"
    return at(node, message, severity: .warning, fix: fix)
  }

  static let localizedArgumentsAlone = Check(
    "loc-args-without-key",
    .error,
    "There are arguments, but no key of the localized text that takes them.",
    because: "The arguments are not shown: only a text of the app's own tables has room for them.",
    bad: #"{"aps":{"alert":{"title":"Hi","loc-args":["Anna"]}}}"#,
    good: #"{"aps":{"alert":{"title":"Hi","loc-key":"INVITATION","loc-args":["Anna"]}}}"#,
    citations: ["A-284", "A-285", "A-286"]
  ) { check, subject in
    subject.localizedObjects.flatMap { object in
      pairs.compactMap { pair in
        guard let member = object.member(pair.arguments),
          member.node.elements?.isEmpty == false,
          object[pair.key]?.string?.isEmpty ?? true
        else { return nil }
        return check.at(member, "found `\(pair.arguments)` alone, expected a `\(pair.key)` with it")
      }
    }
  }
}
