internal import PushRules
internal import Questions
internal import RouteReport

extension StatedApp {
  /// Reads the profile or the app that the flag names; returns nil without the flag.
  init?(_ arguments: ParsedArguments, in console: inout Console) throws(ArgumentError) {
    guard let path = arguments.path(.app) else { return nil }
    switch console.world.kind(of: path) {
    case .folder, .folderLink:
      let app = AppFolder(path, in: console)
      guard app.errors.isEmpty else { throw .files(app.errors) }
      for warning in app.unread { console.report(warning.text) }
      guard let stated = StatedApp(app.code) else { throw app.absence }
      self = stated
    default:
      self = try ArgumentError.converting(try StatedApp(reading: InputFile(path, in: console)))
    }
  }
}

extension CommandFlag {
  static let app = CommandFlag(
    .app,
    takes: "PROFILE",
    help: "start from this app: its folder or its profile; flags win over it"
  )
}

extension StatedApp {
  /// Whether members of a file are about another app: they state something of it.
  func isAnother(than members: StatedSituation.Statements) -> Bool {
    statements(on: .newest).keys.contains { members[$0] != nil }
  }

  func states(_ member: SituationMember) -> Bool { statements(on: .newest)[member] != nil }

  /// The flags that state the same, besides some of a call.
  func words(without flags: Set<SituationMember> = []) -> [String] {
    let statements = statements(on: .newest)
    return FlagGroup.situationMembers.filter { !flags.contains($0) }.compactMap { member in
      statements[member].map { statement in
        let value = statement.words.isEmpty ? "none" : statement.words.joined(separator: ",")
        return "--" + member.flag + (member.form == .truth ? "" : " " + value)
      }
    }
  }

  /// The inputs that it states, besides some of a call.
  func inputs(without flags: Set<SituationMember>) -> [Input] {
    statements(on: .newest).keys.filter { !flags.contains($0) }.flatMap { $0.inputs }
  }

  /// The first line of an answer about the app.
  func line(without flags: Set<SituationMember> = []) -> AppLine {
    AppLine(name: name, flags: words(without: flags))
  }
}
