internal import PushRules

extension Check {
  static var mutableContentType: Check {
    flagType(
      .mutableContent,
      because: "Without the number 1 the service extension may not run.",
      bad: #"{"aps":{"alert":"Hi","mutable-content":true}}"#,
      good: #"{"aps":{"alert":"Hi","mutable-content":1}}"#,
      "A-256",
      "A-295"
    )
  }
}
