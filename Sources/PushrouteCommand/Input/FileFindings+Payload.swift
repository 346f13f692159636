internal import PushPayload
internal import PushRules
internal import RouteReport

// The findings about a payload that may change which callbacks it fires.
extension FileFindings {
  /// Finds what changes routes, and what other readers of the text read in another way.
  init(
    in payload: Payload,
    of file: InputFile,
    for situation: Situation,
    lines: LineMap? = nil
  ) {
    let lint = Lint(
      payload,
      headers: situation.headers,
      system: situation.system,
      lines: lines,
      scope: .routes
    )
    self.init(file.path, file.bytes, asLine: file.line, lint.findings.all)
  }

  /// The findings that change one of the answers, each with what would happen without it.
  func texts(for answers: [RouteAnswer]) -> [String] {
    findings.compactMap { finding in
      guard let meaning = finding.meaning else { return text(of: finding) }
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
      return text(of: finding)
        + lines.map { "\n  mended, \($0.states.joined(separator: ", ")): \($0.outcome)" }.joined()
    }
  }
}

extension Finding {
  /// Whether an answer would be another one without it, as far as the answer can tell.
  func changes(_ answer: RouteAnswer) -> Bool {
    meaning.map { answer.outcome(of: $0) != nil } ?? true
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
