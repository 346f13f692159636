import DecisionTables

@testable import PushRules

/// The parts of an answer that a difference compares.
struct ComparedAnswer {
  let route: Route

  /// What changes from this answer to another, found by comparing two routes part by part.
  func changes(to other: ComparedAnswer, in compared: Set<AnswerPart>) -> Set<AnswerChange> {
    var changes: Set<AnswerChange> = []
    for phase in Phase.allCases {
      let part: AnswerPart = phase == .arrival ? .arrival : .response
      let before = calls(in: phase)
      let after = other.calls(in: phase)
      for method in DelegateMethod.allCases {
        switch (before[method], after[method]) {
        case (nil, nil): break
        case (nil, _?): if compared.contains(part) { changes.insert(.gained(method, phase)) }
        case (_?, nil): if compared.contains(part) { changes.insert(.lost(method, phase)) }
        case (let one?, let two?):
          guard compared.contains(.applicationState), let old = one.applicationState,
            let new = two.applicationState, old != new
          else { continue }
          changes.insert(.state(method, phase, from: old, to: new))
        }
      }
    }
    for part in compared {
      guard let answer = part.answer else { continue }
      let old = route.valueName(of: answer)
      let new = other.route.valueName(of: answer)
      if old != new { changes.insert(.answer(part, from: old, to: new)) }
    }
    return changes
  }

  private func calls(in phase: Phase) -> [DelegateMethod: Call] {
    let calls = route.calls.filter { $0.phase == phase }
    return Dictionary(calls.map { ($0.method, $0) }) { one, _ in one }
  }
}

extension Route {
  fileprivate func valueName(of answer: Answer) -> String {
    answer.description.values[decided[answer].trailingZeroBitCount]
  }
}

extension Situation {
  /// The answer, or nil if the situation cannot exist.
  var answer: ComparedAnswer? { (try? Route(self)).map(ComparedAnswer.init) }
}
