internal import PushRules

extension Check {
  static var contentChangedType: Check {
    valueType(
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
  }
}
