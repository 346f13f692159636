internal import PushRules

extension Check {
  static var apsType: Check {
    frame(
      "aps-type",
      "The value of aps is not an object.",
      because: "Nothing is shown, played or woken.",
      bad: #"{"aps":"Hi"}"#,
      good: #"{"aps":{"alert":"Hi"}}"#
    )
  }
}
