import PushPayload
import PushRules
import Questions
import RouteReport

/// A payload, and what it does in situations.
struct PayloadQuestion {
  let file: InputFile
  private let statements: StatedSituation.Statements
  private let situation: SituationArguments
  private let payload: InputPayload
  /// How many different messages the text holds, of which one is answered; else 0.
  let pushCount: Int

  /// Reads the payload of a request, or the provider's message in its place.
  ///
  /// - Throws: Why there is no answer.
  init(_ request: JSONFile) throws(ArgumentError) {
    file = try Self.file(in: request)
    statements = try Self.statements(in: request)
    let stated = StatedSituation(statements)
    situation = try Self.situation(stated)
    guard situation.hasOneState else { throw .call("expected a member `state`") }
    do throws(ArgumentError) {
      (payload, pushCount) = try Self.payload(file, of: request, for: situation.start)
    } catch {
      // As in a call of the command, a situation that cannot be comes first.
      _ = try SituationArguments(stated, headers: nil)
      throw error
    }
  }

  var answer: RouteAnswer {
    situation.stating(payload.headers).answers(for: PayloadSummary(payload))[0]
  }

  var warnings: [String] { situation.warnings }

  /// What runs in each row of states; an app that is not running was ended as stated, but in the row
  /// of those that the user killed.
  var states: JSONTree {
    .array(
      AppState.rows.map { state in
        var stated = statements
        stated[.state] = StatedSituation.Statement([state.rowName], of: "state")
        let isStated = state == .notRunning(.system) && stated[.terminatedBy]?.words != ["user"]
        if !isStated { stated[.terminatedBy] = nil }
        let cell = Self.cell(of: payload, StatedSituation(stated))
        return ["state": .string(state.rowName), "cell": cell]
      }
    )
  }

  /// What a payload runs in a situation, or why there is no answer.
  static func cell(
    of payload: InputPayload,
    _ stated: StatedSituation,
    app: AssumedApp? = nil
  ) -> JSONTree {
    var stated = stated
    stated.app = app
    do {
      let situation = try situation(stated).stating(payload.headers)
      return situation.answers(for: PayloadSummary(payload))[0].cell
    } catch {
      return cell(error)
    }
  }

  /// The cell of a situation that contradicts itself.
  static func cell(_ error: ArgumentError) -> JSONTree {
    ["headline": .string("cannot be"), "runs": .boolean(false), "because": .string(error.message)]
  }

  /// The payload for a test or the simulator: as written, unless it is in a message or not JSON.
  var bareText: String {
    let message = payload.payload?.message
    guard message != nil || payload.slip != nil, let body = message?.payload ?? payload.body else {
      return String(decoding: file.bytes, as: UTF8.self)
    }
    return JSONTree(body).text
  }

  /// The payload, and 0; of different messages the one that the request names, or else the first, and
  /// their number.
  static func payload(
    _ file: InputFile,
    of request: JSONFile,
    for start: Situation
  ) throws(ArgumentError) -> (InputPayload, Int) {
    do throws(FileMessage) {
      return (try InputPayload(file, for: start, from: .automatic), 0)
    } catch {
      let document = try? JSONDocument(reading: file.bytes)
      let count = document.map { ProviderMessage.all(recognizedIn: $0).count } ?? 0
      let stated = request.root["payload"]?["push"]?.number.flatMap { Int(exactly: $0) } ?? 0
      let place = (0..<count).contains(stated) ? stated : 0
      guard count > 1, let one = try? InputPayload(file, for: start, from: .automatic, at: place)
      else { throw .files([error]) }
      return (one, count)
    }
  }

  /// The answer as a file of cases, as a test in Swift and in Markdown, and the payload alone.
  var forms: JSONTree {
    let answer = answer
    var checked = payload
    checked.check(file, for: situation.start)
    let cases = payload.body.map { [answer.caseJSON(named: answer.caseName, payload: $0)] }
    return [
      "case": ["cases": .array(cases ?? [])],
      "swift": .string(answer.swiftTest(of: bareText)),
      "markdown": .string([answer.adding(checked.findings)].markdown),
      "payload": .string(bareText),
    ]
  }

