package import AppLifecycle
package import PushPayload
package import PushRules

package struct ScenarioFile: Sendable {
  package let file: JSONFile
  package let name: String?
  package let statements: StatedSituation.Statements
  package let entries: [ScriptEntry]
  /// What they have to lead to, or nil if the file does not state it.
  package let expected: ExpectedTrace?

  /// Reads a scenario, up to the first mistake.
  package init(_ file: JSONFile) throws(FileMessage) {
    self.file = file
    if file.root["aps"] != nil, file.root["events"] == nil {
      let found =
        "found a payload, expected a scenario with `events`; write push:FILE for a payload"
      throw file.error(found, at: file.root.offset)
    }
    // In a script, actions of the user are events.
    if let action = file.root.member("userAction")?.node, action.value != .null,
      action.string != "none"
    {
      let found = "found a `userAction` other than none, but what the user does is an event"
      throw file.error(found + ", such as tap-notification", at: action.offset)
    }
    let members = try file.members(
      of: file.root,
      known: ["name", "description", "source"] + SituationMember.ofScenario.map { $0.name }
        + ["events", "expect"],
      tolerated: ["userAction", "$schema"],
      expected: "a scenario object"
    )
    var statements: StatedSituation.Statements = [:]
    for member in members {
      let key = SituationMember.ofScenario.first { $0.name == member.key }
      guard let key else { continue }
      statements[key] = try StatedMember(key, in: file).statement(member.node)
    }
    self.statements = statements
    name = try file.text("name", of: file.root)
    for key in ["description", "source"] { _ = try file.text(key, of: file.root) }
    guard let events = file.root["events"] else {
      throw file.error(
        "found no member `events`, expected an array of events",
        at: file.root.offset
      )
    }
    entries = try Self.entries(events, in: file)
    expected = try file.root["expect"].map { node throws(FileMessage) in
      try ExpectedTrace(node, in: file)
    }
  }

  /// The greatest number of events: each takes about 3 KB of the trace.
  package static let mostEvents = 100_000

  private static func entries(
    _ node: JSONNode,
    in file: JSONFile
  ) throws(FileMessage) -> [ScriptEntry] {
    let elements = try file.elements(of: node, expected: "events")
    guard elements.count <= mostEvents else {
      let found = "found \(elements.count.grouped) events"
      throw file.error(found + ", expected at most \(mostEvents.grouped)", at: node.offset)
    }
    return try elements.map { element throws(FileMessage) in try ScriptEntry(element, in: file) }
  }
}

package struct ScenarioStart: Sendable {
  package let situation: SituationArguments
  private let stated: StatedSituation
  private let device: Device
  private let backgroundTasks: Int

  /// Reads what is stated, and the request headers of all pushes.
  package init(_ stated: StatedSituation, headers: RequestHeaders?) throws(ArgumentError) {
    situation = try SituationArguments(stated, headers: headers)
    self.stated = stated
    device = try Self.device(stated)
    backgroundTasks = try Self.backgroundTasks(stated)
  }

  package func scenario(_ events: [ScriptEvent]) -> Scenario {
    Scenario(
      situation.start,
      exitsOnSuspend: stated.has(.exitsOnSuspend) ? .present : .absent,
      multitasking: stated[.multitasking] == "off" ? .absent : .present,
      backgroundTasks: backgroundTasks,
      stateRestoration: stated.has(.stateRestoration) ? .present : .absent,
      device: device,
      alwaysOn: stated[.alwaysOn].map { $0 == "on" ? .on : .off } ?? .unstated,
      events: events
    )
  }

  /// The device; several windows imply an iPad.
  private static func device(_ stated: StatedSituation) throws(ArgumentError) -> Device {
    guard stated.has(.multiWindow) else { return stated[.device] == "iPad" ? .iPad : .iPhone }
    if stated[.device] == "iPhone" {
      throw .contradiction(
        stated.phrase(.multiWindow),
        stated.phrase(.device),
        because: "only an iPad shows several windows of an app"
      )
    }
    return .iPadWithWindows
  }

  /// The number of background tasks that the app begins inside didEnterBackground.
  private static func backgroundTasks(_ stated: StatedSituation) throws(ArgumentError) -> Int {
    guard let text = stated[.backgroundTasks] else { return 0 }
    guard let count = Int(text), (0...mostTasks).contains(count) else {
      let expected = ["a whole number from 0 to " + String(mostTasks)]
      throw .unknownValue(stated.subject(of: .backgroundTasks), text, expected: expected)
    }
    return count
  }

  /// More than any app begins at once.
  private static let mostTasks = 1000
}

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
