internal import AppLifecycle
internal import PushPayload
internal import PushRules
internal import RouteReport

/// Reads the payloads of a script, in files and in the scenario itself.
struct ScriptReader {
  /// The scenario, or nil for events of the command line.
  let scenario: ScenarioFile?
  /// The situation that all pushes of the script share.
  let situation: Situation
  /// What is wrong with the payloads, where that may change what they do.
  private(set) var findings: [FileFindings] = []
  /// The files whose findings are among them.
  private var told: Set<FilePath> = []

  /// Creates a reader.
  init(of scenario: ScenarioFile?, in situation: Situation) {
    self.scenario = scenario
    self.situation = situation
  }

  /// Returns the events with the traits of their payloads.
  mutating func events(
    _ entries: [ScriptEntry],
    in console: Console
  ) throws(FileMessage) -> [ScriptEvent] {
    var events: [ScriptEvent] = []
    for entry in entries { events.append(try event(entry, in: console)) }
    return events
  }

  private mutating func event(
    _ entry: ScriptEntry,
    in console: Console
  ) throws(FileMessage) -> ScriptEvent {
    switch entry.content {
    case .word(.event(let event)): return .event(event)
    case .word(.swipeUp): return .swipeUp
    case .word(.after(let seconds)): return .after(seconds: seconds)
    case .word(.push(let path)):
      let traits = try traits(inFile: path, at: entry.position, console)
      return .push(ArrivingPush(name: name(of: path), traits: traits))
    case .payload(let node): return .push(ArrivingPush(traits: try traits(of: node)))
    }
  }

  /// Reads a payload in a file; an unreadable file is an error at the place that names it.
  private mutating func traits(
    inFile path: String,
    at position: SourcePosition?,
    _ console: Console
  ) throws(FileMessage) -> PayloadTraits {
    let location = location(of: path)
    do {
      let payload = try console.references.payload(at: location, for: situation, in: console)
      if told.insert(location).inserted { findings.append(payload.findings) }
      return payload.summary.traits
    } catch {
      guard let scenario, error.position == nil else { throw error }
      throw scenario.file.file.error("\(location.quoted): \(error.message)", at: position)
    }
  }

  private mutating func traits(of node: JSONNode) throws(FileMessage) -> PayloadTraits {
    guard let file = scenario?.file else { return PayloadTraits() }
    do {
      let payload = try Payload(node, in: file.document, pushType: situation.pushType)
      findings.append(
        FileFindings(
          in: payload,
          of: file.file.path,
          file.file.bytes,
          for: situation,
          lines: file.lines
        )
      )
      return payload.traits
    } catch {
      throw file.file.error(error.message, at: error.position, code: error.code)
    }
  }

  /// Returns the name of a push in the trace: the path as it is written, if that is a text.
  private func name(of path: String) -> String {
    if scenario != nil { return path }
    let argument = FilePath(argument: path)
    return argument.text ?? argument.printed
  }

  /// Returns the path for one that the scenario states relative to its own folder.
  private func location(of path: String) -> FilePath {
    scenario?.file.location(of: path) ?? FilePath(argument: path)
  }
}
