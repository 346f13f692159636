internal import PushRules

extension Check {
  static var urlArgumentsType: Check {
    valueType(
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
  }
}
