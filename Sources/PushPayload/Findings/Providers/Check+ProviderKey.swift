internal import PushRules

extension Check {
  static var providerKey: Check {
    Check(
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
    ) { check, subject, tell in
      subject.message?.tellSlips { found in
        let finding = Diagnostic(
          check,
          found.message,
          at: found.member.keyOffset..<found.member.node.offset,
          severity: found.isError ? nil : .warning
        )
        tell(finding)
      }
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
