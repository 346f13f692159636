import PushRules

@testable import AppLifecycle

/// A check of a claim against the engine.
enum ClaimCheck: Sendable {
  /// A script leads to these callbacks and states.
  case plays(Play)
  /// A callback in a script comes with this notification.
  case posts(String, with: String, in: Play)
  /// Two scripts lead to the same.
  case same(Play, as: Play)
  /// The last event of a script cannot happen.
  case refuses(Play)
  /// None of the events that a script can name leads from here to these callbacks.
  case never([String], from: AppState)
  /// A view controller gets these methods in this order, besides those for layout.
  case tells(String, [String], in: Play)
  /// The script is contested, or noted, with this citation.
  case cites(String, in: Play)
  /// A callback has this selector.
  case selector(String, String)
  /// A property of the claim holds.
  case holds(String, of: String)

  /// Reads a check: a script, or a word for what to check about one.
  init(_ item: TraceText.Item, of claim: String) {
    let words = item.fields[0].split(separator: " ").map { String($0) }
    let rest = Array(words.dropFirst())
    func play() -> Play { Play(item.fields.dropFirst(), item.lines) }
    switch words[0] {
    case "posts": self = .posts(rest[0], with: rest[2], in: play())
    case "same":
      var other = play()
      if rest.contains("exits") { other = other.exiting }
      if rest.contains("new") {
        other.prelude = ""
        other.situation.state = .notRunning(.neverLaunched)
      }
      self = .same(play(), as: other)
    case "refuses": self = .refuses(play())
    case "never":
      self = .never(
        rest.dropLast(2),
        from: rest.last == "ended" ? .notRunning(.system) : .suspended
      )
    case "tells": self = .tells(String(rest[0].dropLast()), Array(rest.dropFirst()), in: play())
    case "cites": self = .cites(rest[0], in: play())
    case "selector": self = .selector(rest[0], rest[1])
    case "holds": self = .holds(rest.joined(separator: " "), of: claim)
    default: self = .plays(Play(item.fields, item.lines))
    }
  }
}

extension LifeClaim {
  /// What no script can show, by the number of the claim.
  static let properties: [String: @Sendable () throws -> Bool] = [
    "S0-01": {
      AppState.names.count == 5
        && ProcessState.allCases.map(\.name).filter { $0 != "prewarmed" }.sorted()
          == AppState.names.sorted()
        && LifecycleState(process: .prewarmed).appState == .notRunning(.system)
    },
    "S0-03": { ProcessState.inactive.isInForeground },
    "S0-04": { ProcessState.active.isInForeground },
    "S0-06": { !ProcessState.suspended.runsCode },
    "S1-05": { ProcessState.active.isInForeground && ProcessState.active.runsCode },
    "S1-06": { !ProcessState.background.isInForeground && ProcessState.background.runsCode },
    "S1-07": { !ProcessState.suspended.runsCode },
    "S1-16": {
      let scenario = Scenario(.starting(.active, .iOS(9)), events: [.event(.home)])
      return try scenario.exitsOnSuspend == .absent
        && Trace(playing: scenario).finalState == .suspended
    },
    "S3-07": { !ProcessState.suspended.runsCode },
    "S4-02": { !ProcessState.suspended.runsCode && ProcessState.inactive.runsCode },
    "S4-26": {
      let push = ArrivingPush(traits: PayloadTraits(contentAvailable: .undocumented))
      let scenario = Scenario(.starting(.suspended, .iOS(9)), events: [.push(push)])
      let step = try Trace(playing: scenario).steps[0]
      return step.words == "did-receive-fetch@b"
        && step.calls.allSatisfy { $0.reason.confidence == .contested }
    },
  ]
}
