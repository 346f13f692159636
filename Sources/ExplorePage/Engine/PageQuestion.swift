internal import PushPayload
internal import PushRules
internal import RouteReport

/// All that a page shows about one payload in one situation: what is wrong with it, the answer, and
/// the answer in other forms.
struct PageQuestion {
  private let request: JSONNode

  init(_ request: JSONNode) { self.request = request }

  /// The findings, and the answer or why there is none.
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

  private var diagnostics: [JSONTree] {
    let stated = try? StatedMembers(request["situation"]?.members ?? [])
    let bytes = Array((request["payload"]?["text"]?.string ?? "").utf8)
    let look = { (document: JSONDocument) in
      Lint(
        document,
        headers: stated?.situation.headers,
        system: stated?.situation.system ?? .newest,
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