  /// The text in which the payload has other traits, or nil if its sender cannot write them there.
  func text(with traits: PayloadTraits) -> String? {
    payload.editing(file, to: traits, for: situation.start)
      .map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}

// The parts of a request.
extension PayloadQuestion {
  /// The payload as a file.
  static func file(in request: JSONFile) throws(ArgumentError) -> InputFile {
    let payload = request.root["payload"]
    guard let text = payload?["text"]?.string else {
      throw .call("expected a member `payload` with a member `text`")
    }
    return InputFile(FilePath(payload?["source"]?.string ?? "-"), bytes: Array(text.utf8))
  }

  /// The situation in the request.
  static func statements(
    in request: JSONFile
  ) throws(ArgumentError) -> StatedSituation.Statements {
    guard let node = request.root["situation"] else { return [:] }
    return try statements(node, in: request)
  }

  /// The situation in an object.
  static func statements(
    _ node: JSONNode,
    in request: JSONFile
  ) throws(ArgumentError) -> StatedSituation.Statements {
    try ArgumentError.converting(try StatedSituation.statements(node, in: request))
  }

  /// The stated situation, which may be impossible.
  static func situation(_ stated: StatedSituation) throws(ArgumentError) -> SituationArguments {
    try SituationArguments(stated, headers: nil, mayBeImpossible: true)
  }
}

/// All that the page shows about one payload in one situation.
struct PageQuestion {
  private let request: JSONFile

  init(_ request: JSONFile) { self.request = request }

  /// The findings, what runs in each state, and the answer with its warnings, or why there is none.
  var json: JSONTree {
    var members: [JSONTree.Member] = []
    do {
      let question = try PayloadQuestion(request)
      let answer = question.answer
      members.append(.init("states", question.states))
      members.append(.init("answer", RouteAnswer.page.json(answer)))
      let sentences = answer.sentences { question.text(with: $0) != nil }
      members.append(.init("sentences", sentences))
      members.append(.init("warnings", .texts(question.warnings)))
      members.append(.init("pushes", .number(question.pushCount)))
    } catch {
      members.append(.init("error", .string(error.message)))
    }
    let placed = FileFindings(FilePath("-"), bytes, findings).json
    members.append(.init("findings", .array(placed)))
    return .object(members)
  }

  /// The changed payload and members: those that make a method run, or what a fix of a finding does.
  func edited() throws(ArgumentError) -> JSONTree {
    if let index = request.root["fix"]?.number {
      let findings = findings
      guard let place = Int(exactly: index), findings.indices.contains(place),
        let fix = findings[place].fix
      else { throw .call("no finding has this fix") }
      let text = Fix.apply([fix], to: bytes)
      return ["payload": .string(String(decoding: text, as: UTF8.self))]
    }
    let question = try PayloadQuestion(request)
    let (method, phase) = (request.root["method"]?.string, request.root["phase"]?.string)
    guard let remedy = question.answer.remedy(for: method ?? "", in: phase ?? "") else {
      throw .call("nothing makes this method run")
    }
    return ["payload": .text(question.text(with: remedy.traits)), "situation": remedy.situation]
  }

  private var bytes: [UInt8] { Array((request.root["payload"]?["text"]?.string ?? "").utf8) }

  /// The findings of the lint; a situation with a mistake in it counts as unstated.
  private var findings: [Finding] {
    let situation: Situation?
    do {
      let stated = StatedSituation(try PayloadQuestion.statements(in: request))
      situation = try PayloadQuestion.situation(stated).start
    } catch {
      situation = nil
    }
    let look = { (document: JSONDocument) in
      Lint(
        document,
        headers: situation?.headers,
        system: situation?.system ?? .newest,
        messages: ProviderMessage.all(recognizedIn: document)
      ).findings
    }
    do {
      return look(try JSONDocument(reading: bytes)).all
    } catch {
      return Lint.findings(in: bytes, error, kind: .input, beyond: look).all
    }
  }
}
