import DecisionTables

/// A change of the situation that makes a method run.
public struct Remedy: Hashable, Sendable {
  /// All that is to be done.
  package let parts: [RemedyStep]

  /// The parts of the situation to change, all of them, with their new values.
  public var steps: [Step] { parts.map { $0.step } }

  /// What to do, one clause for each step, without a period.
  public var instructions: [String] { parts.map { $0.instruction.clause } }
}

/// A step of a remedy.
package struct RemedyStep: Hashable, Sendable {
  /// The change to the cheapest value.
  package let change: InputChange
  package let step: Remedy.Step
  package let instruction: Instruction
  /// The other values that work in every combination with the other steps, the cheapest first; a
  /// search for the nearest change finds none.
  package let others: [String]
  /// The versions that work, in words, if the step changes the version of iOS and several do.
  package let versions: String?

  init(
    _ change: InputChange,
    from old: Situation,
    to new: Situation,
    others: [String] = [],
    versions: String? = nil
  ) {
    self.change = change
    self.others = others
    self.versions = versions
    step = Remedy.Step(change.input, in: new)
    instruction = versions.map { .run("iOS " + $0) } ?? change.instruction(in: old)
  }
}

/// An input with the value that it should have.
package struct InputChange: Hashable, Sendable {
  package let input: Input
  let place: Int

  package var value: String { input.valueName(at: place) }

  package var party: ChangeParty { input.description.party }

  /// Whether the app loses a method, a delegate, scenes, or a new SDK.
  package var isDowngrade: Bool {
    switch input {
    case .notificationCenterDelegate: place == 0
    case .lifecycle: place == Lifecycle.app.place
    case .sdk: true
    default: input.method != nil && place == 0
    }
  }

  /// Whether the user only has to open the app, which the system may end later.
  package func opensApp(in situation: Situation) -> Bool {
    input == .state && place == AppState.notRunning(.system).place
      && [.user, .neverLaunched].contains(situation.state.termination)
  }

  func instruction(in situation: Situation) -> Instruction {
    input.description.instruction(place, input.description.read(situation))
  }
}

extension Remedy {
  /// Finds the smallest change that makes a method run in a phase, or nil if no change does.
  ///
  /// A change that keeps what the question states comes first: the version, the state and what the
  /// user does, and the payload of a notification that is there; then one after which the user has
  /// opened the app; then one that keeps the receiver.
  init?(for method: DelegateMethod, in phase: Phase, from situation: Situation) {
    let region = situation.region
    let graph = DecisionGraph.routing.graph
    let decided = graph.decide(region)
    let same = [Column(Input.system), Column(Input.userAction), Column(.recipient)]
      .reduce(Region.any) { $0 & Schema.push.only($1, of: decided) }
    let opened: Region? =
      [.user, .neverLaunched].contains(situation.state.termination)
      ? Region(.state(.notRunning(.system))) : nil
    let state = Schema.push.only(Column(Input.state), of: decided)
    let sent = Input.allCases.filter { $0.description.party == .payload }
      .reduce(state) { $0 & Schema.push.only(Column($1), of: decided) }
    let kept = [phase == .response ? sent : nil, state, opened].compactMap { $0 }
    let change = (kept.map { same & $0 } + [Region.any]).lazy.compactMap {
      let kept = $0 & situation.sentForTheSame
      return Self.change(for: method, in: phase, from: region, keeping: kept, in: .routing)
    }.first
    guard let change else { return nil }
    let changes = [InputChange](change)
    let isLasting =
      changes.count == 1 && changes[0].input == .system
      && Self.holdsInNewest(method, phase, situation)
    let versions = isLasting ? changes[0].value + " or later" : nil
    let new = situation.applying(changes)
    parts = changes.map { RemedyStep($0, from: situation, to: new, versions: versions) }
  }

  /// All values of the same inputs that work.
  init(_ alternative: ChangeSet.Alternative, from situation: Situation) {
    let changes = [InputChange](alternative.change)
    let new = situation.applying(changes)
    let byParty = ChangeParty.allCases.flatMap { party in changes.filter { $0.party == party } }
    parts = byParty.map { change in
      let column = Column(change.input)
      let places = alternative.values[column].places
      let others = Schema.push.ranked(
        places.filter { $0 != change.place },
        of: column,
        from: situation.region
      )
      return RemedyStep(
        change,
        from: situation,
        to: new,
        others: others.map { change.input.valueName(at: $0) },
        versions: change.input == .system ? SystemVersion.words(for: places) : nil
      )
    }
  }

  /// The smallest change of a situation that makes a method run in a phase, or nil if none does.
  static func change(
    for method: DelegateMethod,
    in phase: Phase,
    from situation: Region,
    keeping kept: Region = .any,
    in relations: Relations
  ) -> ColumnChange? {
    guard let candidate = PossibleCall.of(method, in: phase) else { return nil }
    let search = ChangeSearch(
      from: situation,
      preferring: Schema.push.only(Column(.recipient), of: relations.graph.decide(situation)),
      in: relations
    )
    return search.nearest(for: candidate.when & kept)
  }

  /// Whether the method also runs in the newest version without other changes.
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

extension [InputChange] {
  init(_ change: ColumnChange) {
    self = change.steps.compactMap { step in
      step.column.input.map { InputChange(input: $0, place: step.value) }
    }
  }
}

extension Situation {
  /// The situations in which a push is sent for the same: no advice leads out of them.
  var sentForTheSame: Region {
    let event: Entry = .event(payload.event)
    switch typeInEffect {
    case nil where payload.event != nil, .liveActivity where payload.event != nil:
      return Region(.pushType(nil, .liveActivity), event)
    case nil, .alert, .background, .missing:
      let types: Entry = .pushType(nil, .alert, .background, .missing)
      return Region(payload.event == nil ? types : types & !.pushType(nil), event)
    case let type: return Region(.pushType(type), event)
    }
  }

  /// Returns the situation with a remedy applied.
  public func applying(_ remedy: Remedy) -> Situation {
    applying(remedy.parts.map { $0.change })
  }

  func applying(_ changes: [InputChange]) -> Situation {
    changes.reduce(into: self) { $0.set($1.input, at: $1.place) }
  }
}

extension Input {
  func valueName(at place: Int) -> String {
    self == .system
      ? SystemVersion.release(at: place).description : description.column.values[place]
  }
}

/// Who can make a change.
package enum ChangeParty: String, CaseIterable, Hashable, Sendable {
  /// The author of the payload.
  case payload
  /// The sender of the request to APNs.
  case headers
  /// The developer, in the code of the app.
  case code = "app-code"
  /// The developer, in the Info.plist.
  case propertyList = "info-plist"
  case settings = "user-settings"
  /// The user, with a tap.
  case action = "user-action"
  /// No one: the history of app and device before the push.
  case state
  /// No one: the version of iOS or of the SDK.
  case version
}
