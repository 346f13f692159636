internal import DecisionTables
internal import PushRules

extension Caveat {
  /// What to know beside the step of an event in a moment.
  static func steps(of event: LifecycleEvent, in moment: Region) -> [Caveat] {
    stepsByEvent[Int(event.rawValue)].filter { $0.holds(in: moment) }
  }

  private static let stepsByEvent: [[Caveat]] = LifecycleEvent.allCases.map { event in
    steps.filter { $0.conditions.contains { $0.events.contains(event) } }
  }

  /// What to know beside a step, in the order in which it prints.
  static let steps: [Caveat] = ofInterruptions + ofLaunches + ofEdges + ofWork
}

extension Caveat {
  /// States what to know beside a step in the moments in which all entries hold.
  init(_ id: String, when entries: [Entry], text: String, _ citations: String) {
    self.init(id, in: Region.moments.keeping(entries), text: text, citations)
  }
}
