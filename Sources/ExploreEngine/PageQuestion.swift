import PushPayload
import PushRules
import Questions
import RouteReport

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
      return Lint.findings(in: bytes, error, kind: .payload, beyond: look).all
    }
  }
}
