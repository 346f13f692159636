import DecisionTables

/// The state of the app at the moment when the push arrives.
///
/// `UIApplication.State` has only active, inactive and background: an app runs no code
/// while it is suspended or not running.
public enum AppState: Hashable, Sendable, CaseIterable {
  /// In the foreground, handling events.
  case active
  /// In the foreground, not handling events: a call, the switcher or Notification Center is over
  /// it.
  case inactive
  /// Running in the background.
  case background
  /// In memory, running no code.
  case suspended
  /// Not in memory.
  case notRunning(Termination)

  /// All states, with one for each cause of not running.
  public static let allCases: [AppState] =
    [.active, .inactive, .background, .suspended] + Termination.allCases.map { .notRunning($0) }

  /// The rows of a table of states: an app that is not running was ended by the system, or killed by
  /// the user.
  package static let rows: [AppState] = [
    .active, .inactive, .background, .suspended, .notRunning(.system), .notRunning(.user),
  ]

  /// The words of the command line, each once.
  package static let names = allCases.filter { $0.place < 5 }.map { $0.name }

  /// The cause that a word such as `killed` contains, or nil.
  package static func ending(_ word: String) -> Termination? {
    Termination.allCases.first { $0.stateWords.contains(word) }
  }

  /// The state that a word of the command line names, or nil; `not-running` means ended by the
  /// system.
  package init?(word: String) {
    let state = Self.allCases.first { $0.name == word }
    guard let found = Self.ending(word).map({ .notRunning($0) }) ?? state else { return nil }
    self = found
  }

  /// The word of the command line.
  public var name: String {
    ["active", "inactive", "background", "suspended", "not-running"][min(place, 4)]
  }

  /// The state, with the cause if the app does not run.
  package var fullName: String {
    if let termination { name + " (" + termination.name + ")" } else { name }
  }

  /// The word of the command line that names it in a table of states.
  package var rowName: String {
    switch termination {
    case .system: name
    case .user: "killed"
    default: fullName
    }
  }

  package var termination: Termination? {
    if case .notRunning(let termination) = self { termination } else { nil }
  }

  var place: Int {
    switch self {
    case .active: 0
    case .inactive: 1
    case .background: 2
    case .suspended: 3
    case .notRunning(let termination): 4 + termination.place
    }
  }

  fileprivate func instruction(from old: AppState) -> Instruction {
    switch self {
    case .notRunning(.system) where [.user, .neverLaunched].contains(old.termination):
      "have the user open the app"
    case .active: .have("the app active")
    case .inactive: .have("the app inactive")
    case .background: .have("the app running in the background")
    case .suspended: .have("the app suspended")
    case .notRunning(let cause): .have("the app not running, " + cause.words)
    }
  }

  fileprivate static func clause(_ states: [AppState]) -> String {
    let causes = states.compactMap { $0.termination }
    var words = states.filter { $0.termination == nil }.map { $0.name }
    if words.count == allCases.count - Termination.allCases.count { words = ["in memory"] }
    if causes.count == Termination.allCases.count {
      words.append("not running")
    } else if !causes.isEmpty {
      words.append("not running (" + causes.map { $0.name }.joined(separator: ", ") + ")")
    }
    return "app " + words.joined(separator: " or ")
  }
}

/// What ended an app that is not running.
public enum Termination: UInt8, ColumnValue {
  /// The system, to get memory back.
  case system
  /// The user, by removing the app in the switcher: a force quit.
  case user
  /// A crash.
  case crash
  /// A restart of the device.
  case reboot
  /// Nothing: the app was never opened since it was installed.
  case neverLaunched

  /// The word of the command line.
  public var name: String { ["system", "user", "crash", "reboot", "never-launched"][place] }

  /// Words for a state that contains this cause.
  fileprivate var stateWords: [String] {
    let ofUser = ["killed", "force-quit", "quit", "swiped"]
    return [["terminated"], ofUser, ["crashed"], ["rebooted"], []][place]
  }

  package var words: String {
    [
      "ended by the system", "killed by the user", "ended by a crash",
      "ended by a restart of the device", "never opened since it was installed",
    ][place]
  }
}

extension InputDescription {
  static let state = InputDescription(
    column: ColumnDescription(
      "state",
      values: AppState.allCases.map { $0.fullName },
      effort: .state,
      rank: { value, current in
        let firstEnded = AppState.notRunning(.system).place
        return current >= firstEnded && value < firstEnded ? 64 + value : value
      }
    ),
    jsonName: "state",
    party: .state,
    distance: 100,
    read: { $0.state.place },
    write: { $0.state = AppState.allCases[$1] },
    instruction: { AppState.allCases[$0].instruction(from: AppState.allCases[$1]) },
    clause: { accepted in AppState.clause(accepted.map { AppState.allCases[$0] }) },
    changedMembers: { old, new in
      let state: [InputDescription.ChangedMember] = [("state", .text(new.state.name))]
      guard let cause = new.state.termination else {
        return old.state.termination == nil ? state : state + [("terminatedBy", .null)]
      }
      let killed = ("terminatedBy", MemberValue.text(cause.name))
      return old.state.termination == nil ? state + [killed] : [killed]
    }
  )
}

extension SituationMember {
  package static let state = SituationMember(
    "state",
    takes: "STATE",
    .words(AppState.names),
    synonyms: [Synonym("foreground", "active")]
      + Termination.allCases.flatMap { $0.stateWords }.sorted().map { Synonym($0, $0) },
    help: "state of the app when the push arrives (all of them, and killed)",
    inputs: [.state],
    tableValues: AppState.rows.map { $0.rowName },
    value: { .text($0.state.name) },
    assumption: { _ in nil },
    set: { situation, word in
      situation.state = AppState(word: word) ?? situation.state
    }
  )

  package static let terminatedBy = SituationMember(
    "terminatedBy",
    takes: "CAUSE",
    .optional(Termination.allCases.map { $0.name }),
    help: "what ended an app that is not running (system); implies --state not-running",
    inputs: [.state],
    value: { $0.state.termination.map { .text($0.name) } ?? .null },
    assumption: { situation in
      situation.state.termination.map { "ended by " + $0.name }
    },
    set: { situation, word in
      situation.state = Termination(name: word).map { .notRunning($0) } ?? situation.state
    }
  )
}
