internal import PushRules

// The message of a provider, beside the payload that it leads to.
extension Check {
  static let providerKey = Check(
    "provider-key",
    .error,
    "A message for a provider has a key that means nothing where it stands.",
    because: "FCM v1 refuses the message or takes the key for data of the app; others ignore it.",
    bad: #"{"message":{"token":"t","notification":{"title":"Hi"},"content_available":true}}"#,
    good: """
      {"message":{"token":"t","notification":{"title":"Hi"},\
      "apns":{"payload":{"aps":{"content-available":1}}}}}
      """,
    citations: ["A-361", "A-363", "A-365", "A-366"]
  ) { check, subject in
    (subject.message?.slips ?? []).map { found in
      Diagnostic(
        check,
        found.message,
        at: found.member.keyOffset..<found.member.node.offset,
        severity: found.isError ? nil : .warning
      )
    }
  }

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
    citations: ["A-362"]
  ) { check, subject in
    check.texts(in: ["apns", "headers"], of: subject)
  }

  static let providerDataType = Check(
    "provider-data-type",
    .error,
    "A value in the data of a message for FCM is not a string.",
    because: "FCM refuses the message with 400 INVALID_ARGUMENT: data has strings only.",
    bad: #"{"message":{"token":"t","notification":{"title":"Hi"},"data":{"id":42}}}"#,
    good: #"{"message":{"token":"t","notification":{"title":"Hi"},"data":{"id":"42"}}}"#,
    citations: ["A-362"]
  ) { check, subject in
    check.texts(in: ["data"], of: subject)
  }

  /// The values of an object in a message for FCM that are no strings.
  private func texts(in path: [String], of subject: LintSubject) -> [Diagnostic] {
    guard let message = subject.message, message.provider == .fcm else { return [] }
    return (message.message.node(at: path)?.members ?? []).compactMap { member in
      guard member.node.string == nil else { return nil }
      let key = PrintableText.quoted(member.key)
      let found = "found \(member.node.value.kind) as the value of \(key) in "
      return at(member.node, found + "`\(path.joined(separator: "."))`, expected a string")
    }
  }
}

extension ProviderMessage.FoundSlip {
  /// Whether the message is refused, or the push misses a flag that it was to have.
  var isError: Bool {
    if case .flag = slip.key { return isMissed || slip.isRefused }
    return slip.isRefused
  }
}
