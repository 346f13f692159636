package import PushRules

extension RouteAnswer {
  /// The command's sentences about an answer, for the page.
  ///
  /// `missing` has the methods that do not run although a change makes them run, with `change` as in
  /// the answer; those that the question is about come first. `canDo` is whether the page can make the
  /// change, which may need an edit of the payload.
  package func sentences(where canEdit: (PayloadTraits) -> Bool) -> JSONTree {
    let near = missingOfTheQuestion
    let others = missed.filter { one in !near.contains { $0.entry == one } }
    let ordered = near + others.compactMap { missing($0) }
    return [
      "title": .string(stateInWords),
      "summary": .string(headline),
      "payload": .string(payload.traits.words),
      "headers": .string(payload.headerLine(in: situation)),
      "arrival": .text(route?.arrival.sentence),
      "response": .text(situation.userAction?.heading),
      "ending": .text(route.map { "Afterwards the app is \($0.finalState.words)." }),
      "missing": .array(
        ordered.map { one in
          let isNear = near.contains(one)
          let canDo = one.remedy.map { remedy in
            let after = situation.applying(remedy).payload
            return after == situation.payload || isNear && canEdit(after)
          }
          return one.json(isNear: isNear, canDo: canDo ?? false)
        }
      ),
      "assumptions": .texts(assumptionsThatMatter.map { line(of: $0) }),
    ]
  }

  /// The headline, whether something runs, and what the user sees.
  package var cell: JSONTree {
    [
      "headline": .string(headline), "runs": .boolean(route?.calls.isEmpty == false),
      "shown": .text(route?.arrival.presentation.inWords),
    ]
  }

  /// The traits of the payload and the members of the situation that make a method run in a phase.
  package func remedy(
    for method: String,
    in phase: String
  ) -> (traits: PayloadTraits, situation: JSONTree)? {
    let all = missed + missingOfTheQuestion.map { $0.entry }
    let entry = all.first { $0.method.id == method && $0.phase.name == phase }
    guard let change = entry.flatMap(missing), let remedy = change.remedy else { return nil }
    let members = change.changes.filter { !$0.member.hasPrefix("payload.") }
    return (
      situation.applying(remedy).payload,
      .object(members.map { .init($0.member, JSONTree($0.value)) })
    )
  }
}

extension MissingMethod {
  fileprivate func json(isNear: Bool, canDo: Bool) -> JSONTree {
    [
      "method": .string(entry.method.id),
      "name": .string(entry.method.name),
      "phase": .string(entry.phase.name),
      "because": .string(reason),
      "rule": .text(cause?.id),
      "confidence": .string(entry.confidence.name),
      "near": .boolean(isNear),
      "advice": .text(advice),
      "canDo": .boolean(canDo),
      "change": remedy == nil ? .null : .array(changes.map { Remedy.Change.form.json($0) }),
    ]
  }
}
