internal import PushRules
internal import Questions
internal import RouteReport

extension StatedSituation {
  /// Takes what the flags of a call state, then its app, then its configuration.
  init(_ arguments: ParsedArguments) {
    self.init(arguments.inputs(), arguments.app, arguments.configuration)
  }

  /// Takes words about the situation, then an app, then a configuration.
  init(
    _ values: [SituationMember: [String]],
    _ app: StatedApp?,
    _ configuration: Configuration?
  ) {
    let configured = configuration?.profile[.system]?.words.first
    let version = (values[.system]?.first ?? configured).flatMap { SystemVersion($0) } ?? .newest
    let statements = app?.statements(on: version) ?? [:]
    self.init(flags: values, app: statements, changes: app?.changes ?? [])
    add(configuration)
  }

  /// Takes the members of a file, then the app if they state none, then a configuration.
  init(_ members: Statements, _ app: StatedApp?, _ configuration: Configuration?) {
    let app = app.flatMap { $0.isAnother(than: members) ? nil : $0 }
    let configured = configuration?.profile[.system]?.words.first
    let version =
      (members[.system]?.words.first ?? configured).flatMap { SystemVersion($0) } ?? .newest
    self.init(members, app: app?.statements(on: version) ?? [:], changes: app?.changes ?? [])
    add(configuration)
  }

  /// Adds the situation of a configuration, unless the same input is stated already.
  mutating func add(_ configuration: Configuration?) {
    if let configuration { add(configuration: configuration.profile) }
  }
}
