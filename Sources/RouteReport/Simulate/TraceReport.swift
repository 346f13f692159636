package import AppLifecycle
import PushPayload
import PushRules

package struct TraceReport: Sendable {
  let scenario: Scenario
  let initialState: ProcessState
  let steps: [Step]
  let finalState: ProcessState
  private(set) var title: String?
  private(set) var notes = TraceNotes.all

  /// Notes on settings that the version of iOS lacks.
  var caveats: [Caveat] { notes.shown(scenario.caveats) }
}

extension TraceReport {
  package init(_ trace: Trace, title: String? = nil, notes: TraceNotes = .all) {
    self.init(
      scenario: trace.scenario,
      initialState: trace.initialState,
      steps: trace.steps,
      finalState: trace.finalState,
      title: title,
      notes: notes
    )
  }

  var heading: String { title ?? "Life-cycle trace" }

  var startInWords: String {
    let state = scenario.situation.state
    return state.name == initialState.name ? state.words : "app " + initialState.words
  }

  /// Explains the states beside callbacks and steps, with their signs and dashes.
  var legend: String {
    let change =
      controllers.isEmpty ? "the states the app goes through" : "the view controller in front"
    let unread = steps.flatMap { $0.calls }.filter { $0.applicationState == nil }
    let extended = unread.contains { $0.callback == .push(.serviceExtension) }
    let unknown = unread.contains { $0.callback != .push(.serviceExtension) }
    let dashes = [
      extended ? "another process" : nil, unknown ? "no source says what it reads" : nil,
    ].compactMap { $0 }
    let states = "beside a callback, applicationState inside it; beside an event, " + change
    let dash = dashes.isEmpty ? [] : ["a dash: " + dashes.joined(separator: ", or ")]
    return ([states] + signs + dash).joined(separator: "; ")
  }

  /// The meanings of the signs behind states; empty without any.
  var signs: [String] {
    let doubts = Set(steps.flatMap { $0.calls }.compactMap { $0.stateConfidence })
    return doubts.subtracting([.documented]).sorted().map {
      $0.sign + ": " + $0.legend
    }
  }

  /// The view controllers that were on screen, if nothing but views changes and they are few; else empty.
  var controllers: [String] {
    let calls = steps.flatMap { $0.calls }
    let moved = calls.filter { $0.appears != nil }.compactMap { $0.viewController }
    let isOfViews =
      !moved.isEmpty && Set(moved).count < 12 && steps.allSatisfy { $0.path.count == 1 }
      && calls.allSatisfy { $0.viewController != nil }
    // A lies below all others.
    return isOfViews ? Set(moved + ["A"]).sorted() : []
  }

  /// A trace in a sentence: the description of its picture.
  var summary: String {
    scenario.facts.commaList + ": " + steps.count.counted("step") + ", from "
      + initialState.words + " to " + finalState.words + "."
  }
}

/// Which notes a trace has.
package enum TraceNotes: CaseIterable, Sendable {
  case all
  case off

  func shown(_ notes: [Caveat]) -> [Caveat] { self == .all ? notes : [] }
}

extension TracedCall {
  /// The name of its callback, behind the number of its scene if there are two.
  var title: String {
    let name = callback?.name ?? "notification only"
    return scene.map { String($0) + ": " + name } ?? name
  }

  /// Whether its view controller appears or disappears with it; nil if neither.
  var appears: Bool? {
    switch callback {
    case .lifecycle(.viewDidAppear): true
    case .lifecycle(.viewDidDisappear): false
    default: nil
    }
  }

  /// The name of the notification, and its confidence if contested.
  var posted: String? {
    notification.map { notificationDispute == nil ? $0 : $0 + " (order contested)" }
  }

  /// What it gets about the push, URL or activity that opened the app, or nil.
  var carried: String? {
    guard let handedOver else { return launchInformation.map { "with " + $0.place } }
    let place =
      switch handedOver.carrier {
      case .remoteNotificationKey: "the remote-notification key of launchOptions"
      case .notificationResponse: "connectionOptions.notificationResponse"
      }
    return switch handedOver.status {
    case .present: "with " + place
    case .unknown: "with or without " + place + ": not known"
    case .absent: nil
    }
  }
}

extension Scenario {
  var facts: [String] {
    let options = [
      exitsOnSuspend == .present ? "exits on suspend" : nil,
      multitasking == .absent ? "without multitasking" : nil,
      backgroundTasks == 0
        ? nil : backgroundTasks.counted("background task") + " begun in didEnterBackground",
      stateRestoration == .present ? "restores its state" : nil,
      alwaysOn == .on ? "Always-On Display" : nil,
      debugger == .present ? "under the debugger" : nil,
      backgroundRefresh == .off ? "no background refresh" : nil,
      launchability == .launches ? nil : "fails to launch",
    ]
    return [
      "iOS " + system.description, "SDK " + sdk.description, lifecycle.name + " life cycle",
      device.name,
    ] + options.compactMap { $0 }
  }
}

extension ProcessState {
  var words: String { self == .notRunning ? "not running" : name }
}

extension Step {
  var timeText: String { String(time) + " s" }

  /// The words before the reason of a step without callbacks; other code may still run.
  var reasonLabel: String {
    path.contains { $0.runsCode } ? "No callback: " : "Nothing runs: "
  }

  var kind: Kind {
    if isConsequence { return .consequence }
    if arrival != nil || event == "push" || event.hasPrefix("push:") { return .push }
    return event.hasPrefix("after:") ? .clock : .event
  }

  enum Kind: String, CaseIterable, Sendable {
    case event
    case push
    case clock = "time passes"
    case consequence = "by itself"
  }
}

extension Step.Arrival {
  var words: String { "wake: " + wake.name + ", presentation: " + presentation.name }
}

extension Situation {
  /// The flags that state it, as far as it departs from a usual one; the state is always stated.
  func flags(_ isWanted: (SituationMember) -> Bool) -> [String] {
    // A cause of the end that is not the system's is said.
    let start = state.termination == nil ? state : .notRunning(.system)
    let usual = Situation(state: start, payload: payload)
    return Self.members.filter(isWanted).filter { member in
      member == .state || member.value(self) != member.value(usual)
    }.compactMap { $0.flag(in: self) }
  }
}

extension Scenario {
  /// The script as a call of the command, with the file of its push; the methods are the app's.
  func call(pushing file: String?) -> String {
    let words = events.map { event in
      if case .push = event { "push:" + (file ?? "push.json") } else { event.name }
    }
    let flags = situation.flags { Self.startMembers.contains($0) }
    let inputs = [
      alwaysOn == .on ? "--set always-on=on" : nil,
      exitsOnSuspend == .present ? "--exits-on-suspend" : nil,
      device == .iPad ? "--device iPad" : nil,
      device == .iPadWithWindows ? "--multi-window" : nil,
    ].compactMap { $0 }
    return (["pushroute simulate"] + words + flags + inputs).joined(separator: " ")
  }

  private static let startMembers: [SituationMember] = [
    .system, .state, .terminatedBy, .lifecycle, .backgroundModes, .environment,
  ]
}
