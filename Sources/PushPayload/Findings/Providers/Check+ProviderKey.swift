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
      report(at: found.member, found.message, severity: found.severity)
    }
  }
}

extension ProviderMessage.FoundSlip {
  /// An error if the message is refused or the push misses a flag, little if a flag is repeated.
  fileprivate var severity: Severity {
    switch slip.key {
    case .word: slip.isRefused ? .error : .warning
    case .flag: isMissed || slip.isRefused ? .error : .info
    }
  }
}
