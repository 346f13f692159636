internal import AppLifecycle
internal import Evidence
internal import PushPayload
internal import PushRules

/// How to find out on a device which side of a contested rule is right.
package struct ExperimentReport: Sendable {
  private let rule: ContestedRule

  package init(_ rule: ContestedRule) { self.rule = rule }

  package var title: String { rule.id }

  package var address: String? { ProjectAddress.current?.page(ofRule: rule.id) }

  private static func lines(_ callbacks: [Callback]) -> String {
    callbacks.isEmpty
      ? "no line" : callbacks.map { $0.signature }.joined(separator: ", ")
  }

  /// What to do one after the other; of a push, how to send it says all.
  private var steps: [String] {
    guard let script = rule.script else { return [] }
    let end = script.situation.state.termination == .user ? ", removed by the user" : ""
    let start = "The app is in the state " + script.situation.state.name + end + "."
    return ([start] + script.events.map { $0.instruction }).enumerated().map { number, step in
      "\(number + 1). " + step
    }
  }

  private var app: String? {
    guard let script = rule.script else { return nil }
    let situation = script.situation
    let modes = situation.backgroundModes.filter {
      $0 != .remoteNotification || rule.payload != nil
    }
    .map { $0.name }.sorted().joined(separator: ", ")
    return [
      "iOS " + situation.system.firstRelease, script.device.name,
      situation.lifecycle == .scene ? "an app with scenes" : "an app without scenes",
      modes.isEmpty ? nil : "UIBackgroundModes " + modes,
      script.exitsOnSuspend == .present ? "UIApplicationExitsOnSuspend YES" : nil,
      situation.environment == .debugger ? "under Xcode's debugger" : nil,
    ].compactMap { $0 }.joined(separator: "; ")
  }

  private var payload: String? { rule.payload?.sample }

  private var call: String {
    if let script = rule.script { return script.call(pushing: nil) }
    return "pushroute eval push.json " + rule.situation.flags { _ in true }.joined(separator: " ")
  }

  private var sending: String? {
    guard rule.payload != nil else { return nil }
    let situation = rule.situation
    guard situation.environment != .simulator else {
      return "xcrun simctl push booted BUNDLE-ID push.json"
    }
    let type = situation.pushType ?? (situation.payload.content == .nothing ? .background : .alert)
    let priority = situation.priority?.name ?? (type == .background ? "5" : "10")
    return "curl --http2 -H 'apns-topic: BUNDLE-ID' -H 'apns-push-type: \(type.name)' "
      + "-H 'apns-priority: \(priority)' -H 'authorization: bearer JWT' -d @push.json "
      + "https://api.sandbox.push.apple.com/3/device/TOKEN"
  }
}

extension ExperimentReport: ListedExplanation {
  package static let labelWidth = 13

  package static let entries: [ExplanationEntry<ExperimentReport>] = [
    .init("id", .rule) { $0.rule.id },
    .init("statement", .text) { $0.rule.statement }.fact("this side"),
    .init("otherSide", .text) { $0.rule.dispute.otherSide }.fact("other side"),
    .init("steps", .text) { $0.rule.dispute.experiment }.facts { report in
      [("to settle", report.rule.dispute.experiment), ("app", report.app ?? "")]
        + report.steps.enumerated().map { ($0 == 0 ? "steps" : "", $1) }
    },
    .init("situation", .situation) { $0.rule.situation }
      .facts { [($0.rule.script == nil ? "situation" : "script", $0.call)] },
    .init(.optional("script", .text) { $0.rule.script?.call(pushing: nil) }),
    .init("payload", .orNull(.text)) { $0.payload }.fact("payload"),
    .init("send", .orNull(.text)) { $0.sending }.fact("send"),
    .init("calls", .list(callback)) { $0.rule.calls }.facts { report in
      let recorder =
        "pushroute explain --recorder swift prints code for the app, which then prints, each behind "
        + "the word pushroute, if this side is right:"
      return [("recorder", recorder), ("", lines(report.rule.calls))]
    },
    .init("otherCalls", .list(callback)) { $0.rule.others }.facts { report in
      if let reason = report.rule.inconclusiveReason {
        return [("", "The other side prints no other lines: " + reason)]
      }
      return [("", "and if the other side is right:"), ("", lines(report.rule.others))]
    },
    .init(.optional("silence", .text) { $0.rule.inconclusiveReason }),
  ]

  private static let callback = JSONForm<Callback>(.words(Callback.all.map { $0.id })) {
    .string($0.id)
  }
}
