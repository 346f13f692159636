internal import PushRules

extension Check {
  static let locArgsType = Check(
    "loc-args-type",
    .error,
    "The arguments of a localized text are not an array of strings.",
    because: "iOS cannot fill them into the text, and may show none.",
    bad: #"{"aps":{"alert":{"loc-key":"INVITATION","loc-args":"Anna"}}}"#,
    good: #"{"aps":{"alert":{"loc-key":"INVITATION","loc-args":["Anna"]}}}"#,
    citations: ["A-284", "A-285", "A-286"]
  ) { subject, report in
    for object in subject.localizedObjects {
      for pair in localizedPairs {
        guard let node = object[pair.arguments], node.value != .null else { continue }
        guard let elements = node.elements else {
          let found = "found \(node.value.kind) as the value of `\(pair.arguments)`"
          report(at: node, found + ", expected an array of strings")
          continue
        }
        for element in elements where element.string == nil {
          let found = "found \(element.value.kind) among the arguments of a text"
          let fix = Fix.quotingNumber(element)
          report(at: element, found + ", expected a string", severity: .warning, fix: fix)
        }
      }
    }
  }

  /// The keys of localized texts with the keys of their arguments.
  package static let localizedPairs: [(key: String, arguments: String)] = [
    ("loc-key", "loc-args"), ("title-loc-key", "title-loc-args"),
    ("subtitle-loc-key", "subtitle-loc-args"),
  ]
}
