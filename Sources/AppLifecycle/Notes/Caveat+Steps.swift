internal import DecisionTables
internal import PushRules

extension Caveat {
  static func steps(of event: LifecycleEvent, in moment: Region) -> [Caveat] {
    stepsByEvent[Int(event.rawValue)].filter { $0.holds(in: moment) }
  }

  private static let stepsByEvent: [[Caveat]] = LifecycleEvent.allCases.map { event in
    steps.filter { $0.conditions.contains { $0.events.contains(event) } }
  }

  /// All caveats about steps, in the order in which they print.
  static let steps: [Caveat] = ofInterruptions + ofLaunches + ofEdges + ofWork
}

extension Caveat {
  init(_ id: String, when entries: [Entry], text: String, _ citations: String) {
    self.init(id, in: Region.moments.keeping(entries), text: text, citations)
  }
}
