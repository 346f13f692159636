internal import PushRules

extension Check {
  static var threadIDType: Check {
    stringType(
      "thread-id",
      since: .iOS(10, 0),
      because: "The notification is not grouped with others of its thread.",
      bad: #"{"aps":{"alert":"Hi","thread-id":4711}}"#,
      good: #"{"aps":{"alert":"Hi","thread-id":"4711"}}"#,
      "A-257"
    )
  }
}
