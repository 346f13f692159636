internal import Evidence
internal import PushRules

extension TextReport {
  func writeArrival(_ arrival: Route.Arrival, to output: inout some TextOutputStream) {
    output.write(gap + style.heading("On arrival") + "\n")
    output.write(Paragraph(arrival.sentence).hanging(on: "  "))
    let presentation = arrival.presentation
    if presentation.confidence != .documented {
      output.write("  " + mark(presentation.confidence, presentation.rule) + "\n")
      writeOtherSides(presentation.contested, to: &output)
    }
    if arrival.calls.isEmpty, let doubt = arrival.method.contested.first {
      output.write("  Nothing runs: " + mark(arrival.method.confidence, doubt) + "\n")
    }
    write(arrival.calls, behind: 0, to: &output)
    writeReadings(in: .arrival, besides: arrival.calls, to: &output)
  }

  func write(_ response: Route.Response, to output: inout some TextOutputStream) {
    output.write(gap + style.heading(answer.situation.userAction?.heading ?? "") + "\n")
    guard response.opportunity.answer == .open else {
      let rule = response.opportunity.rule
      output.write(Paragraph("Not possible. " + rule.statement).hanging(on: "  "))
      output.write("  " + mark(response.opportunity.confidence, rule) + "\n")
      writeReadings(in: .response, besides: [], to: &output)
      return
    }
    if response.calls.isEmpty { output.write("  No push method runs.\n") }
    write(response.calls, behind: answer.route?.arrival.calls.count ?? 0, to: &output)
    writeReadings(in: .response, besides: response.calls, to: &output)
  }

  /// Writes what runs in a phase if the other side of a contested rule is right; what that side says
  /// stands here unless a call has said it.
  private func writeReadings(
    in phase: Phase,
    besides calls: [Call],
    to output: inout some TextOutputStream
  ) {
    guard room > .tight else { return }
    for reading in answer.route?.otherReadings(in: phase) ?? [] {
      let ids = reading.methods(in: phase).map { $0.id }
      let outcome = ids.isEmpty ? "nothing" : ids.joined(separator: ", then ")
      let text = "If the other side of " + reading.rule.id + " is right: " + outcome
      output.write(Paragraph(text).hanging(on: "  "))
      let isTold = calls.contains { $0.contested.contains(reading.rule) }
      if !isTold { writeOtherSides([reading.rule], to: &output) }
    }
  }

  /// Writes calls with their numbers; others came before them.
  private func write(_ calls: [Call], behind count: Int, to output: inout some TextOutputStream) {
    for place in calls.indices { write(calls[place], count + place + 1, to: &output) }
  }

  private func write(_ call: Call, _ number: Int, to output: inout some TextOutputStream) {
    let label = "  " + String(number) + ". "
    guard room > .slim else { return writeLine(call, label, to: &output) }
    output.write(label + style.runs(call.method.signature) + "\n")
    if room == .endless { output.write(style.aside("     " + call.method.selector)) }
    let state = call.applicationState.map { "applicationState " + $0.name }
    let place = (state ?? "in the extension's own process") + " · "
    output.write("     " + place + mark(call.confidence, call.rule, behind: place.count + 5) + "\n")
    guard room > .narrow else { return }
    output.write(Paragraph(call.rule.statement).hanging(on: "     "))
    if room == .endless, call.weakest.id != call.rule.id {
      let reason = "Only " + call.confidence.name + ": " + call.weakest.statement
      output.write(Paragraph(reason).hanging(on: "     "))
    }
    if let handedOver = call.handedOver, handedOver.rule != call.rule {
      let sentence = handedOver.rule.statement + " (" + handedOver.confidence.name + ")"
      output.write(Paragraph(sentence).hanging(on: "     "))
    }
    writeOtherSides(call.contested, to: &output)
    if room == .endless { writeSources(of: call.rule, to: &output) }
  }

  /// Writes a call in one line: its id, the state that the app reads, and how sure it is.
  private func writeLine(_ call: Call, _ label: String, to output: inout some TextOutputStream) {
    let state = call.applicationState.map { "applicationState " + $0.name } ?? "its own process"
    output.write(label + style.runs(call.method.id) + " · " + state + " · ")
    output.write(style.confidence(call.confidence) + "\n")
  }

  /// How sure a rule is, and its id: on the next line if there is no room for it behind some
  /// characters.
  private func mark(_ confidence: Confidence, _ rule: Rule, behind count: Int = 5) -> String {
    let fits = count + confidence.name.count + rule.id.count + 3 <= 80
    return style.confidence(confidence) + (fits ? " · " : " ·\n     ") + rule.id
  }

  private func writeOtherSides(_ rules: [Rule], to output: inout some TextOutputStream) {
    guard room > .tight else { return }
    for dispute in rules.compactMap({ $0.dispute }) {
      output.write(Paragraph(dispute.otherSide).hanging(on: "     But: "))
      guard room == .endless else { continue }
      output.write(Paragraph(dispute.experiment).hanging(on: "     To settle it: "))
    }
  }

  private func writeSources(of rule: Rule, to output: inout some TextOutputStream) {
    let titles = rule.sourceTitles(upTo: Self.sourceCount + 1)
    guard !titles.isEmpty else { return }
    let shown = Array(titles.prefix(Self.sourceCount)).joined(separator: "; ")
    let more = titles.count > Self.sourceCount ? "; more by: pushroute rules " + rule.id : ""
    output.write(style.aside(Paragraph(shown + more).hanging(on: "     Source: ")))
  }

  private static let sourceCount = 2

  /// Leaves out what cannot run in a phase whatever changes, as a tap's callback on arrival.
  func writeNotCalled(_ missing: [MissingMethod], to output: inout some TextOutputStream) {
    guard !missing.isEmpty else { return }
    output.write(gap + style.heading("Not called") + "\n")
    for method in missing { write(method, to: &output) }
  }

  private func write(_ missing: MissingMethod, to output: inout some TextOutputStream) {
    let entry = missing.entry
    let isShort = room < .tight
    let name = isShort ? entry.method.id : entry.method.signature
    output.write("  " + style.rests(name))
    output.write((entry.phase == .arrival ? " on arrival" : " afterwards") + "\n")
    let reason = isShort ? entry.causes.first?.statement ?? entry.reason : entry.reason
    output.write(Paragraph(reason).hanging(on: "     "))
    if entry.confidence == .contested {
      writeOtherSides(entry.causes + entry.disputed, to: &output)
    }
    if let advice = missing.advice { output.write(Paragraph(advice).hanging(on: "     ")) }
    if let rule = entry.causes.first {
      output.write("     " + mark(entry.confidence, rule) + "\n")
    }
  }
}

extension Rule {
  /// The sources: the first titles of the pages, sessions and reports behind the rule.
  func sourceTitles(upTo count: Int) -> [String] {
    var titles: [String] = []
    var basis: [String] = []
    for id in citations where titles.count < count {
      guard let citation = Citation(id) else { continue }
      titles.add(titlesOf: citation)
      basis += citation.basis
    }
    for id in basis where titles.count < count {
      if let citation = Citation(id) { titles.add(titlesOf: citation) }
    }
    return titles
  }
}

extension [String] {
  /// Adds the titles of a citation's sources, each once.
  fileprivate mutating func add(titlesOf citation: Citation) {
    for source in citation.sources where !contains(source.title) { append(source.title) }
  }
}
