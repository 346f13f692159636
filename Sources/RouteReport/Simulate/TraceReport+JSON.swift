import AppLifecycle
import PushRules

extension TraceReport: JSONWritten {
  package static let form = JSONForm<TraceReport>.object([
    .schemaVersion,
    .init("situation", scenario) { $0.scenario },
    .init("remarks", remarks) { $0.caveats },
    .init("initialState", .name) { $0.initialState },
    .init("steps", .list(step)) { report in report.steps.map { ($0, report.notes) } },
    .init("finalState", .name) { $0.finalState },
  ])

  private static let scenario = JSONForm<Scenario>.object(
    Situation.written.of { $0.stated } + [
      .init("exitsOnSuspend", .truth) { $0.exitsOnSuspend == .present },
      .init("multitasking", .truth) { $0.multitasking == .present },
      .init("backgroundTasks", .count) { $0.backgroundTasks },
      .init("stateRestoration", .truth) { $0.stateRestoration == .present },
      .init("device", .words(["iPhone", "iPad"])) { $0.device == .iPhone ? "iPhone" : "iPad" },
      .init("multiWindow", .truth) { $0.device == .iPadWithWindows },
      .init("alwaysOn", .orNull(.truth)) { $0.alwaysOn == .unstated ? nil : $0.alwaysOn == .on },
    ]
  )

  private static let remarks = JSONForm<[Caveat]>.list(
    .object([.init("id", .text) { $0.id }, .init("text", .orNull(.text)) { $0.text }])
  )

  private static let step = JSONForm<(step: Step, notes: TraceNotes)>.object(
    [
      .init("event", .text) { $0.step.event },
      .init("time", .integer.about("Seconds since the first event.")) { $0.step.time },
      .optional("consequence", .onlyTrue) { $0.step.isConsequence ? true : nil },
      .optional("arrival", arrival) { $0.step.arrival },
      .init("calls", .list(call)) { $0.step.calls },
      .init("path", .list(.name)) { $0.step.path },
      .init("state", .name) { $0.step.state },
    ] + reason.of { $0.step.reason } + [.init("remarks", remarks) { $0.notes.shown($0.step.notes) }]
  )

  private static let arrival = JSONForm<Step.Arrival>.object([
    .init("wake", .name) { $0.wake },
    .init("presentation", .name) { $0.presentation },
    .init("wakeRule", .rule) { $0.wakeRule.id },
    .init("because", .orNull(.text)) { $0.whyNoCallback?.statement },
  ])

  private static let call = JSONForm<TracedCall>.object(
    [
      .init("method", .orNull(.words(Callback.all.map { $0.id }))) { $0.callback?.id },
      .init("name", .orNull(.text)) { $0.callback?.name },
      .init("selector", .orNull(.text)) { $0.callback?.selector },
      .init("signature", .orNull(.text)) { $0.callback?.signature },
      .optional("scene", .place) { $0.scene },
      .optional("viewController", .text) { $0.viewController },
      .init("applicationState", .orNull(.name)) { $0.applicationState },
      .optional("applicationStateConfidence", .confidence) { $0.stateConfidence },
      .optional("scenePhase", .name) { $0.scenePhase },
      .init("notification", .orNull(.text)) { $0.notification },
      .optional("notificationConfidence", .confidence) { call in
        call.notificationDispute.map { _ in call.notificationConfidence }
      },
      .optional("notificationOtherSide", .text) { $0.notificationDispute?.otherSide },
    ] + HandedOver.written.ofOptional { $0.handedOver } + launch + reason.of { $0.reason }
  )

  /// What a launch carries besides a push.
  private static let launch: [JSONForm<TracedCall>.Member] = LaunchInformation.allCases.map { one in
    .optional(one.rawValue, .onlyTrue) { $0.launchInformation == one ? true : nil }
  }

  private static let reason: [JSONForm<Reason>.Member] = [
    .init("rule", .rule) { $0.rule },
    .init("confidence", .confidence) { $0.confidence },
    .init("statement", .text) { $0.statement },
    .optional("otherSides", .list(Dispute.form)) { reason in
      reason.disputes.isEmpty ? nil : reason.disputes.map { (reason.rule, $0) }
    },
  ]
}

extension Scenario {
  fileprivate var stated: Situation {
    situation.changed { ($0.userAction, $0.lifecycle) = (nil, lifecycle) }
  }
}
