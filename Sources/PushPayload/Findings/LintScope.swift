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
  func looks(inMessage: Bool) -> [Check.Look] {
    switch self {
    case .everything: Self.all
    case .routes: inMessage ? Self.ofRoutes + Self.ofMessages : Self.ofRoutes
    }
  }

  /// Whether a finding counts.
  func contains(_ finding: Diagnostic) -> Bool {
    self == .everything || finding.meaning != nil || Self.codesOfReading.contains(finding.code)
  }

  private static let all = Check.all.map(\.looking)

  /// A process that routes one push does not make the other checks.
  private static let ofRoutes = Check.ofRoutes.map(\.looking)

  static let ofMessages = CheckTopic.messages.checks.map(\.looking)

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
