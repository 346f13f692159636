internal import PushRules

extension Check {
  static var providerDataType: Check {
    Check(
      "provider-data-type",
      .error,
      "A value in the data of a message for FCM is not a string.",
      because: "FCM refuses the message with 400 INVALID_ARGUMENT: data has strings only.",
      bad: #"{"message":{"token":"t","notification":{"title":"Hi"},"data":{"id":42}}}"#,
      good: #"{"message":{"token":"t","notification":{"title":"Hi"},"data":{"id":"42"}}}"#,
      citations: ["A-362"]
    ) { check, subject, tell in
      check.tellTexts(in: ["data"], of: subject, to: tell)
    }
  }
}
