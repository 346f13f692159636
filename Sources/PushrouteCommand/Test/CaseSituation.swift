internal import PushPayload
internal import PushRules
internal import RouteReport

/// The stated situation of a case.
struct CaseSituation: Sendable {
  private let file: JSONFile
  private let node: JSONNode
  private let stated: StatedSituation

  static let flags: [(member: String, flag: String)] =
    [("state", "state")] + SituationMember.inOrderOfAssumptions.map { ($0.name, $0.flag) }

  /// Reads the members, with the configuration for the rest; notes mistakes and gives nil.
  init?(
    _ node: JSONNode,
    in file: JSONFile,
    _ configuration: Configuration?,
    noting mistakes: inout FileMistakes
  ) {
    let count = mistakes.messages.count
    self.file = file
    self.node = node
    var stated = StatedSituation(Self.statements(node, in: file, noting: &mistakes))
    stated.add(configuration)
    self.stated = stated
    if mistakes.messages.count > count { return nil }
  }

  /// Returns the statements of the members, by flag; throws the first mistake.
  static func statements(
    _ node: JSONNode,
    in file: JSONFile
  ) throws(FileMessage) -> [String: StatedSituation.Statement] {
    var mistakes = FileMistakes()
    let statements = statements(node, in: file, noting: &mistakes)
    if let mistake = mistakes.messages.first { throw mistake }
    return statements
  }

  /// Returns the statements of the members, by flag; ignores `stateBeforeKill` of eval's output.
  private static func statements(
    _ node: JSONNode,
    in file: JSONFile,
    noting mistakes: inout FileMistakes
  ) -> [String: StatedSituation.Statement] {
    let members = file.members(
      of: node,
      known: flags.map(\.member),
      tolerated: ["stateBeforeKill"],
      expected: "an object",
      noting: &mistakes
    )
    var statements: [String: StatedSituation.Statement] = [:]
    for member in members ?? [] {
      let name = flags.first { $0.member == member.key }?.flag
      guard let flag = CommandDescription.eval.flags.first(where: { $0.name == name }) else {
        continue
      }
      let stated = mistakes.noting { () throws(FileMessage) in
        try StatedMember(member, flag, file)
      }
      statements[flag.name] = stated?.statement
    }
    return statements
  }

  /// Returns the question about a payload in this situation.
  func question(
    about node: JSONNode,
    _ reader: CaseReader
  ) throws(FileMessage) -> StatedCase.Question {
    let found: Situation?
    do {
      found = try situation
    } catch {
      if case .contradiction = error { return .contradiction(error.description) }
      throw file.file.error(error.description, at: stated.position(of: error))
    }
    guard var situation = found else {
      throw file.error(
        "found no member `state`, expected the state of the app",
        at: self.node.offset
      )
    }
    let payload = try payload(node, in: situation, reader)
    situation.payload = payload.summary.traits
    situation.pushType = situation.pushType ?? payload.headers?.pushType
    situation.priority = situation.priority ?? payload.headers?.priority
    return .answerable(situation, payload.summary)
  }

  /// The situation without its payload, or nil without a state.
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

  /// Reads the payload of a case, and the request headers of a provider's message.
  private func payload(
    _ node: JSONNode,
    in situation: Situation,
    _ reader: CaseReader
  ) throws(FileMessage) -> (summary: PayloadSummary, headers: RequestHeaders?) {
    if let path = node.string, !path.isEmpty {
      let payload = try payload(inFile: path, at: node, in: situation, reader)
      return (payload.summary, payload.headers)
    }
    let inline = try InlinePayload(node, in: file, for: situation, from: reader.choice)
    return (PayloadSummary(inline.payload, source: file.file.path), inline.headers)
  }

  /// Reads a payload in a file; errors about the file are placed where it is named.
  private func payload(
    inFile path: String,
    at node: JSONNode,
    in situation: Situation,
    _ reader: CaseReader
  ) throws(FileMessage) -> InputPayload {
    let location = try file.location(of: path, at: file.position(of: node.offset))
    do {
      return try reader.console.references.payload(
        at: location,
        namedBy: file.file.path,
        for: situation,
        from: reader.choice,
        in: reader.console
      )
    } catch {
      guard error.position == nil else { throw error }
      throw file.error("\(location.quoted): \(error.message)", at: node.offset)
    }
  }
}
