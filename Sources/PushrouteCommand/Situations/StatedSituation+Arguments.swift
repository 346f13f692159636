internal import PushRules
internal import Questions

extension StatedSituation {
  /// Takes what the flags of a call state, then its app, then its configuration.
  init(_ arguments: ParsedArguments) {
    self.init(
      flags: arguments.inputs(),
      app: arguments.app?.situation ?? [:],
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
