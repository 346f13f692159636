/// Explains from the rows of the tables why a method does not run.
struct Explanation {
  let composition: Composition
  let situation: Box
  let decided: Box

  /// The rules that hold now and no longer hold after the smallest change.
  func whyNot(_ method: DelegateMethod, in phase: Phase) -> NotCalled {
    let occasions = Occasion.all.filter { $0.method == method }
    guard let occasion = occasions.first(where: { $0.phase == phase }) else {
      return NotCalled(method: method, phase: phase, causes: [.otherPhase(phase)], change: nil)
    }
    let search = ChangeSearch(composition: composition, situation: situation)
    guard let change = search.nearest(for: occasion.when, decided: decided) else {
      return NotCalled(method: method, phase: phase, causes: [], change: nil)
    }
    let changed = composition.graph.decide(situation.applying(change))
    var causes: [Rule] = []
    for column in occasion.when.columns where !occasion.when.only(column).contains(decided) {
      follow(column, changed, into: &causes)
    }
    return NotCalled(method: method, phase: phase, causes: pruned(causes), change: change)
  }

  /// Follows the rows that stop holding down to those that look at what has changed.
  private func follow(_ column: Column, _ changed: Box, into causes: inout [Rule]) {
    for rule in composition.graph.rules(deciding: column, in: decided) {
      let broken = (changed & rule.condition).emptyColumns.spokenColumns
      if broken.isEmpty { continue }
      let deeper = broken.filter { $0.isDerived && !isName($0) && !isOpenGate($0) }
      if deeper.isEmpty {
        if !causes.contains(rule) { causes.append(rule) }
      } else {
        for column in deeper { follow(column, changed, into: &causes) }
      }
    }
  }

  private func isName(_ column: Column) -> Bool {
    composition.graph.table(deciding: column)?.names ?? false
  }

  private func isOpenGate(_ column: Column) -> Bool {
    composition.graph.table(deciding: column)?.open?.conclusion.contains(decided) ?? false
  }

  /// Without rules that only name what another cause looks at.
  private func pruned(_ causes: [Rule]) -> [Rule] {
    causes.filter { rule in
      !causes.contains { other in
        other.condition.columns.contains { isName($0) && rule.conclusion.speaks(of: $0) }
      }
    }
  }
}

extension Rule {
  /// Why a method that has no occasion in a phase does not run in it.
  fileprivate static func otherPhase(_ phase: Phase) -> Rule {
    phase == .arrival ? .userDoesNothing : .comesOnArrivalOnly
  }

  /// Methods that take the push itself have done so before the user acts.
  static let comesOnArrivalOnly = Rule(
    "launch.arrival-only",
    .any,
    when: !.launch(nil),
    because: "It is called when a push arrives, not when the user acts.",
    .documented,
    "A-032",
    "A-155",
    "A-200"
  )
}

extension Box {
  /// The situation with a change made.
  func applying(_ change: Change) -> Box {
    change.steps.reduce(into: self) { $0[$1.column] = $1.bit }
  }
}
