internal import PushPayload
internal import PushRules

extension CommandFlag {
  static let from = CommandFlag(
    .from,
    takes: "PROVIDER",
    ProviderChoice.names,
    synonyms: [Synonym("fcm-v1", "fcm"), Synonym("firebase", "fcm"), Synonym("gcm", "fcm-legacy")],
    help: "format: apns, or one of pushroute help providers (auto)"
  )
}

extension ProviderChoice {
  /// Reads the flag, or the configuration of the call.
  init(_ arguments: ParsedArguments) {
    self.init(arguments, arguments.configuration)
  }

  init(_ arguments: ParsedArguments, _ configuration: Configuration?) {
    let word = arguments[.from] ?? configuration?.provider
    self = word.flatMap { ProviderChoice(named: $0) } ?? .automatic
  }

  /// Whether an object with `aps` counts as a payload.
  var takesPayloads: Bool {
    switch self {
    case .automatic, .apns: true
    case .provider: false
    }
  }
}
