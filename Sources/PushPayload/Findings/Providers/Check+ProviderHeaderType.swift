internal import PushRules

extension Check {
  static let providerHeaderType = Check(
    "provider-header-type",
    .error,
    "A request header in a message for FCM is not a string.",
    because: "FCM refuses the message with 400 INVALID_ARGUMENT.",
    bad: """
      {"message":{"token":"t","notification":{"title":"Hi"},\
      "apns":{"headers":{"apns-priority":5}}}}
      """,
    good: """
      {"message":{"token":"t","notification":{"title":"Hi"},\
      "apns":{"headers":{"apns-priority":"5"}}}}
      """,
    effect: .reading,
    citations: ["A-362"]
  ) { subject, report in
    report.valuesThatAreNoStrings(in: ["apns", "headers"], of: subject)
  }
}
