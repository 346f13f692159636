internal import DecisionTables

/// What would have to be otherwise for a method to run.
public struct Remedy: Hashable, Sendable {
  /// The parts of the situation to change, all of them.
  package let steps: [Step]
  /// What to do, one clause for each step, without a period.
  public let instructions: [String]

  /// One part of the situation with its new value.
  package struct Step: Hashable, Sendable {
    /// The part to change.
    package let input: Input
    /// The place of the value that it should have.
    let place: Int

    /// The value that it should have, as it prints.
    package var value: String { input.valueName(at: place) }

    /// Who can take the step.
    package var party: ChangeParty { input.description.party }

    /// Whether the step takes back what an app has: a method, a delegate, scenes, a new SDK.
    package var isSetback: Bool {
      switch input {
      case .notificationCenterDelegate: place == 0
      case .lifecycle: place == Lifecycle.app.place
      case .sdk: true
      default: input.method != nil && place == 0
      }
    }

    /// Whether the step is that the user opens the app, after which the system may end it.
    package func opensApp(in situation: Situation) -> Bool {
      input == .state && place == AppState.notRunning(.system).place
        && [.user, .neverLaunched].contains(situation.state.termination)
    }

    /// What to do to take the step in a situation, as a clause without a period.
    func instruction(in situation: Situation) -> String {
      input.description.instruction(place, input.description.read(situation))
    }
  }
}

extension Remedy {
  /// Looks for the smallest change of a situation that makes a method run in a phase.
  ///
  /// A push for the same receiver comes before one for another. The result is nil if no change does it.
  init?(for method: DelegateMethod, in phase: Phase, from situation: Situation) {
    let region = situation.region
    let graph = DecisionGraph.routing.graph
    let change = Self.change(for: method, in: phase, from: region, in: graph, .routing)
    guard let change else { return nil }
    let steps = [Step](change)
    self.steps = steps
    instructions = steps.map { step in
      let instruction = step.instruction(in: situation)
      let isLasting =
        step.input == .system && steps.count == 1
        && Self.holdsInNewest(method, phase, situation)
      return isLasting ? instruction + " or later" : instruction
    }
  }

  /// The smallest change of a situation that makes a method run in a phase, or nil if none does.
  static func change(
    for method: DelegateMethod,
    in phase: Phase,
    from situation: Region,
    in graph: Graph,
    _ relations: @autoclosure @escaping @Sendable () -> Relations
  ) -> ColumnChange? {
    guard let occasion = Occasion.of(method, in: phase) else { return nil }
    let decided = graph.decide(situation)
    let search = ChangeSearch(
      from: situation,
      preferring: Schema.push.only(Column(.recipient), of: decided),
      in: graph,
      relations()
    )
    return search.nearest(for: occasion.when)
  }

  /// Whether the method runs in the newest version, too, where nothing else needs to change.
  private static func holdsInNewest(
    _ method: DelegateMethod,
    _ phase: Phase,
    _ situation: Situation
  ) -> Bool {
    guard situation.system < .newest else { return false }
    var newest = situation
    newest.system = .newest
    guard let route = try? Route(newest) else { return false }
    return route.calls.contains { $0.method == method && $0.phase == phase }
  }
}

extension [Remedy.Step] {
  /// The steps of a change, one for each input.
  init(_ change: ColumnChange) {
    self = change.steps.compactMap { step in
      step.column.input.map { Remedy.Step(input: $0, place: step.value) }
    }
  }
}

extension Situation {
  /// Returns the situation with a remedy applied.
  public func applying(_ remedy: Remedy) -> Situation { applying(remedy.steps) }

  /// Returns the situation after some steps.
  func applying(_ steps: [Remedy.Step]) -> Situation {
    steps.reduce(into: self) { $0.set($1.input, at: $1.place) }
  }
}

extension Input {
  /// A value as a change names it.
  func valueName(at place: Int) -> String {
    self == .system
      ? SystemVersion.releaseName(at: place) : description.column.values()[place]
  }
}

/// Who can make a change, or what it is made to.
package enum ChangeParty: String, CaseIterable, Hashable, Sendable {
  /// Whoever writes the payload.
  case payload
  /// Whoever sends the request to APNs.
  case headers
  /// The developer, in the code of the app.
  case code = "app-code"
  /// The developer, in the Info.plist.
  case propertyList = "info-plist"
  /// The user, in the settings.
  case settings = "user-settings"
  /// The user, with a tap.
  case action = "user-action"
  /// What the app and the device went through before the push.
  case state
  /// The versions of iOS and of the SDK.
  case version
}
