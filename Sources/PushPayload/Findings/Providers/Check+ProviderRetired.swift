internal import PushRules

extension Check {
  static let providerRetired = Check(
    "provider-retired",
    .warning,
    "The message is for an interface that its provider has shut down.",
    because:
      "Google took the legacy HTTP interface of FCM down in 2024: nothing is sent any more.",
    bad: #"{"to":"t","notification":{"title":"Hi"}}"#,
    good: #"{"message":{"token":"t","notification":{"title":"Hi"}}}"#,
    citations: ["A-364"]
  ) { subject, report in
    guard let message = subject.message, message.provider == .fcmLegacy else { return }
    let text =
      "found a message for FCM's legacy interface, expected one for its HTTP v1 interface"
    report(at: message.message.start, text)
  }
}
