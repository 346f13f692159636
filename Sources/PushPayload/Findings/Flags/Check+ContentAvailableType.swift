internal import PushRules

extension Check {
  static var contentAvailableType: Check {
    flagType(
      .contentAvailable,
      because:
        "iOS was seen to take true as 1; of the string one report says that it does not wake the app.",
      bad: #"{"aps":{"content-available":"1"}}"#,
      good: #"{"aps":{"content-available":1}}"#,
      "A-295",
      "A-298",
      "A-299"
    )
  }
}
