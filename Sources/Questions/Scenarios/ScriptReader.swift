package import AppLifecycle
package import PushPayload
package import PushRules

/// Reads the payloads of a script, in files and in the scenario itself.
package struct ScriptReader {
  package let scenario: ScenarioFile?
  package let situation: Situation
  /// The provider whose messages the pushes may be.
  package let choice: ProviderChoice
  /// The findings that may change what a push does.
  package private(set) var findings: [RouteFindings] = []
  private var shown: Set<FilePath> = []

  package init(of scenario: ScenarioFile?, in situation: Situation, from choice: ProviderChoice) {
    self.scenario = scenario
    self.situation = situation
    self.choice = choice
  }

  /// Reads the payload in a file that an event names at a place.
  package typealias PayloadReader = (String, SourcePosition?) throws(FileMessage) -> InputPayload

  /// Returns the events with the traits of their payloads.
  package mutating func events(
    _ entries: [ScriptEntry],
    reading read: PayloadReader
  ) throws(FileMessage) -> [ScriptEvent] {
    try entries.map { entry throws(FileMessage) in try event(entry, read) }
  }

  private mutating func event(
    _ entry: ScriptEntry,
    _ read: PayloadReader
  ) throws(FileMessage) -> ScriptEvent {
    switch entry.content {
    case .event(let event): return .event(event)
    case .after(let seconds): return .after(seconds: seconds)
    case .push(let path):
      let payload = try payload(inFile: path, at: entry.position, read)
      let source = payload.source
      let name = scenario == nil ? source.text ?? source.printed : path
      return .push(ArrivingPush(payload.traits, payload.headers, name: name))
    case .payload(let node): return .push(try push(node))
    }
  }

  /// Reads a payload in a file; an unreadable file is an error at the place that names it.
  private mutating func payload(
    inFile path: String,
    at position: SourcePosition?,
    _ read: PayloadReader
  ) throws(FileMessage) -> InputPayload {
    do {
      let payload = try read(path, position)
      if let found = payload.found, shown.insert(payload.source).inserted { findings.append(found) }
      return payload
    } catch {
      guard let scenario, error.position == nil else { throw error }
      throw scenario.file.file.error("\(error.path.quoted): \(error.message)", at: position)
    }
  }

  /// Reads a payload in the scenario itself.
  private mutating func push(_ node: JSONNode) throws(FileMessage) -> ArrivingPush {
    guard let file = scenario?.file else { return ArrivingPush(traits: PayloadTraits()) }
    let input = try InputPayload(node, in: file, for: situation, from: choice)
    if input.headers == nil, let payload = input.payload {
      findings.append(RouteFindings(in: payload, of: file.file, for: situation))
    }
    return ArrivingPush(input.traits, input.headers)
  }
}

extension ArrivingPush {
  fileprivate init(_ traits: PayloadTraits, _ headers: RequestHeaders?, name: String? = nil) {
    self.init(name: name, traits: traits, pushType: headers?.pushType, priority: headers?.priority)
  }
}
