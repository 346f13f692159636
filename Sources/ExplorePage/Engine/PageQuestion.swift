internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

/// All that the page shows about one payload in one situation.
struct PageQuestion {
  private let request: JSONFile

  init(_ request: JSONFile) { self.request = request }

  /// The findings, and the answer in its forms or why there is none.
  var json: JSONTree {
    var members: [JSONTree.Member] = []
    do {
      let question = try PayloadQuestion(request)
      let answer = question.answer
      members.append(.init("answer", answer.json))
      members.append(.init("sentences", answer.sentences))
      members.append(.init("case", question.caseJSON))
      members.append(.init("swift", .string(answer.swiftTest(of: question.testText))))
    } catch {
      members.append(.init("error", .string(error.message)))
    }
    members.append(.init("diagnostics", .array(diagnostics)))
    return .object(members)
  }

  /// The findings of the lint; a situation with a mistake in it counts as unstated.
  private var diagnostics: [JSONTree] {
    let situation: Situation?
    do {
      let stated = StatedSituation(try PayloadQuestion.statements(in: request))
      situation = try PayloadQuestion.situation(stated).start
    } catch {
      situation = nil
    }
    let bytes = Array((request.root["payload"]?["text"]?.string ?? "").utf8)
    let look = { (document: JSONDocument) in
      Lint(
        document,
        headers: situation?.headers,
        system: situation?.system ?? .newest,
        messages: ProviderMessage.all(recognizedIn: document)
      ).findings
    }
    let findings: Findings
    do {
      findings = look(try JSONDocument(reading: bytes))
    } catch {
      findings = Lint.findings(in: bytes, error, kind: .payload, beyond: look)
    }
    return FileFindings(FilePath("-"), bytes, findings.all).json
  }
}
