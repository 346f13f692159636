internal import PushPayload
internal import PushRules
internal import RouteReport

/// The situation of a case as the file states it.
struct CaseSituation: Sendable {
  private let file: JSONFile
  private let node: JSONNode
  private let stated: StatedSituation

  private static let flags: [(member: String, flag: String)] =
    [("state", "state")] + SituationMember.inOrderOfAssumptions.map { ($0.name, $0.flag) }

  /// Reads the members, and skips the one that eval adds for a killed app.
  init(
    _ node: JSONNode,
    in file: JSONFile,
    _ configuration: Configuration?
  ) throws(FileMessage) {
    self.file = file
    self.node = node
    var stated = StatedSituation(try Self.statements(node, in: file))
    stated.add(configuration)
    self.stated = stated
  }

  /// Returns what the members of a situation say, by flag.
  static func statements(
    _ node: JSONNode,
    in file: JSONFile
  ) throws(FileMessage) -> [String: StatedSituation.Statement] {
    let members = try file.members(
      of: node,
      known: flags.map(\.member),
      tolerated: ["stateBeforeKill"],
      expected: "an object"
    )
    var statements: [String: StatedSituation.Statement] = [:]
    for member in members {
      let name = flags.first { $0.member == member.key }?.flag
      guard let flag = CommandDescription.eval.flags.first(where: { $0.name == name }) else {
        continue
      }
      statements[flag.name] = try StatedMember(member, flag, file).statement
    }
    return statements
  }

  /// Returns the question about a payload in this situation.
  func question(
    about payload: JSONNode,
    _ console: Console
  ) throws(FileMessage) -> StatedCase.Question {
    let found: Situation?
    do {
      found = try situation
    } catch {
      if case .contradiction = error { return .contradiction(error.description) }
      throw file.file.error(error.description, at: stated.position(of: error))
    }
    guard var situation = found else {
      throw file.error("found no member `state`, expected the state of the app", at: node.offset)
    }
    let summary = try summary(of: payload, in: situation, console)
    situation.payload = summary.traits
    return .answerable(situation, summary)
  }

  /// The situation without its payload, or nil if it names no state.
  private var situation: Situation? {
    get throws(ArgumentError) {
      let request = try RequestHeaders(stated, file: nil)
      var situation = try SituationArguments.model(stated, request)
      let states = try StateArguments(stated).states
      guard let state = states.first, states.count == 1 else { return nil }
      situation.state = state
      return situation
    }
  }

  private func summary(
    of node: JSONNode,
    in situation: Situation,
    _ console: Console
  ) throws(FileMessage) -> PayloadSummary {
    if let path = node.string, !path.isEmpty {
      return try summary(inFile: path, at: node, in: situation, console)
    }
    guard node.members != nil else {
      throw file.unexpected(node, expected: "a payload as an object, or the path of one")
    }
    do {
      let payload = try Payload(node, in: file.document, pushType: situation.pushType)
      return PayloadSummary(
        source: file.file.path,
        byteCount: payload.byteCount,
        traits: payload.traits
      )
    } catch {
      throw file.file.error(error.message, at: error.position, code: error.code)
    }
  }

  /// Reads a payload in a file; an unreadable file is an error at the place that names it.
  private func summary(
    inFile path: String,
    at node: JSONNode,
    in situation: Situation,
    _ console: Console
  ) throws(FileMessage) -> PayloadSummary {
    let location = file.location(of: path)
    do {
      return try console.references.payload(at: location, for: situation, in: console).summary
    } catch {
      guard error.position == nil else { throw error }
      throw file.error("\(location.quoted): \(error.message)", at: node.offset)
    }
  }
}
