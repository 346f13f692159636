import PushRules

@testable import AppLifecycle

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
