package import AppLifecycle
import PushPayload
import PushRules

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
