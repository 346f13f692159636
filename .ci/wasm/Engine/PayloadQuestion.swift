internal import PushPayload
internal import PushRules
internal import RouteReport

/// What a payload does in a situation.
struct PayloadQuestion {
  private let source: String
  private let stated: StatedMembers
  private let payload: Payload

  /// Reads the request and its payload, or the message of a provider that stands in its place.
  init(_ request: JSONNode) throws(RequestError) {
    guard let text = request["payload"]?["text"]?.string else {
      throw RequestError("expected a member `payload` with a member `text`")
    }
    source = request["payload"]?["source"]?.string ?? "-"
    var stated = try StatedMembers(request["situation"])
    let document: JSONDocument
    do {
      document = try JSONDocument(reading: Array(text.utf8))
    } catch {
      throw RequestError(error.message)
    }
    let message = ProviderMessage(recognizedIn: document)
    if let message { try stated.read(message.headers) }
    self.stated = stated
    let pushType = stated.situation.pushType
    do {
      payload =
        if let message {
          try Payload(message, in: document, pushType: pushType)
        } else {
          try Payload(document.root, in: document, pushType: pushType)
        }
    } catch {
      throw RequestError(error.message)
    }
  }

  /// The answer.
  var json: JSONTree {
    var situation = stated.situation
    situation.payload = payload.traits
    let summary = PayloadSummary(
      source: source,
      byteCount: payload.byteCount,
      traits: payload.traits,
      simulatorTargetBundle: payload.simulatorTargetBundle,
      message: payload.message.map { MessageSummary($0) }
    )
    var answer = RouteAnswer(to: situation, payload: summary, assumed: stated.assumed)
    answer.findings = findings(changing: answer)
    return answer.json
  }

  /// The findings about the payload without which the answer would be another one.
  private func findings(changing answer: RouteAnswer) -> [LintFinding] {
    let found = Lint(
      payload,
      headers: stated.headers,
      system: answer.situation.system,
      scope: .routes,
      keepsFixes: false
    ).findings
    let lines = payload.document.lineMap
    let listed = found.listed.filter { Self.changes(answer, $0.meaning) }
      .map { LintFinding($0, lines) }
    return listed
      + found.counted.filter { Self.changes(answer, $0.meaning) }.map { LintFinding($0) }
  }

  private static func changes(_ answer: RouteAnswer, _ meaning: Meaning?) -> Bool {
    meaning.map { answer.outcome(of: $0) != nil } ?? true
  }
}

extension LintFinding {
  /// Turns bytes into lines and columns.
  fileprivate init(_ found: Diagnostic, _ lines: LineMap) {
    func region(_ range: Range<Int>) -> TextRegion {
      TextRegion(lines.position(of: range.lowerBound), lines.position(of: range.upperBound))
    }
    self.init(
      code: found.code,
      severity: found.severity,
      message: found.message,
      region: found.range.map(region),
      fix: found.fix.map { fix in
        LintFix(title: fix.title, edits: fix.edits.map { .init(region($0.range), $0.text) })
      }
    )
  }
}
