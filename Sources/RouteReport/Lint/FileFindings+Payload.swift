internal import PushPayload
internal import PushRules
package import Questions

// The findings about a payload that can change which callbacks it fires.
extension FileFindings {
  package init(_ found: RouteFindings) {
    self.init(found.file.path, found.file.bytes, found.findings)
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

extension InputPayload {
  package var findings: FileFindings {
    found.map { FileFindings($0) } ?? FileFindings(source, [], [])
  }

  /// The number of errors and warnings, and the call that lists them, if fewer are shown; nil for
  /// a payload with headers, which the answer checks, and for standard input.
  package func hiddenFindings(besides shownCount: Int) -> PrintedText? {
    guard let payload, headers == nil, source != .standardInput else { return nil }
    let count = Lint(payload).findings.all.filter { $0.severity != .info }
      .reduce(slip == nil ? 0 : 1) { $0 + $1.count }
    guard count > shownCount else { return nil }
    return PrintedText("\(count.counted("finding")): pushroute lint \(findings.source.printed)")
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
