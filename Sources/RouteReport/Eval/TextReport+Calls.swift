import Evidence
import PushRules

extension TextReport {
  func writeArrival(_ arrival: Route.Arrival, to page: inout ScreenPage) {
    page.writeBlankLine()
    page.write(style.heading(Phase.arrival.heading) + "\n")
    page.write(arrival.sentence.hanging(on: "  "))
    let presentation = arrival.presentation
    if presentation.confidence != .documented {
      page.write("  " + mark(presentation.confidence, presentation.rule) + "\n")
      writeOtherSides(presentation.contested, to: &page)
    }
    if arrival.calls.isEmpty, let doubt = arrival.method.contested.first {
      page.write("  Nothing runs: " + mark(arrival.method.confidence, doubt) + "\n")
    }
    for (place, call) in arrival.calls.enumerated() { write(call, place + 1, to: &page) }
    writeUnknown(.arrival, to: &page)
    writeReadings(in: .arrival, besides: arrival.calls, to: &page)
  }

  func write(_ response: Route.Response, to page: inout ScreenPage) {
    page.writeBlankLine()
    page.write(style.heading(answer.situation.userAction?.heading ?? "") + "\n")
    guard response.opportunity.answer == .open else {
      let rule = response.opportunity.rule
      let verdict = rule.id == "opportunity.authentication-pending" ? "Not yet." : "Not possible."
      let reason = Paragraph(verdict + " " + rule.statement).hanging(on: "  ")
      let isRepeated = missing?.entry.phase == .response && missing?.cause == rule
      page.write(reason, from: isRepeated ? .ids : .dense)
      if isRepeated { page.write("  " + verdict + "\n", from: .dense, to: .dense) }
      page.write("  " + mark(response.opportunity.confidence, rule) + "\n", from: .ids)
      writeReadings(in: .response, besides: [], to: &page)
      return
    }
    if response.calls.isEmpty, answer.unknown(.response) == nil {
      page.write("  No push method runs.\n")
    }
    let first = (answer.route?.arrival.calls.count ?? 0) + 1
    for (place, call) in response.calls.enumerated() { write(call, first + place, to: &page) }
    writeUnknown(.response, to: &page)
    writeReadings(in: .response, besides: response.calls, to: &page)
  }

  private func writeUnknown(_ part: AnswerDoubt.Part, to page: inout ScreenPage) {
    guard let unknown = answer.unknown(part) else { return }
    page.write(Paragraph("N" + unknown.dropFirst() + ".").hanging(on: "  "))
  }

  /// Writes what runs in a phase if the other side of a contested rule is right, with that other
  /// side unless a call has named it.
  private func writeReadings(in phase: Phase, besides calls: [Call], to page: inout ScreenPage) {
    for reading in answer.route?.otherReadings(in: phase) ?? [] {
      let ids = reading.methods(in: phase).map { $0.name }
      let outcome = ids.isEmpty ? "nothing" : ids.joined(separator: ", then ")
      let text = "If the other side of " + reading.rule.id + " is right: " + outcome
      page.write(text.hanging(on: "  "), from: .otherSides)
      let isWritten = calls.contains { $0.contested.contains(reading.rule) }
      if !isWritten { writeOtherSides([reading.rule], to: &page) }
    }
  }

  private func write(_ call: Call, _ number: Int, to page: inout ScreenPage) {
    let label = "  " + String(number) + ". "
    page.write(label + line(of: call), from: .dense, to: .dense)
    page.write(label + style.runs(call.method.name) + "\n", from: .ids)
    if detail == .all { page.write(style.aside("     " + call.method.signature)) }
    for (agent, names, condition) in answer.handlers(in: call) {
      let line = agent + " runs " + names.commaList + condition
      page.write(line.hanging(on: "     "))
    }
    let state = call.stateInWords.map { "applicationState " + $0 }
    let order = call.orderConfidence.map { "order " + $0.name + " · " } ?? ""
    let place = (state ?? "in the extension's own process") + " · " + order
    let mark = mark(call.confidence, call.rule, behind: place.count + 5)
    page.write("     " + place + mark + "\n", from: .ids)
    page.write(call.rule.statement.hanging(on: "     "), from: .rules)
    if detail == .all, call.weakest.id != call.rule.id {
      let reason = "Only " + call.confidence.name + ": " + call.weakest.statement
      page.write(reason.hanging(on: "     "))
    }
    if let handedOver = call.handedOver, handedOver.rule != call.rule {
      let sentence = handedOver.rule.statement + " (" + handedOver.confidence.name + ")"
      let isAsked = answer.route?.response?.calls.isEmpty == false
      page.write(sentence.hanging(on: "     "), from: isAsked ? .dense : .rules)
    }
    writeOtherSides(call.contested, to: &page)
    if detail == .all { page.write(style.aside(call.rule.sourcesInWords, on: "     Source: ")) }
  }

  /// A call in one line: the short name, the state that the app reads, and the confidence.
  private func line(of call: Call) -> String {
    let state = " · " + (call.stateInWords ?? "own process") + " · "
    let length = call.method.name.count + state.count + call.confidence.name.count + 5
    let name = length <= PageLayout.current.width ? call.method.name : call.method.id
    return style.runs(name) + state + style.confidence(call.confidence) + "\n"
  }

  /// The confidence and id of a rule, on the next line if there is no room behind some characters.
  private func mark(_ confidence: Confidence, _ rule: Rule, behind count: Int = 5) -> String {
    let fits = count + confidence.name.count + rule.id.count + 3 <= PageLayout.current.width
    return style.confidence(confidence) + (fits ? " · " : " ·\n     ") + rule.id
  }

  private func writeOtherSides(_ rules: [Rule], to page: inout ScreenPage) {
    for dispute in rules.compactMap({ $0.dispute }) {
      page.write(dispute.otherSide.hanging(on: "     But: "), from: .otherSides)
      guard detail == .all else { continue }
      page.write(dispute.experiment.hanging(on: "     To settle it: "))
    }
  }

  func writeReason(of missing: MissingMethod, to page: inout ScreenPage) {
    page.writeBlankLine()
    let when = answer.situation.userAction == nil ? "" : " " + missing.entry.phase.words
    page.write(style.headingLines("Why not " + missing.entry.method.name + when))
    page.write(missing.reason.hanging(on: "  "))
    if let advice = missing.advice { page.write(advice.hanging(on: "  ")) }
    if let rule = missing.cause {
      page.write("  " + mark(missing.entry.confidence, rule) + "\n", from: .calls)
    }
    if missing.entry.confidence == .contested {
      writeOtherSides(missing.entry.causes + missing.entry.disputed, to: &page)
    }
  }
}

extension Rule {
  /// The first two sources, and how to see the rest; empty without any.
  var sourcesInWords: String {
    let own = citations.compactMap { Citation($0) }
    let all = own + own.flatMap { $0.basis }.compactMap { Citation($0) }
    let titles = all.flatMap { $0.sources }.map { $0.title }.unique()
    let more = titles.count > 2 ? "; more by: pushroute rules " + id : ""
    return titles.prefix(2).joined(separator: "; ") + more
  }
}
