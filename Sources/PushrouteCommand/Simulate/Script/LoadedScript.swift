import AppLifecycle
import PushPayload
import PushRules
import Questions
import RouteReport

/// A script that was read as a whole and can be played.
struct LoadedScript: Sendable {
  let scenario: Scenario
  let file: ScenarioFile?
  let stated: StatedSituation
  let warnings: [PrintedText]
  let entries: [ScriptEntry]

  /// Reads the script that operands and flags name.
  init(
    _ operands: ScriptOperands,
    _ arguments: ParsedArguments,
    in console: Console
  ) throws(ArgumentError) {
    let file: ScenarioFile? =
      if case .scenario(let path) = operands {
        try ArgumentError.converting(try ScenarioFile(JSONFile(InputFile(path, in: console))))
      } else {
        nil
      }
    try self.init(
      file,
      entries: file?.entries ?? operands.entries,
      StatedSituation(arguments),
      headers: RequestHeaders(of: arguments, in: console),
      from: ProviderChoice(arguments),
      in: console
    )
  }

  /// Reads a script; what the file states of the app and the device comes second.
  init(
    _ file: ScenarioFile?,
    entries: [ScriptEntry],
    _ stated: StatedSituation,
    headers: RequestHeaders? = nil,
    from choice: ProviderChoice,
    in console: Console
  ) throws(ArgumentError) {
    var stated = stated
    stated.add(file?.statements ?? [:])
    let start: ScenarioStart
    do {
      start = try ScenarioStart(stated, headers: headers)
    } catch {
      throw Self.placed(error, in: file)
    }
    let situation = start.situation
    var reader = ScriptReader(of: file, in: situation.start, from: choice)
    let events = try ArgumentError.converting(
      try reader.events(entries) { path, position throws(FileMessage) in
        try console.payload(path, at: position, in: file?.file, for: situation.start, from: choice)
      }
    )
    self.file = file
    self.entries = entries
    self.stated = stated
    scenario = start.scenario(events)
    warnings =
      situation.warnings.map { PrintedText("pushroute: warning: " + $0) }
      + reader.findings.flatMap { FileFindings($0.file.path, $0.file.bytes, $0.findings).texts }
  }

  /// Returns an error with its place in the file, if the file states its cause.
  private static func placed(_ error: ArgumentError, in file: ScenarioFile?) -> ArgumentError {
    guard let file, let position = error.position else { return error }
    return .files([file.file.file.error(error.description, at: position)])
  }

  func error(_ problem: ScenarioProblem) -> ArgumentError {
    let start = stated.subject(of: .state).adding(scenario.situation.state.name)
    switch problem {
    case .contradiction(let contradiction):
      let rule = contradiction.rules.first?.id ?? ""
      let impossible = ArgumentError.impossible(flag: start, contradiction.description, rule: rule)
      return Self.placed(impossible, in: file)
    case .impossibleStart(let reason):
      return Self.placed(.impossibleStart(start, reason: reason), in: file)
    case .impossibleEvent(let event, let index): return error(event, at: index)
    }
  }

  private func error(_ event: ImpossibleEvent, at index: Int) -> ArgumentError {
    let message = event.message(naming: PrintableText.quoted(event.event, limit: 80))
    let possible = Paragraph(event.alternatives).hanging(on: "  possible here: ")
      .split(separator: "\n").map(String.init)
    if var error = file?.file.file.error(message, at: entries[index].position) {
      error.detail = possible
      return .files([error])
    }
    return .call("event \(index + 1): \(message)", below: possible)
  }

  /// The script as a scenario: what is stated, the version of iOS, the events with the payloads in
  /// them, and what happens as its expectation.
  func json(
    leadingTo trace: Trace,
    from choice: ProviderChoice,
    in console: Console
  ) throws(FileMessage) -> JSONTree {
    var events: [JSONTree] = []
    for entry in entries { events.append(try json(of: entry, choice, console)) }
    let name = file?.name.map { [JSONTree.Member("name", .string($0))] } ?? []
    return .object(
      name + scenario.situation.statedMembers { $0 == .system || stated.has($0) || $0 == .state }
        + lifecycleMembers + [
          .init("events", .array(events)), .init("expect", .texts(ExpectedTrace.lines(of: trace))),
        ]
    )
  }

  private var lifecycleMembers: [JSONTree.Member] {
    let values: KeyValuePairs<SituationMember, JSONTree> = [
      .exitsOnSuspend: .boolean(true),
      .stateRestoration: .boolean(true),
      .backgroundTasks: .number(scenario.backgroundTasks),
      .multitasking: .boolean(scenario.multitasking == .present),
      .alwaysOn: .boolean(scenario.alwaysOn == .on),
      .multiWindow: .boolean(true),
      .device: .string(stated[.device] ?? ""),
    ]
    return values.filter { stated.has($0.key) }.map { .init($0.key.name, $0.value) }
  }

  private func json(
    of entry: ScriptEntry,
    _ choice: ProviderChoice,
    _ console: Console
  ) throws(FileMessage) -> JSONTree {
    switch entry.content {
    case .event(let event): return .string(event.name)
    case .after(let seconds): return ["after": .number(seconds)]
    case .payload(let node): return ["push": JSONTree(node)]
    case .push(let path):
      let (place, start) = (entry.position, scenario.situation)
      let payload = try console.payload(path, at: place, in: file?.file, for: start, from: choice)
      return ["push": payload.body.map { JSONTree($0) } ?? .string(path)]
    }
  }
}
