internal import PushPayload
internal import PushRules

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
    var entries: [ScriptEntry] = []
    for element in elements { entries.append(try ScriptEntry(element, in: file)) }
    return entries
  }
}
