internal import PushPayload
internal import PushRules
internal import RouteReport

/// A finding about a payload that may change which callbacks it fires.
struct PayloadFinding: Sendable {
  /// The finding, with its place.
  let report: LintFinding
  private let source: String
  private let meaning: Meaning?

  /// Finds the mistakes of a payload that can change its route.
  static func all(
    in payload: Payload,
    of file: InputFile,
    for situation: Situation,
    lines: LineMap? = nil
  ) -> [PayloadFinding] {
    let (headers, system) = (situation.headers, situation.system)
    let found = Lint(
      payload,
      headers: headers,
      system: system,
      lines: lines,
      scope: .routes,
      keepsFixes: false
    ).findings
    guard !found.isEmpty else { return [] }
    let lines = lines ?? payload.document.lineMap
    return found.listed.map { diagnostic in
      let report = LintFinding(diagnostic, in: file.bytes, lines, nil)
      return PayloadFinding(report: report, source: file.path, meaning: diagnostic.meaning)
    }
      + found.counted.map { kind in
        PayloadFinding(report: LintFinding(kind), source: file.path, meaning: kind.meaning)
      }
  }

  /// Returns whether an answer would differ without the finding; unknown counts as yes.
  func changes(_ answer: RouteAnswer) -> Bool {
    meaning.map { answer.outcome(of: $0) != nil } ?? true
  }

  /// The finding as compilers print it.
  var text: String { report.text(in: source) }

  /// Returns the finding with the answers without it; nil if no answer would differ.
  func text(for answers: [RouteAnswer]) -> String? {
    guard let meaning else { return text }
    let outcomes = answers.compactMap { answer in
      answer.outcome(of: meaning).map { (state: answer.situation.state.fullName, outcome: $0) }
    }
    guard !outcomes.isEmpty else { return nil }
    var lines: [(outcome: String, states: [String])] = []
    for (state, outcome) in outcomes {
      if let index = lines.firstIndex(where: { $0.outcome == outcome }) {
        lines[index].states.append(state)
      } else {
        lines.append((outcome, [state]))
      }
    }
    return text
      + lines.map { "\n  mended, \($0.states.joined(separator: ", ")): \($0.outcome)" }.joined()
  }
}

extension Situation {
  /// The request headers that are stated.
  fileprivate var headers: RequestHeaderList {
    var stated: [RequestHeaderList.Header] = []
    if let pushType { stated.append(.init("apns-push-type", pushType.name)) }
    if let priority { stated.append(.init("apns-priority", priority.name)) }
    return RequestHeaderList(stated)
  }
}
