internal import PushPayload
internal import PushRules

extension RouteAnswer {
  /// The command's sentences about an answer, for the page.
  ///
  /// `missing` has the methods that do not run although a change makes them run, with `change` as in
  /// the answer; those that the question is about come first.
  package var sentences: JSONTree {
    let near = missingOfTheQuestion
    let others = missed.filter { one in !near.contains { $0.entry == one } }
    let ordered = near + others.compactMap { MissingMethod($0) }
    return [
      "title": .string(stateInWords),
      "summary": .string(summary),
      "payload": .string(payload.byteCount.counted("byte") + ", " + payload.traits.words),
      "headers": .string(HeadersUsed(situation, payload).line),
      "arrival": .text(route?.arrival.sentence),
      "response": .text(situation.userAction?.heading),
      "ending": .text(route.map { "Afterwards the app is \($0.finalState.words)." }),
      "missing": .array(ordered.map { $0.json(isNear: near.contains($0), in: situation) }),
      "assumptions": .array(assumptionsThatMatter.map { assumption(in: $0) }),
    ]
  }

  private var summary: String {
    guard let route else { return "cannot be" }
    let ids = route.calls.map { $0.method.id }
    return ids.isEmpty ? route.stillness : ids.joined(separator: ", then ")
  }

  private func assumption(in assumption: Assumption) -> JSONTree {
    [
      "member": .string(assumption.member.name),
      "name": .string(name(of: assumption)),
      "line": .string(line(of: assumption)),
    ]
  }
}

extension MissingMethod {
  fileprivate func json(isNear: Bool, in situation: Situation) -> JSONTree {
    [
      "method": .string(entry.method.id),
      "signature": .string(entry.method.signature),
      "phase": .string(entry.phase.name),
      "because": .string(entry.reason),
      "rule": .text(entry.causes.first?.id),
      "confidence": .string(entry.confidence.name),
      "near": .boolean(isNear),
      "advice": .text(advice),
      "change": .array(remedy.changes(in: situation).map { Remedy.Change.form.json($0) }),
    ]
  }
}
