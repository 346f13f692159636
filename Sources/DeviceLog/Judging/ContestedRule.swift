package import AppLifecycle
package import PushRules

/// A contested rule, and the experiment that shows on a device which of its two sides is right.
package struct ContestedRule: Sendable {
  package let id: String
  package let statement: String
  package let dispute: Dispute
  /// The app and the device; of a rule about pushes also what the user does.
  package let situation: Situation
  package let script: Scenario?
  package let payload: PayloadTraits?
  package let calls: [Callback]
  /// The callbacks that run if the other side is right.
  package let others: [Callback]
  /// Why the same callbacks run on both sides, or nil if they do not.
  package let inconclusiveReason: String?

  /// Whether today's Xcode builds no app for the version of iOS that the rule is about.
  package var isTooOld: Bool { situation.system < .iOS(15, 0) }

  package init?(_ id: String) {
    self.id = id
    if let experiment = Experiment(of: id) {
      statement = experiment.rule.statement
      dispute = experiment.dispute
      situation = experiment.route.situation
      script = nil
      payload = situation.payload
      calls = experiment.route.calls.map { .push($0.method) }
      others = experiment.otherMethods.map { .push($0) }
      inconclusiveReason = calls == others ? "Both sides have the same callbacks." : nil
    } else if let experiment = LifecycleExperiment(of: id),
      let dispute = experiment.rule.reason.disputes.first
    {
      statement = experiment.rule.reason.statement
      self.dispute = dispute
      script = experiment.scenario
      payload = experiment.scenario.events.compactMap { $0.payload }.first
      var situation = experiment.scenario.situation
      situation.payload = payload ?? situation.payload
      self.situation = situation
      (calls, others) = (experiment.callbacks, experiment.others)
      inconclusiveReason = experiment.inconclusiveReason
    } else {
      return nil
    }
  }
}

extension ScriptEvent {
  fileprivate var payload: PayloadTraits? {
    if case .push(let push) = self { push.traits } else { nil }
  }
}

/// The side of a contested rule that a log shows.
package struct LogSide: Sendable {
  package enum Side: String, CaseIterable, Sendable {
    case rule
    case other
    /// The log has the callbacks of neither side, or shows no such push.
    case neither
    /// No log can decide, as the same callbacks run on both sides.
    case alike
  }

  /// The callbacks of both sides.
  private typealias Sides = (rule: [String], other: [String])

  package let rule: String
  package let side: Side
  package let sentence: String

  /// Compares the callbacks of a log with both sides of an experiment; that no callback runs counts
  /// if the log shows the push, or of a script, if the log prints anything.
  package init(_ rule: ContestedRule, shownBy names: [LogEvent], hasPush: Bool) {
    let sides = (rule.calls.map { $0.id }, rule.others.map { $0.id })
    let names = names.compactMap { event in
      event.name ?? event.ids.first { sides.0.contains($0) || sides.1.contains($0) }
    }
    let isScript = rule.script != nil
    let side = isScript ? Self.side(sides, among: names) : Self.side(sides, names, hasPush: hasPush)
    self.init(
      rule.id,
      rule.inconclusiveReason == nil ? side : .alike,
      rule.statement,
      rule.dispute,
      isSure: !isScript || !rule.calls.isEmpty,
      inconclusiveReason: rule.inconclusiveReason ?? ""
    )
  }

  private init(
    _ rule: String,
    _ side: Side,
    _ statement: String,
    _ dispute: Dispute?,
    isSure: Bool = true,
    inconclusiveReason: String = ""
  ) {
    self.rule = rule
    self.side = side
    sentence =
      switch side {
      case .rule:
        "The device took the side of the rule " + rule
          + (isSure ? ": " : ", if the steps were done: ") + statement
      case .other: "The device took the other side of \(rule): " + (dispute?.otherSide ?? "")
      case .neither: "The log shows neither side of \(rule)."
      case .alike:
        "No callbacks tell the sides of \(rule) apart. " + inconclusiveReason + " "
          + (dispute?.experiment ?? "")
      }
  }

  /// The side whose callbacks the log has, and no others of both.
  private static func side(_ sides: Sides, _ names: [String], hasPush: Bool) -> Side {
    let shown = names.filter { sides.rule.contains($0) || sides.other.contains($0) }
    if shown.isEmpty, !hasPush { return .neither }
    return shown == sides.rule ? .rule : shown == sides.other ? .other : .neither
  }

  /// The side whose callbacks follow each other in the log, as far as the log prints them; of both,
  /// the one with more printed callbacks, or else with fewer that are not printed.
  private static func side(_ sides: Sides, among names: [String]) -> Side {
    let log = names.filter { sides.rule.contains($0) || sides.other.contains($0) }
    func printed(_ side: [String]) -> Int? {
      let run = side.filter { log.contains($0) }
      guard side.isEmpty ? !names.isEmpty : !run.isEmpty, run.count <= log.count else { return nil }
      let places = 0...(log.count - run.count)
      return places.contains { log[$0...].starts(with: run) } ? run.count : nil
    }
    switch (printed(sides.rule), printed(sides.other)) {
    case (nil, nil): return .neither
    case (_, nil): return .rule
    case (nil, _): return .other
    case (let rule?, let other?):
      if rule != other { return rule > other ? .rule : .other }
      return sides.rule.count < sides.other.count
        ? .rule : sides.rule.count > sides.other.count ? .other : .neither
    }
  }

  /// The contested rules that hold for a push, and whose side some callback of the log shows.
  static func all(of route: Route, shownBy names: [LogEvent]) -> [LogSide] {
    let calls = route.arrival.calls.map { $0.method }
    return route.otherReadings(in: .arrival).compactMap { reading in
      let others = reading.methods(in: .arrival)
      let only = Set(calls).symmetricDifference(others)
      let isShown = names.contains { !only.isDisjoint(with: $0.methods) && $0.name != nil }
      let sides = (calls.map { $0.id }, others.map { $0.id })
      let side = side(sides, names.compactMap { $0.name }, hasPush: true)
      guard isShown, side != .neither else { return nil }
      return LogSide(reading.rule.id, side, reading.rule.statement, reading.rule.dispute)
    }
  }
}
