internal import PushRules

extension Check {
  static var localizedArgumentsType: Check {
    Check(
      "loc-args-type",
      .error,
      "The arguments of a localized text are not an array of strings.",
      because: "iOS cannot fill them into the text, and may show none.",
      bad: #"{"aps":{"alert":{"loc-key":"INVITATION","loc-args":"Anna"}}}"#,
      good: #"{"aps":{"alert":{"loc-key":"INVITATION","loc-args":["Anna"]}}}"#,
      citations: ["A-284", "A-285", "A-286"]
    ) { check, subject, tell in
      for object in subject.localizedObjects {
        for pair in localizedPairs {
          guard let node = object[pair.arguments], node.value != .null else { continue }
          guard let elements = node.elements else {
            let found = "found \(node.value.kind) as the value of `\(pair.arguments)`"
            tell(check.at(node, found + ", expected an array of strings"))
            continue
          }
          for element in elements { check.wrongElement(element).map(tell) }
        }
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
