internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

struct CaseSituation: Sendable {
  private let file: JSONFile
  private let node: JSONNode
  private let stated: StatedSituation

  /// Reads the members, with app and configuration for the rest; notes mistakes and returns nil.
  init?(
    _ node: JSONNode,
    in file: JSONFile,
    _ reader: CaseReader,
    noting mistakes: inout FileMistakes
  ) {
    let count = mistakes.messages.count
    self.file = file
    self.node = node
    let members = StatedSituation.statements(node, in: file, noting: &mistakes)
    stated = StatedSituation(members, reader.app, reader.configuration(of: file))
    if mistakes.messages.count > count { return nil }
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
      throw file.file.error(error.description, at: error.position)
    }
    guard var situation = found else {
      throw file.error(
        "found no member `state`, expected the state of the app",
        at: self.node.offset
      )
    }
    let payload = try payload(node, in: situation, reader)
    situation.payload = payload.traits
    situation.pushType = situation.pushType ?? payload.headers?.pushType
    situation.priority = situation.priority ?? payload.headers?.priority
    return .answerable(situation, PayloadSummary(payload))
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

  private func payload(
    _ node: JSONNode,
    in situation: Situation,
    _ reader: CaseReader
  ) throws(FileMessage) -> InputPayload {
    if let path = node.string, !path.isEmpty {
      return try payload(inFile: path, at: node, in: situation, reader)
    }
    return try InputPayload(node, in: file, for: situation, from: reader.choice)
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
