internal import PushRules

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
    effect: .reading,
    citations: ["A-361", "A-363", "A-365", "A-366"]
  ) { subject, report in
    subject.message?.forEachSlip { found in
      report(at: found.member, found.message, severity: found.isError ? .error : .warning)
    }
  }
}

extension ProviderMessage.FoundSlip {
  /// Whether the message is refused, or the push misses a flag that it was to have.
  fileprivate var isError: Bool {
    if case .flag = slip.key { return isMissed || slip.isRefused }
    return slip.isRefused
  }
}
