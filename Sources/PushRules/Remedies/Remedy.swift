internal import DecisionTables

/// What would have to be otherwise for a method to run.
public struct Remedy: Hashable, Sendable {
  /// The parts of the situation to change, all of them.
  public let steps: [Step]

  /// One part of the situation with its new value.
  public struct Step: Hashable, Sendable {
    /// The part to change.
    public let input: Input
    /// The place of the value that it should have.
    let place: Int

    /// The value that it should have, as it prints.
    public var value: String { input.valueName(at: place) }

    /// Who can take the step.
    package var party: ChangeParty { input.description.party }

    /// What to do to take the step in a situation, as a clause without a period.
    public func instruction(in situation: Situation) -> String {
      input.description.instruction(place, input.description.read(situation))
    }
  }
}

extension Remedy {
  init(_ change: ColumnChange) {
    steps = change.steps.compactMap { step in
      step.column.input.map { Step(input: $0, place: step.value) }
    }
  }

  /// What to do so that a method runs, one clause for each step.
  func instructions(
    for method: DelegateMethod,
    in phase: Phase,
    from situation: Situation
  ) -> [String] {
    steps.map { step in
      let instruction = step.instruction(in: situation)
      return step.input == .system && holdsInNewest(method, phase, situation)
        ? instruction + " or later" : instruction
    }
  }

  /// Whether the method runs in the newest version, too, where nothing else needs to change.
  private func holdsInNewest(
    _ method: DelegateMethod,
    _ phase: Phase,
    _ situation: Situation
  ) -> Bool {
    guard steps.count == 1, situation.system < .newest else { return false }
    var newest = situation
    newest.system = .newest
    guard let route = try? Route(newest) else { return false }
    return route.calls.contains { $0.method == method && $0.phase == phase }
  }
}

extension Situation {
  /// Returns the situation with a remedy applied.
  public func applying(_ remedy: Remedy) -> Situation {
    remedy.steps.reduce(into: self) { $0.set($1.input, at: $1.place) }
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
