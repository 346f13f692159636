internal import PushRules

extension Check {
  static var contentAvailableValue: Check {
    flagValue(
      .contentAvailable,
      because: "0 makes no push silent: the key counts with 1, or is left out.",
      bad: #"{"aps":{"alert":"Hi","content-available":0}}"#,
      good: #"{"aps":{"alert":"Hi"}}"#,
      "A-295",
      "A-296"
    )
  }
}
