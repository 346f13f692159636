internal import PushRules

extension Check {
  static var mutableContentValue: Check {
    flagValue(
      .mutableContent,
      because: "0 switches nothing: the key counts with 1, or is left out.",
      bad: #"{"aps":{"alert":"Hi","mutable-content":0}}"#,
      good: #"{"aps":{"alert":"Hi"}}"#,
      "A-256"
    )
  }
}
