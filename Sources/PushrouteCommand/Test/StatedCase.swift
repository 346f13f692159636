internal import AppLifecycle
internal import Evidence
internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

struct StatedCase: Sendable {
  /// The question of a case.
  enum Question: Sendable {
    /// A push in a situation.
    case answerable(Situation, PayloadSummary)
    /// Contradicting members.
    case contradiction(String)
    /// A script, with what it leads to otherwise than expected.
    case script([ExpectedTrace.Difference])
  }

  let name: String
  let position: SourcePosition
  let question: Question
  let expectation: CaseExpectation

  private static let known = ["name", "description", "source", "payload", "situation", "expect"]

  init?(
    _ node: JSONNode,
    in file: JSONFile,
    _ reader: CaseReader,
    noting mistakes: inout FileMistakes
  ) {
    let count = mistakes.messages.count
    let expected = "a case as an object"
    let members = file.members(of: node, known: Self.known, expected: expected, noting: &mistakes)
    guard let members else { return nil }
    func member(_ name: String, _ expected: String) -> JSONNode? {
      if let found = members.first(where: { $0.key == name }) { return found.node }
      mistakes.add(file.error("found no member `\(name)`, expected \(expected)", at: node.offset))
      return nil
    }
    let named = member("name", "a sentence that names the case")
    let name = mistakes.noting(try Self.name(named, in: file)) ?? nil
    if let text = node["description"], text.string == nil {
      mistakes.add(file.unexpected(text, expected: "a string"))
    }
    _ = mistakes.noting(try Self.checkSource(node["source"], in: file))
    let payload = member("payload", "a payload as an object, or the path of one")
    let situation = member("situation", "an object with at least `state`")
      .flatMap { CaseSituation($0, in: file, reader, noting: &mistakes) }
    let expectation = member("expect", "an object")
      .flatMap { CaseExpectation($0, in: file, noting: &mistakes) }
    var question: Question?
    if let payload, let situation {
      question = mistakes.noting(try situation.question(about: payload, reader))
    }
    guard mistakes.messages.count == count, let name, let question, let expectation else {
      return nil
    }
    self.name = name
    self.question = question
    self.expectation = expectation
    position = file.position(of: node.offset)
  }

  private static func name(_ node: JSONNode?, in file: JSONFile) throws(FileMessage) -> String? {
    guard let node else { return nil }
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
}

extension StatedCase {
  init?(scenario file: JSONFile, _ reader: CaseReader, noting mistakes: inout FileMistakes) {
    do {
      let (name, differences) = try Self.play(file, reader)
      self.name = name ?? file.file.path.printed
      position = file.position(of: file.root.offset)
      question = .script(differences)
      expectation = CaseExpectation()
    } catch {
      switch error {
      case .arguments(let error): mistakes.add(file.file.error(error.description, at: nil))
      case .file(let messages): for message in messages { mistakes.add(message) }
      }
      return nil
    }
  }

  private static func play(
    _ file: JSONFile,
    _ reader: CaseReader
  ) throws(CommandError) -> (name: String?, differences: [ExpectedTrace.Difference]) {
    let scenario = try CommandError.converting(try ScenarioFile(file))
    guard let expected = scenario.expected else {
      let found = "found no member `expect`, expected lines of what the script leads to"
      throw .file([file.error(found, at: file.root.offset)])
    }
    let configuration = reader.configuration(of: file)
    let stated = StatedSituation(scenario.statements, reader.app, configuration)
    let script = try LoadedScript(
      scenario,
      entries: scenario.entries,
      stated,
      from: reader.choice,
      in: reader.console
    )
    do {
      return (scenario.name, expected.differences(from: try Trace(playing: script.scenario)))
    } catch {
      throw script.error(error)
    }
  }
}
