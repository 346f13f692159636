internal import PushRules
internal import Questions
internal import RouteReport

extension StatedSituation {
  /// Takes what the flags of a call state, then its app, then its configuration.
  init(_ arguments: ParsedArguments) {
    let configured = arguments.configuration?.profile[.system]?.words.first
    let version = (arguments[.input(.system)] ?? configured).flatMap { SystemVersion($0) }
    self.init(
      flags: arguments.inputs(),
      app: arguments.app?.statements(on: version ?? .newest) ?? [:],
      changes: arguments.app?.changes ?? []
    )
    add(arguments.configuration)
  }

  /// Takes words about the situation, then a configuration.
  init(_ values: [SituationMember: [String]], _ configuration: Configuration? = nil) {
    self.init(flags: values)
    add(configuration)
  }

  /// Adds the situation of a configuration, unless the same input is stated already.
  mutating func add(_ configuration: Configuration?) {
    if let configuration { add(configuration: configuration.profile) }
  }
}
