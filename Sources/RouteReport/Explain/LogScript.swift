internal import AppLifecycle
internal import DecisionTables
internal import PushRules

/// The shortest script that prints what a log prints.
struct LogScript: Sendable {
  /// The state at the start.
  let start: AppState
  /// The events.
  let events: [ScriptEvent]
  /// How many names of the log it explains.
  let matched: Int
  /// What the rules have instead of the first name that does not fit, or nil.
  var expected: TracedCall?

  /// How many scripts are tried at most.
  private static let budget = 900
  /// How many names are looked at.
  static let longest = 40

  /// Finds the script for some names, or nil if none explains even the first.
  init?(_ names: [String], push: PayloadTraits?, in base: Scenario) {
    let names = Array(names.prefix(Self.longest))
    var queue = Self.starts.map { LogScript(start: $0, events: [], matched: 0) }
    var best: LogScript?
    var seen: Set<String> = []
    var tried = 0
    let candidates = Self.candidates(push: push, names)
    // The script that explains most goes on first; of equal ones, the shortest.
    search: while let next = queue.indices.max(by: { queue[$0].isBehind(queue[$1]) }) {
      let node = queue.remove(at: next)
      for event in candidates {
        tried += 1
        if tried > Self.budget { break search }
        guard let one = node.followed(by: event, names, in: base),
          one.matched > node.matched || node.events.isEmpty
        else { continue }
        if one.matched > best?.matched ?? 0 { best = one }
        if one.matched == names.count { break search }
        let key = "\(one.matched) \(one.start.name) \(one.ending)"
        if seen.insert(key).inserted { queue.append(one) }
      }
    }
    guard var best else { return nil }
    if best.matched < names.count {
      best.expected = best.nextCall(candidates, Set(names), in: base)
    }
    self = best
  }

  private var ending = ""

  private init(start: AppState, events: [ScriptEvent], matched: Int) {
    self.start = start
    self.events = events
    self.matched = matched
  }

  /// Whether another script is worth more.
  private func isBehind(_ other: LogScript) -> Bool {
    (matched, other.events.count) < (other.matched, events.count)
  }

  /// The script with one more event, if it still prints what the log prints.
  private func followed(by event: ScriptEvent, _ names: [String], in base: Scenario) -> LogScript? {
    guard let trace = trace(then: event, in: base) else { return nil }
    let printed = trace.steps.flatMap { $0.calls }.flatMap { $0.names }
      .filter { names.contains($0) }
    let common = zip(printed, names).prefix { $0 == $1 }.count
    guard common == min(printed.count, names.count) else { return nil }
    var script = LogScript(start: start, events: events + [event], matched: common)
    script.ending = trace.finalState.name + (event.name == "unlock" ? "" : " " + event.name)
    return script
  }

  /// The call that the rules have next, after the names that fit.
  private func nextCall(
    _ candidates: [ScriptEvent],
    _ printed: Set<String>,
    in base: Scenario
  ) -> TracedCall? {
    for event in candidates {
      let calls = trace(then: event, in: base)?.steps.flatMap { $0.calls } ?? []
      let named = calls.filter { $0.names.contains { printed.contains($0) } }
      if named.count > matched { return named[matched] }
    }
    return nil
  }

  private func trace(then event: ScriptEvent, in base: Scenario) -> Trace? {
    var scenario = base
    scenario.situation.state = start
    scenario.events = events + [event]
    return try? Trace(playing: scenario)
  }

  private static let starts: [AppState] = [
    .active, .notRunning(.system), .suspended, .background, .inactive,
  ]

  private static func candidates(push: PayloadTraits?, _ names: [String]) -> [ScriptEvent] {
    let events: [LifecycleEvent] = [
      .tapIcon, .home, .lock, .unlock, .openSwitcher, .returnFromSwitcher, .removeInSwitcher,
      .notificationCenterOpen, .notificationCenterClose, .controlCenterOpen, .controlCenterClose,
      .systemAlertOpen, .systemAlertClose, .callIncoming, .callDecline, .callAccept,
      .openOtherApp, .openURL, .memoryWarning, .backgroundFetch, .tapNotification, .tapAction,
    ]
    let isAboutPushes = push != nil || names.contains { DelegateMethod($0)?.takesPushes ?? false }
    let traits = push ?? PayloadTraits(alert: .string, contentAvailable: .one)
    return (isAboutPushes ? [.push(ArrivingPush(traits: traits))] : []) + events.map { .event($0) }
  }

  /// The script as a call of the command.
  var call: String {
    "pushroute simulate " + events.map { $0.name }.joined(separator: " ") + " --state " + start.name
  }
}

extension TracedCall {
  /// What a log may print of it.
  fileprivate var names: [String] { [callback?.id, notification].compactMap { $0 } }
}

extension DelegateMethod {
  fileprivate var takesPushes: Bool {
    switch self {
    case .didReceive, .didReceiveFetch, .willPresent, .didReceiveResponse: true
    default: false
    }
  }
}
