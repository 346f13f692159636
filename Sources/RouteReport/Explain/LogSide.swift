internal import PushRules

/// The side of a contested rule that a log shows.
struct LogSide: Sendable {
  /// The sides, and that nothing tells them apart.
  enum Side: String, CaseIterable, Sendable {
    case rule
    case other
    /// The log has the callbacks of neither side, or shows no such push.
    case neither
    /// Both sides have the same callbacks.
    case alike
  }

  let rule: Rule
  let side: Side

  /// Compares the callbacks of a log with both sides of an experiment; that no callback runs counts
  /// if the log shows the push.
  init(_ experiment: Experiment, shownBy names: [LogEvent], hasPush: Bool) {
    let sides = (experiment.route.calls.map { $0.method }, experiment.otherMethods)
    self.init(experiment.rule, sides, shownBy: names, hasPush: hasPush)
  }

  private init(
    _ rule: Rule,
    _ sides: (rule: [DelegateMethod], other: [DelegateMethod]),
    shownBy names: [LogEvent],
    hasPush: Bool
  ) {
    let telling = Set(sides.rule + sides.other)
    let shown = names.compactMap { $0.method }.filter { telling.contains($0) }
    self.rule = rule
    side =
      sides.rule == sides.other
      ? .alike
      : shown.isEmpty && !hasPush
        ? .neither : shown == sides.rule ? .rule : shown == sides.other ? .other : .neither
  }

  /// The contested rules that hold for a push, and whose side some callback of the log shows.
  static func all(of route: Route, shownBy names: [LogEvent]) -> [LogSide] {
    guard !names.isEmpty else { return [] }
    let calls = route.arrival.calls.map { $0.method }
    return route.otherReadings(in: .arrival).compactMap { reading in
      let others = reading.methods(in: .arrival)
      let only = Set(calls).symmetricDifference(others)
      let isShown = names.contains { $0.method.map(only.contains) ?? false }
      let side = LogSide(reading.rule, (calls, others), shownBy: names, hasPush: true)
      return isShown && [.rule, .other].contains(side.side) ? side : nil
    }
  }

  /// What the log shows, in a sentence.
  var sentence: String {
    switch side {
    case .rule: "The device took the side of the rule \(rule.id): " + rule.statement
    case .other: "The device took the other side of \(rule.id): " + (rule.dispute?.otherSide ?? "")
    case .neither: "The log shows neither side of \(rule.id)."
    case .alike:
      "Both sides of \(rule.id) have the same callbacks: " + (rule.dispute?.experiment ?? "")
    }
  }
}
