internal import AppLifecycle
internal import PushPayload
internal import PushRules
internal import RouteReport

/// Reads the payloads of a script, in files and in the scenario itself.
struct ScriptReader {
  /// The scenario, or nil for events of the command line.
  let scenario: ScenarioFile?
  /// The push type that all requests of the script state, or nil.
  let pushType: PushType?
  /// What is odd about the payloads.
  private(set) var warnings: [FileMessage] = []

  /// Creates a reader.
  init(of scenario: ScenarioFile?, pushType: PushType?) {
    self.scenario = scenario
    self.pushType = pushType
  }

  /// Returns the events with what the payloads say.
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
    case .word(.after(let seconds)): return .after(seconds: seconds)
    case .word(.push(let path)):
      let traits = try traits(inFile: path, at: entry.position, console)
      return .push(ArrivingPush(name: path, traits: traits))
    case .payload(let node): return .push(ArrivingPush(traits: try traits(of: node)))
    }
  }

  /// Reads a payload in a file; one that cannot be read is told where the scenario names it.
  private mutating func traits(
    inFile path: String,
    at position: SourcePosition?,
    _ console: Console
  ) throws(FileMessage) -> PayloadTraits {
    let location = location(of: path)
    let request = RequestHeaders(pushType: pushType)
    do {
      let payload = try PayloadFile(location, request: request, in: console)
      warnings += payload.warnings
      return payload.summary.traits
    } catch {
      guard let scenario, error.position == nil else { throw error }
      let message = "\(PrintableText.quoted(location, limit: 200)): \(error.message)"
      throw scenario.file.file.error(message, at: position)
    }
  }

  private mutating func traits(of node: JSONNode) throws(FileMessage) -> PayloadTraits {
    guard let file = scenario?.file else { return PayloadTraits() }
    do {
      let payload = try Payload(node, in: file.document, pushType: pushType)
      warnings += file.file.warnings(about: payload)
      return payload.traits
    } catch {
      throw file.file.error(error.message, at: error.position, code: error.code)
    }
  }

  /// The path as the world knows it: those of a scenario begin at its folder.
  private func location(of path: String) -> String {
    guard let scenario, !path.hasPrefix("/") else { return path }
    return path == "-" ? scenario.folder + "./-" : scenario.folder + path
  }
}
