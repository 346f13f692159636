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

extension ClaimCheck {
  /// The different answers of the engine, in words.
  func failures() throws -> [String] {
    switch self {
    case .plays(let play): play.disagreements
    case .posts(let name, let method, let play):
      try play.failures("\(method) does not post \(name)") { _, steps in
        steps.flatMap(\.calls).contains { $0.callback?.id == method && $0.notification == name }
      }
    case .same(let one, let other):
      try one.failures("the scripts lead to different traces") { system, steps in
        try steps.map(\.words) == other.steps(on: system).map(\.words)
      }
    case .refuses(let play): play.failuresToRefuse
    case .never(let methods, let state): try Self.calls(of: methods, from: state)
    case .tells(let controller, let methods, let play):
      try play.failures("\(controller) gets something else") { _, steps in
        steps.flatMap(\.calls).filter { $0.viewController == controller }
          .compactMap(\.callback?.id).filter { !Self.layout.contains($0) } == methods
      }
    case .cites(let citation, let play):
      try play.systems.filter { try !play.citations(on: $0).contains(citation) }
        .map { "iOS \($0) does not cite \(citation)" }
    case .selector(let id, let selector):
      Callback(id)?.selector == selector ? [] : ["\(id) is not \(selector)"]
    case .holds(let property, let claim):
      try LifeClaim.properties[claim]?() == true ? [] : ["not so: \(property)"]
    }
  }

  private static let layout = [
    "view-is-appearing", "view-will-layout-subviews", "view-did-layout-subviews",
  ]

  /// The calls of some methods to which one event leads.
  private static func calls(of methods: [String], from state: AppState) throws -> [String] {
    var found: Set<String> = []
    for system in [SystemVersion].majors(4...12).atBreakpoints {
      let player = try Player(Play.app([system], from: state, "").scenario(on: system))
      for event in player.possibleEvents {
        var next = player
        let called = try next.play(.event(event)).flatMap(\.calls).compactMap(\.callback?.id)
        for method in methods where called.contains(method) {
          found.insert("iOS \(system): \(event.name) leads to \(method)")
        }
      }
    }
    return found.sorted()
  }
}

extension Play {
  /// The versions on which the steps do not have a property.
  fileprivate func failures(
    _ message: String,
    unless holds: (SystemVersion, ArraySlice<Step>) throws -> Bool
  ) throws -> [String] {
    try systems.filter { try !holds($0, steps(on: $0)) }.map { "iOS \($0): \(message)" }
  }

  /// The versions on which the last event can happen.
  fileprivate var failuresToRefuse: [String] {
    systems.filter { system in
      do {
        _ = try trace(on: system)
        return true
      } catch ScenarioProblem.impossibleEvent(_, let index) {
        return (try? scenario(on: system).events.count) != index + 1
      } catch {
        return true
      }
    }.map { "iOS \($0): \(lines.last?.event ?? "") can happen" }
  }
}
