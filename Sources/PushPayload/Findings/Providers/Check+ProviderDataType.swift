internal import PushRules

extension Check {
  static let providerDataType = Check(
    "provider-data-type",
    .error,
    "A value in the data of a message for FCM is not a string.",
    because: "FCM refuses the message with 400 INVALID_ARGUMENT: data has strings only.",
    bad: #"{"message":{"token":"t","notification":{"title":"Hi"},"data":{"id":42}}}"#,
    good: #"{"message":{"token":"t","notification":{"title":"Hi"},"data":{"id":"42"}}}"#,
    effect: .reading,
    citations: ["A-362"]
  ) { subject, report in
    report.valuesThatAreNoStrings(in: ["data"], of: subject)
  }
}
