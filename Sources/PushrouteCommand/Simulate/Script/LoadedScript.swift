internal import AppLifecycle
internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

/// A script that was read as a whole and can be played.
struct LoadedScript: Sendable {
  /// The scenario to play.
  let scenario: Scenario
  /// The file of the scenario, or nil for events of the command line.
  let file: ScenarioFile?
  /// The stated situation at the start.
  let stated: StatedSituation
  /// The warnings about the script.
  let warnings: [PrintedText]
  let entries: [ScriptEntry]

  /// Reads the script that operands and flags name.
  init(
    _ operands: ScriptOperands,
    _ arguments: ParsedArguments,
    in console: Console
  ) throws(CommandError) {
    file = try Self.file(operands, console)
    entries = file?.entries ?? operands.entries
    var stated = StatedSituation(arguments)
    stated.add(file?.statements ?? [:])
    self.stated = stated
    let start = try Self.start(stated, file, arguments, console)
    let situation = start.situation
    var reader = ScriptReader(
      of: file,
      in: situation.start,
      from: ProviderChoice(arguments)
    )
    let events = try CommandError.converting { [entries, file] () throws(FileMessage) in
      let choice = reader.choice
      return try reader.events(entries) { path, position throws(FileMessage) in
        try console.references.payload(
          at: try file?.file.location(of: path, at: position) ?? FilePath(argument: path),
          namedBy: file?.file.file.path,
          for: situation.start,
          from: choice,
          in: console
        )
      }
    }
    scenario = start.scenario(events)
    warnings =
      situation.warnings.map { PrintedText("pushroute: warning: " + $0) }
      + reader.findings.flatMap { $0.texts }
  }

  /// Returns a command error, with the position in the file if the file states its cause.
  func placed(_ error: ArgumentError) -> CommandError { Self.placed(error, stated, file) }

  /// Returns the message for a mistake in an event of the file, by its index, or nil without a file.
  func error(_ message: String, atEvent index: Int) -> FileMessage? {
    file?.file.file.error(message, at: entries[index].position)
  }

  private static func placed(
    _ error: ArgumentError,
    _ stated: StatedSituation,
    _ file: ScenarioFile?
  ) -> CommandError {
    guard let file, let position = stated.position(of: error) else { return .arguments(error) }
    return .file([file.file.file.error(error.description, at: position)])
  }

  private static func file(
    _ operands: ScriptOperands,
    _ console: Console
  ) throws(CommandError) -> ScenarioFile? {
    guard case .scenario(let path) = operands else { return nil }
    return try CommandError.converting { () throws(FileMessage) in
      try ScenarioFile(JSONFile(InputFile(path, in: console)))
    }
  }

  /// The app and the device that the script starts with.
  private static func start(
    _ stated: StatedSituation,
    _ file: ScenarioFile?,
    _ arguments: ParsedArguments,
    _ console: Console
  ) throws(CommandError) -> ScenarioStart {
    let headers = try RequestHeaders(of: arguments, in: console)
    do {
      return try ScenarioStart(stated, headers: headers)
    } catch {
      throw placed(error, stated, file)
    }
  }
}
