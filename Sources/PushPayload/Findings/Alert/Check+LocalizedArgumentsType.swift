internal import PushRules

extension Check {
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
      localizedPairs.flatMap { pair -> [Diagnostic] in
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
}
