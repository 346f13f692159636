internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

struct CaseSituation: Sendable {
  private let file: JSONFile
  private let node: JSONNode
  private let stated: StatedSituation

  /// Reads the members, with app and configuration for the rest; notes mistakes and returns nil.
  init?(_ node: JSONNode, in file: inout CheckedFile, _ reader: CaseReader) {
    let count = file.mistakes.count
    self.file = file.json
    self.node = node
    let members = StatedSituation.statements(node, in: &file)
    stated = StatedSituation(members, reader.app, reader.configuration(of: self.file))
    if file.mistakes.count > count { return nil }
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
      let found = "found no member `state`, expected the state of the app"
      throw file.error(found, at: self.node.offset)
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
      var situation = try stated.situation(request)
      let states = try StateArguments(stated).states
      guard let state = states.first, states.count == 1 else { return nil }
      situation.state = state
      return situation
    }
  }

  /// Reads a payload; errors about a file of its own are placed where it is named.
  private func payload(
    _ node: JSONNode,
    in situation: Situation,
    _ reader: CaseReader
  ) throws(FileMessage) -> InputPayload {
    let choice = reader.choice
    guard let path = node.string, !path.isEmpty else {
      return try InputPayload(node, in: file, for: situation, from: choice)
    }
    do {
      let place = file.position(of: node.offset)
      return try reader.console.payload(path, at: place, in: file, for: situation, from: choice)
    } catch {
      guard error.position == nil else { throw error }
      throw file.error("\(error.path.quoted): \(error.message)", at: node.offset)
    }
  }
}
