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
    case .everything: Self.payloadChecks
    case .routes: Self.routeChecks
    }
  }

  /// The checks of providers' messages.
  var checksOfMessages: [Check] { CheckTopic.messages.checks }

  private static let payloadChecks = CheckTopic.ofPayloads.flatMap { $0.checks }
  private static let routeChecks = payloadChecks.filter { $0.effect != Check.Effect.noRoute }

  /// Tells whether a finding of a check with some effect counts.
  func contains(_ finding: Finding, of effect: Check.Effect) -> Bool {
    self == .everything || finding.meaning != nil || effect == .reading
  }
}
