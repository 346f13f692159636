extension Lint {
  /// What a lint looks for.
  public enum Scope: Hashable, Sendable {
    /// Everything.
    case everything
    /// What may change which callbacks a push fires, and what makes others read the text in another
    /// way, or send something else.
    case routes
  }
}

extension Lint.Scope {
  /// The checks that can find it, by topic; those of messages find nothing in a payload alone.
  ///
  /// A process that routes one push does not make the other checks.
  func checks(inMessage: Bool) -> [Check] {
    switch self {
    case .everything: Check.all
    case .routes: inMessage ? Check.ofRoutes + CheckTopic.messages.checks : Check.ofRoutes
    }
  }

  /// Whether a finding counts.
  func contains(_ finding: Diagnostic) -> Bool {
    self == .everything || finding.meaning != nil || Self.codesOfReading.contains(finding.code)
  }

  private static let codesOfReading =
    ["duplicate-key", "byte-order-mark"]
    + CheckTopic.messages.checks.map(\.code).filter { $0 != "provider-retired" }
}

extension Check {
  /// The checks of payloads whose findings may change routes, and those of how a text is read.
  static let ofRoutes: [Check] = [
    .duplicateKey, .byteOrderMark, .contentAvailableType, .contentAvailableValue,
    .mutableContentType, .mutableContentValue, .unknownKey, .keyOutside, .alertKeyOutside,
    .alertType, .alertEmpty, .soundType, .soundEmpty, .badgeType, .badgeValue, .backgroundVisible,
    .backgroundWithoutContentAvailable, .contentAvailablePushType, .liveActivityPushType,
    .backgroundPriority,
  ]
}
