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
