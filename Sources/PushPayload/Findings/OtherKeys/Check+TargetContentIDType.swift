internal import PushRules

extension Check {
  static var targetContentIDType: Check {
    stringType(
      "target-content-id",
      since: .iOS(13, 0),
      because: "No window is chosen by it when the notification is opened.",
      bad: #"{"aps":{"alert":"Hi","target-content-id":["chat"]}}"#,
      good: #"{"aps":{"alert":"Hi","target-content-id":"chat"}}"#,
      "A-258"
    )
  }
}
