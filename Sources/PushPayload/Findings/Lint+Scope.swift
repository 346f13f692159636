extension Lint {
  /// What a lint looks for.
  package enum Scope: Hashable, Sendable {
    /// Everything.
    case everything
    /// What may change which callbacks a push fires, how a text is read, or what a provider sends.
    case routes
  }
}

extension Lint.Scope {
  /// The checks of payloads.
  var checksOfPayloads: [Check] {
    switch self {
    case .everything: Self.allOfPayloads
    case .routes: Self.changingRoutes
    }
  }

  /// The checks of providers' messages.
  var checksOfMessages: [Check] { CheckTopic.messages.checks }

  private static let allOfPayloads = CheckTopic.ofPayloads.flatMap { $0.checks }

  /// Those that have an effect on routes, by name: an answer about a route makes no others.
  private static let changingRoutes: [Check] = [
    .duplicateKey, .byteOrderMark,
    .contentAvailableType, .contentAvailableValue, .mutableContentType, .mutableContentValue,
    .unknownApsKey, .keyOutsideAps, .alertKeyOutsideAlert,
    .alertType, .alertEmpty, .soundType, .soundEmpty, .badgeType, .badgeValue,
    .backgroundVisible, .backgroundWithoutContentAvailable, .contentAvailablePushType,
    .liveActivityPushType, .backgroundPriority,
  ]

  /// Tells whether a finding of a check with some effect counts.
  func contains(_ finding: Finding, of effect: Check.Effect) -> Bool {
    self == .everything || finding.meaning != nil || effect == .reading
  }
}
