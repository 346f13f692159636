import AppLifecycle
import Evidence
import PushPayload
import PushRules
import Questions
import RouteReport

struct StatedCase: Sendable {
  /// The question of a case.
  enum Question: Sendable {
    /// A push in a situation.
    case answerable(Situation, PayloadSummary)
    /// Contradicting members.
    case contradiction(String)
    /// A script, with what it leads to otherwise than expected, and the lines that it meets.
    case script([ExpectedTrace.Difference], lines: [String])
  }

  let name: String
  let position: SourcePosition
  let question: Question
  let expectation: CaseExpectation

  private static let known = ["name", "description", "source", "payload", "situation", "expect"]

  init?(_ node: JSONNode, in file: inout CheckedFile, _ reader: CaseReader) {
    let (json, count) = (file.json, file.mistakes.count)
    let members = file.members(of: node, known: Self.known, expected: "a case as an object")
    guard let members else { return nil }
    func member(_ name: String, _ expected: String) -> JSONNode? {
      if let found = members.first(where: { $0.key == name }) { return found.node }
      file.note("found no member `\(name)`, expected \(expected)", at: node.offset)
      return nil
    }
    var name: String?
    if let node = member("name", "a sentence that names the case") {
      name = file.noting(try Self.name(node, in: json))
    }
    _ = file.noting(try json.text("description", of: node))
    _ = file.noting(try Self.checkSource(node["source"], in: json))
    let payload = member("payload", "a payload as an object, or the path of one")
    let situation = member("situation", "an object with at least `state`")
      .flatMap { CaseSituation($0, in: &file, reader) }
    let expectation = member("expect", "an object").flatMap { CaseExpectation($0, in: &file) }
    var question: Question?
    if let payload, let situation {
      question = file.noting(try situation.question(about: payload, reader))
    }
    guard file.mistakes.count == count, let name, let question, let expectation else {
      return nil
    }
    self.name = name
    self.question = question
    self.expectation = expectation
    position = json.position(of: node.offset)
  }

  private static func name(_ node: JSONNode, in file: JSONFile) throws(FileMessage) -> String {
    guard let text = node.string, text.contains(where: { !$0.isWhitespace }) else {
      throw file.unexpected(node, expected: "a string with a name in it")
    }
    return text
  }

  /// Checks that the citations of a case exist; a source may be an address, too.
  private static func checkSource(_ node: JSONNode?, in file: JSONFile) throws(FileMessage) {
    guard let node else { return }
    for element in try file.elements(of: node, expected: "ids of citations") {
      guard let id = element.string else { throw file.unexpected(element, expected: "an id") }
      guard Citation(id) == nil, !id.hasPrefix("https://") else { continue }
      let suggestion = NearestWord(to: id, in: Citation.all.map(\.id)).suggestion
      let found = "found \(ArgumentError.quoted(id)), expected the id of a citation"
      throw file.error(found + suggestion, at: element.offset)
    }
  }

  init?(scenario file: inout CheckedFile, _ reader: CaseReader) {
    let json = file.json
    do {
      let scenario = try ArgumentError.converting(try ScenarioFile(json))
      name = scenario.name ?? json.file.path.printed
      position = json.position(of: json.root.offset)
      question = try Self.play(scenario, reader)
      expectation = CaseExpectation()
    } catch {
      if case .files(let messages) = error {
        for message in messages { file.note(message) }
      } else {
        file.note(json.file.error(error.description, at: nil))
      }
      return nil
    }
  }

  private static func play(
    _ scenario: ScenarioFile,
    _ reader: CaseReader
  ) throws(ArgumentError) -> Question {
    let file = scenario.file
    guard let expected = scenario.expected else {
      let found = "found no member `expect`, expected lines of what the script leads to"
      throw .files([file.error(found, at: file.root.offset)])
    }
    let script = try LoadedScript(
      scenario,
      entries: scenario.entries,
      reader.situation(scenario.statements, in: file),
      from: reader.choice,
      in: reader.console
    )
    do {
      let trace = try Trace(playing: script.scenario)
      let differences = expected.differences(from: trace)
      let lines = expected.lines(updatedBy: differences, of: trace)
      return .script(differences, lines: lines)
    } catch {
      throw script.error(error)
    }
  }
}

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
    stated = reader.situation(members, in: self.file)
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
