internal import PushPayload
internal import PushRules
internal import RouteReport

/// A scenario in a file: the situation at the start, and the events.
struct ScenarioFile: Sendable {
  /// The file.
  let file: JSONFile
  /// The name of the scenario, or nil.
  let name: String?
  /// The stated parts of the situation, by flag.
  let statements: [String: StatedSituation.Statement]
  /// Its events.
  let entries: [ScriptEntry]

  /// Reads a scenario, up to the first mistake.
  init(_ file: JSONFile) throws(FileMessage) {
    self.file = file
    if file.root["aps"] != nil, file.root["events"] == nil {
      let found =
        "found a payload, expected a scenario with `events`; write push:FILE for a payload"
      throw file.error(found, at: file.root.offset)
    }
    try Self.checkLaunch(in: file)
    let members = try file.members(
      of: file.root,
      known: Self.known,
      tolerated: ["launch", "$schema"],
      expected: "a scenario object"
    )
    var statements: [String: StatedSituation.Statement] = [:]
    for member in members {
      guard let flag = Self.flag(of: member.key) else { continue }
      statements[flag.name] = try StatedMember(member, flag, file).statement
    }
    self.statements = statements
    name = try Self.text("name", in: file)
    _ = try Self.text("description", in: file)
    guard let events = file.root["events"] else {
      throw file.error(
        "found no member `events`, expected an array of events",
        at: file.root.offset
      )
    }
    entries = try Self.entries(events, in: file)
  }

  /// The greatest number of events: each takes about 3 KB of the trace.
  static let mostEvents = 100_000

  private static func entries(
    _ node: JSONNode,
    in file: JSONFile
  ) throws(FileMessage) -> [ScriptEntry] {
    guard let elements = node.elements else {
      throw file.unexpected(node, expected: "an array of events")
    }
    guard elements.count <= mostEvents else {
      let found = "found \(elements.count.grouped) events"
      throw file.error(found + ", expected at most \(mostEvents.grouped)", at: node.offset)
    }
    var entries: [ScriptEntry] = []
    for element in elements { entries.append(try ScriptEntry(element, in: file)) }
    return entries
  }

  /// Refuses a `launch` other than none: in a script, actions of the user are events.
  private static func checkLaunch(in file: JSONFile) throws(FileMessage) {
    guard let launch = file.root.member("launch") else { return }
    if launch.node.value == .null || launch.node.string == "none" { return }
    let found = "found a `launch` other than none, but what the user does is an event"
    throw file.error(found + ", such as tap-notification", at: launch.node.offset)
  }

  private static func text(_ key: String, in file: JSONFile) throws(FileMessage) -> String? {
    guard let node = file.root[key] else { return nil }
    guard let text = node.string else { throw file.unexpected(node, expected: "a string") }
    return text
  }
}

// The members that a scenario knows.
extension ScenarioFile {
  static let flags: [(member: String, flag: String)] =
    [("state", "state")]
    + SituationMember.inOrderOfAssumptions.filter { $0.name != "launch" && $0.name != "meanwhile" }
    .map { ($0.name, $0.flag) }
    + [
      ("exitsOnSuspend", "exits-on-suspend"),
      ("multitasking", "multitasking"),
      ("backgroundTasks", "background-tasks"),
      ("device", "device"),
      ("multiWindow", "multi-window"),
      ("stateRestoration", "state-restoration"),
    ]

  private static let known = ["name", "description"] + flags.map(\.member) + ["events"]

  private static func flag(of member: String) -> CommandFlag? {
    let name = flags.first { $0.member == member }?.flag
    return CommandDescription.simulate.flags.first { $0.name == name }
  }
}
