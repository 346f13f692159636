internal import Questions
internal import RouteReport

extension StatedApp {
  /// Reads the profile or the app that the flag names; returns nil without the flag.
  init?(_ arguments: ParsedArguments, in console: inout Console) throws(CommandError) {
    guard let path = arguments.path(.app) else { return nil }
    switch console.world.kind(of: path) {
    case .folder, .folderLink:
      let app = AppFolder(path, in: console)
      guard app.errors.isEmpty else { throw .file(app.errors) }
      for warning in app.unread { console.report(warning.text) }
      guard let stated = StatedApp(app.code) else { throw app.absence }
      self = stated
    default:
      let source = console
      self = try CommandError.converting { () throws(FileMessage) in
        try StatedApp(reading: InputFile(path, in: source))
      }
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
