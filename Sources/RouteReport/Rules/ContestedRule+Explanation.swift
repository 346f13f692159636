import AppLifecycle
package import DeviceLog
import Evidence
import PushPayload
import PushRules

/// How to find out on a device which side of a contested rule is right.
extension ContestedRule: ListedExplanation {
  package var title: String { id }

  package var address: String? { ProjectAddress.current?.page(ofRule: id) }

  /// What the recorder prints: the name of a method, or of a closure the id that the app gives it.
  private static func lines(_ callbacks: [Callback]) -> String {
    callbacks.isEmpty ? "no line" : callbacks.map { $0.recorded }.commaList
  }

  private var experiment: String {
    isTooOld
      ? "It cannot be settled any more: it is about iOS \(situation.system.firstRelease), and today's "
        + "Xcode builds for iOS 15 and later."
      : dispute.experiment
  }

  /// What to do one after the other; of a push, how to send it says all.
  private var steps: [String] {
    guard let script, !isTooOld else { return [] }
    let end = script.situation.state.termination == .user ? ", removed by the user" : ""
    let start = "The app is in the state " + script.situation.state.name + end + "."
    return ([start] + script.events.map { $0.instruction }).enumerated().map { number, step in
      "\(number + 1). " + step
    }
  }

  private var app: String? {
    guard let script else { return nil }
    let situation = script.situation
    let modes = situation.backgroundModes.filter {
      $0 != .remoteNotification || payload != nil
    }
    .map { $0.name }.sorted().commaList
    return [
      "iOS " + situation.system.firstRelease, script.device.name,
      situation.lifecycle == .scene ? "an app with scenes" : "an app without scenes",
      modes.isEmpty ? nil : "UIBackgroundModes " + modes,
      script.exitsOnSuspend == .present ? "UIApplicationExitsOnSuspend YES" : nil,
      situation.environment == .debugger ? "under Xcode's debugger" : nil,
    ].compactMap { $0 }.joined(separator: "; ")
  }

  private var call: String {
    if let script { return script.call(pushing: nil) }
    return "pushroute eval push.json " + situation.flags { _ in true }.joined(separator: " ")
  }

  private var sending: String? {
    guard payload != nil, !isTooOld else { return nil }
    guard situation.environment != .simulator else {
      return "xcrun simctl push booted BUNDLE-ID push.json"
    }
    let type = situation.pushType ?? (situation.payload.content == .nothing ? .background : .alert)
    let priority = situation.priority?.name ?? (type == .background ? "5" : "10")
    return "curl --http2 -H 'apns-topic: BUNDLE-ID' -H 'apns-push-type: \(type.name)' "
      + "-H 'apns-priority: \(priority)' -H 'authorization: bearer JWT' -d @push.json "
      + "https://api.sandbox.push.apple.com/3/device/TOKEN"
  }

  package static let labelWidth = 13

  package static let entries: [ExplanationEntry<ContestedRule>] = [
    .init("id", .rule) { $0.id },
    .init("statement", .text) { $0.statement }.fact("this side"),
    .init("otherSide", .text) { $0.dispute.otherSide }.fact("other side"),
    .init("steps", .text) { $0.experiment }.facts { rule in
      [("to settle", rule.experiment), ("app", rule.app ?? "")]
        + rule.steps.enumerated().map { ($0 == 0 ? "steps" : "", $1) }
    },
    .init("situation", .situation) { $0.situation }
      .facts { [($0.script == nil ? "situation" : "script", $0.call)] },
    .init(.optional("script", .text) { $0.script?.call(pushing: nil) }),
    .init("payload", .orNull(.text)) { $0.payload?.sample }.fact("payload"),
    .init("send", .orNull(.text)) { $0.sending }.fact("send"),
    .init("calls", .list(callback)) { $0.calls }.facts { rule in
      let recorder =
        rule.isTooOld
        ? "An app of that time printed, if this side is right:"
        : "pushroute explain --recorder swift prints code for the app, which then prints, each behind "
          + "the word pushroute, to the console and to a file, if this side is right:"
      return [("recorder", recorder), ("", lines(rule.calls))]
    },
    .init("otherCalls", .list(callback)) { $0.others }.facts { rule in
      if let reason = rule.inconclusiveReason {
        return [("", "The other side prints no other lines: " + reason)]
      }
      return [("", "and if the other side is right:"), ("", lines(rule.others))]
    },
    .init(.optional("silence", .text) { $0.inconclusiveReason }),
  ]

  private static let callback = JSONForm<Callback>(.words(Callback.all.map { $0.id })) {
    .string($0.id)
  }
}

extension ContestedRule {
  package static let ids =
    RuleCatalogue(of: .routing).rules.filter { $0.dispute != nil }.map { $0.id }
    + LifecycleRule.all.filter { !$0.reason.disputes.isEmpty }.map { $0.id }
}

extension ScriptEvent {
  /// What to do for it on a device.
  var instruction: String {
    switch self {
    case .event(let event): event.meaning
    case .push: "Send the push."
    case .after(let seconds): "Wait for \(seconds) seconds."
    }
  }
}

extension ServerAnswer: ListedExplanation {
  package var title: String { name }

  package static let entries: [ExplanationEntry<ServerAnswer>] = [
    .init("id", .text) { $0.name },
    .init("meaning", .text) { $0.meaning }.sentences,
    .init("answeredBy", .text) { $0.sender }.fact("from"),
    .init("fault", .text) { $0.fault }.fact("fault"),
    .init("change", .text) { $0.change }.fact("fix"),
    .init("retry", .text) { $0.retry }.fact("retry"),
    .init("token", .text) { $0.token }.fact("token"),
    .citations { $0.citations },
  ]
}
