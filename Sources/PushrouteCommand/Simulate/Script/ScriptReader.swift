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
  /// The provider whose messages the pushes may be.
  let choice: ProviderChoice
  /// What is wrong with the payloads, where that may change what they do.
  private(set) var findings: [FileFindings] = []
  /// The files whose findings are among them.
  private var told: Set<FilePath> = []

  /// Creates a reader.
  init(of scenario: ScenarioFile?, in situation: Situation, from choice: ProviderChoice) {
    self.scenario = scenario
    self.situation = situation
    self.choice = choice
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
    case .word(.after(let seconds)): return .after(seconds: seconds)
    case .word(.push(let path)):
      let payload = try payload(inFile: path, at: entry.position, console)
      return .push(
        ArrivingPush(payload.summary.traits, payload.headers, name: name(of: path))
      )
    case .payload(let node): return .push(try push(node))
    }
  }

  /// Reads a payload in a file; an unreadable file is an error at the place that names it.
  private mutating func payload(
    inFile path: String,
    at position: SourcePosition?,
    _ console: Console
  ) throws(FileMessage) -> InputPayload {
    let location =
      try scenario?.file.location(of: path, at: position) ?? FilePath(argument: path)
    do {
      let payload = try console.references.payload(
        at: location,
        namedBy: scenario?.file.file.path,
        for: situation,
        from: choice,
        in: console
      )
      if told.insert(location).inserted { findings.append(payload.findings) }
      return payload
    } catch {
      guard let scenario, error.position == nil else { throw error }
      throw scenario.file.file.error("\(location.quoted): \(error.message)", at: position)
    }
  }

  /// Reads a payload in the scenario itself.
  private mutating func push(_ node: JSONNode) throws(FileMessage) -> ArrivingPush {
    guard let file = scenario?.file else { return ArrivingPush(traits: PayloadTraits()) }
    let inline = try InlinePayload(node, in: file, for: situation, from: choice)
    if inline.headers == nil {
      findings.append(
        FileFindings(
          in: inline.payload,
          of: file.file.path,
          file.file.bytes,
          for: situation,
          lines: file.lines
        )
      )
    }
    return ArrivingPush(inline.payload.traits, inline.headers)
  }

  /// Returns the name of a push in the trace: the path as it is written, if that is a text.
  private func name(of path: String) -> String {
    if scenario != nil { return path }
    let argument = FilePath(argument: path)
    return argument.text ?? argument.printed
  }
}

extension ArrivingPush {
  /// Creates a push with the request headers that a message of a provider states.
  fileprivate init(_ traits: PayloadTraits, _ headers: RequestHeaders?, name: String? = nil) {
    self.init(
      name: name,
      traits: traits,
      pushType: headers?.pushType,
      priority: headers?.priority
    )
  }
}
