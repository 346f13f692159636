package import PushPayload
package import PushRules

// The findings about a payload that can change which callbacks it fires.
extension FileFindings {
  /// Finds what changes routes, and what other parsers read differently; `slip` is the reason why
  /// only Apple's own parser accepts the text.
  package init(
    in payload: Payload,
    of path: FilePath,
    _ bytes: [UInt8],
    _ slip: Finding? = nil,
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
    self.init(path, bytes, (slip.map { [$0] } ?? []) + lint.findings.all)
  }

  /// The findings that change one of the answers, each with the answer after the fix.
  package func texts(for answers: [RouteAnswer]) -> [PrintedText] {
    findings.compactMap { finding in
      guard finding.intent != nil else { return printed(finding) }
      let outcomes = answers.compactMap { answer in
        answer.mended[finding].map { (state: answer.situation.state.fullName, outcome: $0) }
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
      let mended = lines.map {
        "  after the fix, \($0.states.joined(separator: ", ")): \($0.outcome)"
      }
      return PrintedText(lines: self.lines(of: finding, style: .plain) + mended)
    }
  }
}

extension RouteAnswer {
  package func adding(_ found: FileFindings) -> RouteAnswer {
    var answer = self
    for finding in found.findings {
      answer.mended[finding] = finding.intent.flatMap { outcome(of: $0) }
    }
    answer.findings = found.filter { $0.intent == nil || answer.mended[$0] != nil }
    return answer
  }
}

extension Situation {
  package var headers: RequestHeaderList {
    var stated: [RequestHeaderList.Header] = []
    if let pushType { stated.append(.init("apns-push-type", pushType.name)) }
    if let priority { stated.append(.init("apns-priority", priority.name)) }
    return RequestHeaderList(stated)
  }
}

extension RouteAnswer {
  /// The answer for the push that its sender meant, or nil if it is the same.
  func outcome(of intent: PushIntent) -> String? {
    guard let route, let meant = try? Route(intent.mended(in: situation)) else { return nil }
    let calls = meant.headline
    let isShownAlike = meant.arrival.presentationInWords == route.arrival.presentationInWords
    guard
      calls != route.headline || !isShownAlike
        || meant.arrival.wake.inWords != route.arrival.wake.inWords
    else { return nil }
    return (isShownAlike ? "" : meant.arrival.presentationInWords + ", ") + calls
  }
}

extension Route.Arrival {
  fileprivate var presentationInWords: String {
    presentation.answer == .nothing
      ? "nothing shown" + presentation.confidence.doubt : presentation.inWords
  }
}
