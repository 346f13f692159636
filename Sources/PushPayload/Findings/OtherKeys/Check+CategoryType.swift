internal import PushRules

extension Check {
  static var categoryType: Check {
    stringType(
      "category",
      since: .iOS(8, 0),
      because: "The notification shows no action buttons, for its category is not found.",
      bad: #"{"aps":{"alert":"Hi","category":7}}"#,
      good: #"{"aps":{"alert":"Hi","category":"7"}}"#,
      "A-255"
    )
  }
}
