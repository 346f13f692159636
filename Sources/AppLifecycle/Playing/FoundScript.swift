package import PushRules

/// The shortest script that calls what a log prints.
package struct FoundScript: Sendable {
  package let scenario: Scenario
  /// How many names of the log it calls.
  package let matched: Int
  /// What the rules call in place of the first name that does not fit, or nil.
  package let expected: TracedCall?
  /// The states in which scripts of the same length begin that call the same, the script's own one first.
  package let states: [AppState]

  /// The most names of a log that are looked at.
  package static let longest = 40
  /// The most events that are tried; up to the first number the script is the shortest one.
  private static let (breadth, budget) = (1_500, 2_000)

  /// Finds the script for the names of a log, or nil if none calls even the first.
  ///
  /// - Parameters:
  ///   - names: The ids of callbacks and the names of notifications, in their order.
  ///   - push: The payload of a push in the log, or nil.
  ///   - state: The state that is tried first, or nil.
  ///   - base: The app and the device.
  package init?(
    _ names: [String],
    push: PayloadTraits?,
    from state: AppState? = nil,
    in base: Scenario
  ) {
    let log = (names: Array(names.prefix(Self.longest)), known: Set(names.prefix(Self.longest)))
    let events = Self.events(push: push, log.known)
    let starts = Self.starts(base, state).compactMap { Node($0) }
    var queue = starts
    var places: Set<Node.Place> = []
    var best: Node?
    var complete: [Node] = []
    var tried = 0
    // All scripts of a length come before longer ones; beyond the breadth, the script that calls most.
    while !queue.isEmpty, tried < Self.budget {
      let next =
        tried < Self.breadth ? 0 : queue.indices.max { queue[$0].score < queue[$1].score } ?? 0
      let node = queue.remove(at: next)
      if let best, best.isComplete(log.names), best.events.count <= node.events.count { break }
      for event in events {
        tried += 1
        guard let one = node.followed(by: event, log) else { continue }
        if best.map({ $0.score < one.score }) ?? (one.matched > 0) { best = one }
        if one.isComplete(log.names) { complete.append(one) }
        if !one.isComplete(log.names), places.insert(one.place).inserted { queue.append(one) }
      }
    }
    let equal = complete.filter { $0.events.count == best?.events.count }
    self.init(best.map { [$0] } ?? starts, among: events, log, equal.map { $0.place.start })
  }

  /// Continues one of some scripts to the call at which the log departs from the rules.
  private init?(
    _ nodes: [Node],
    among events: [ScriptEvent],
    _ log: Node.Log,
    _ states: [AppState]
  ) {
    var (best, most) = (nodes.first, 0)
    var next: (event: ScriptEvent, calls: [TracedCall])?
    for node in nodes where node.matched < log.names.count {
      for event in events {
        guard let calls = node.calls(after: event, log.known)?.calls, !calls.isEmpty else {
          continue
        }
        let names = calls.flatMap { $0.names(in: log.known) }
        let fits = zip(names, log.names[node.matched...]).prefix { $0 == $1 }.count
        if next == nil || fits > most { (best, next, most) = (node, (event, calls), fits) }
      }
    }
    guard let best, best.matched + most > 0 else { return nil }
    let events = best.events + (next.map { most > 0 ? [$0.event] : [] } ?? [])
    scenario = best.player.scenario.changed { $0.events = events }
    self.states = ([scenario.situation.state] + states).unique()
    matched = best.matched + most
    var called = 0
    expected = next?.calls.first { call in
      called += call.names(in: log.known).count
      return called > most
    }
  }

  /// The states in which a log may begin; also active with Always-On Display unless that is stated.
  private static func starts(_ base: Scenario, _ first: AppState?) -> [Scenario] {
    let usual: [AppState] = [
      .active, .notRunning(.system), .suspended, .background, .inactive, .notRunning(.user),
    ]
    let states = first.map { first in [first] + usual.filter { $0 != first } } ?? usual
    let starts = states.map { state in base.changed { $0.situation.state = state } }
    guard base.alwaysOn == .unstated else { return starts }
    return starts + [base.changed { ($0.situation.state, $0.alwaysOn) = (.active, .on) }]
  }

  private static func events(push: PayloadTraits?, _ names: Set<String>) -> [ScriptEvent] {
    let events: [LifecycleEvent] = [
      .tapIcon, .home, .lock, .unlock, .openSwitcher, .returnFromSwitcher, .removeInSwitcher,
      .notificationCenterOpen, .notificationCenterClose, .controlCenterOpen, .controlCenterClose,
      .systemAlertOpen, .systemAlertClose, .callIncoming, .callDecline, .callAccept,
      .openOtherApp, .openURL, .memoryWarning, .backgroundFetch, .tapNotification, .tapAction,
    ]
    let pushMethods: [DelegateMethod] = [
      .didReceive, .didReceiveFetch, .willPresent, .didReceiveResponse,
    ]
    let isAboutPushes = push != nil || pushMethods.contains { names.contains($0.id) }
    let traits = push ?? PayloadTraits(alert: .string, contentAvailable: .one)
    return (isAboutPushes ? [.push(ArrivingPush(traits: traits))] : []) + events.map { .event($0) }
  }
}

/// A script that calls what a log prints, up to some name.
private struct Node {
  typealias Log = (names: [String], known: Set<String>)

  /// What decides about everything that follows.
  struct Place: Hashable {
    let start: AppState
    let alwaysOn: AlwaysOnDisplay
    let position: Player.Position
    let matched: Int
  }

  private(set) var player: Player
  var events: [ScriptEvent] = []
  var matched = 0
  /// How many calls follow the last name of the log.
  var surplus = 0

  init?(_ start: Scenario) {
    guard let player = try? Player(start) else { return nil }
    self.player = player
  }

  var place: Place {
    let scenario = player.scenario
    return Place(
      start: scenario.situation.state,
      alwaysOn: scenario.alwaysOn,
      position: player.position,
      matched: matched
    )
  }

  func isComplete(_ names: [String]) -> Bool { matched == names.count }

  /// Orders scripts: more names matched, then fewer events, then fewer other calls.
  var score: (Int, Int, Int) { (matched, -events.count, -surplus) }

  /// The script with one more event, if it still calls what the log prints.
  func followed(by event: ScriptEvent, _ log: Log) -> Node? {
    guard let (player, calls) = self.calls(after: event, log.known) else { return nil }
    let called = calls.flatMap { $0.names(in: log.known) }
    // Nobody does what the log does not show before the app runs; a start after it is a state.
    if case .event(.removeInSwitcher) = event, called.isEmpty { return nil }
    let rest = log.names[matched...]
    guard zip(called, rest).allSatisfy({ $0 == $1 }) else { return nil }
    var node = self
    node.player = player
    node.events.append(event)
    node.matched = matched + min(called.count, rest.count)
    node.surplus = called.count - min(called.count, rest.count)
    return node
  }

  /// The calls of one more event that the log could print, or nil if it cannot happen.
  func calls(after event: ScriptEvent, _ known: Set<String>) -> (Player, calls: [TracedCall])? {
    var (player, steps) = (self.player, [Step]())
    guard (try? player.advance(by: event, into: &steps)) != nil else { return nil }
    return (player, steps.flatMap { $0.calls }.filter { !$0.names(in: known).isEmpty })
  }
}

extension TracedCall {
  /// The names of the call that a log may print, among the known ones.
  fileprivate func names(in known: Set<String>) -> [String] {
    [callback?.id, notification].compactMap { $0 }.filter { known.contains($0) }
  }
}
