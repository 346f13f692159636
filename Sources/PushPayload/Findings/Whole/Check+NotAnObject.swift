internal import PushRules

extension Check {
  static let notAnObject = frame(
    "not-an-object",
    "The payload is not a JSON object.",
    because: "APNs refuses the push.",
    bad: #"[{"aps":{"alert":"Hi"}}]"#,
    good: #"{"aps":{"alert":"Hi"}}"#
  )
}
