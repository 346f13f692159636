internal import PushRules

extension Check {
  static let apsType = frame(
    "aps-type",
    "The value of aps is not an object.",
    because: "Nothing is shown, played or woken.",
    bad: #"{"aps":"Hi"}"#,
    good: #"{"aps":{"alert":"Hi"}}"#
  )
}
