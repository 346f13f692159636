internal import PushRules

/// What a box says about situations, in words.
struct SituationClauses: Sendable {
  /// One clause for each part of the situation that the box speaks of.
  let clauses: [String]

  /// Words a box; what a space states already is left out.
  init(_ box: Box, within space: Box) {
    clauses = Column.base.filter { box[$0] != space[$0] }.map { Self.clause($0, box) }
  }

  /// Words what a space states about some columns, or about all.
  init(statedBy space: SituationSpace, about columns: [Column] = Column.base) {
    clauses = columns.filter { space.box[$0] != Box.any[$0] }.map { column in
      column == .system ? "iOS " + space.model.system.description : Self.clause(column, space.box)
    }
  }

  /// The clauses on one line, or that there is nothing to say.
  var line: String {
    clauses.isEmpty ? "always" : clauses.joined(separator: " · ")
  }

  private static func clause(_ column: Column, _ box: Box) -> String {
    let values = column.values
    let accepted = column.places(of: box[column]).map { values[$0] }
    if let method = column.method {
      return (accepted == [Presence.present.name] ? "implements " : "lacks ") + method.id
    }
    if column == .system { return "iOS " + SystemVersion.words(forBreakpoints: box[column]) }
    return payloadClause(column, accepted) ?? appClause(column, accepted)
      ?? plainClause(column, accepted, of: values)
  }

  private static func payloadClause(_ column: Column, _ accepted: [String]) -> String? {
    switch column {
    case .content: contentClause(accepted)
    case .contentAvailableValue, .mutableContentValue: flagClause(column.name, accepted)
    case .category: accepted == [Presence.present.name] ? "with a category" : "without category"
    default: nil
    }
  }

  private static func contentClause(_ accepted: [String]) -> String? {
    let contents = Set(accepted.compactMap { VisibleContent(name: $0) })
    return switch contents {
    case [.nothing]: "nothing to see or hear"
    case [.badge, .sound, .alertString, .alertDictionary]: "something to see or hear"
    case [.alertString, .alertDictionary]: "an alert"
    case [.nothing, .badge, .sound]: "no alert"
    case [.badge, .sound]: "a sound or badge without alert"
    default: nil
    }
  }

  private static func flagClause(_ key: String, _ accepted: [String]) -> String? {
    let flags = Set(accepted.compactMap { Flag(name: $0) })
    return switch flags {
    case [.one, .boolean, .undocumented]: key + " set"
    case [.absent, .zero, .unreadable, .misplaced]: key + " not set"
    default: nil
    }
  }

  private static func appClause(_ column: Column, _ accepted: [String]) -> String? {
    switch column {
    case .state: stateClause(accepted)
    case .delegate:
      switch accepted {
      case ["none"]: "no notification center delegate"
      case ["set", "late"]: "a notification center delegate"
      case ["set"]: "notification center delegate set in time"
      default: nil
      }
    case .lifecycle: accepted.joined() + " life cycle"
    case .remoteNotificationMode, .voipMode:
      (accepted == [Presence.present.name] ? "" : "no ") + column.name
    case .firstUnlock:
      accepted == [FirstUnlock.done.name] ? "after the first unlock" : "before the first unlock"
    default: nil
    }
  }

  private static func stateClause(_ accepted: [String]) -> String {
    let states = AppState.allCases.filter { accepted.contains($0.fullName) }
    let causes = states.compactMap { $0.termination }
    var words = states.filter { $0.termination == nil }.map { $0.name }
    if words.count == AppState.allCases.count - Termination.allCases.count { words = ["in memory"] }
    if causes.count == Termination.allCases.count {
      words.append("not running")
    } else if !causes.isEmpty {
      words.append("not running (" + causes.map { $0.rawValue }.joined(separator: ", ") + ")")
    }
    return "app " + words.joined(separator: " or ")
  }

  private static func plainClause(
    _ column: Column,
    _ accepted: [String],
    of values: [String]
  ) -> String {
    if accepted.count * 2 > values.count, values.count > 4 {
      let refused = values.filter { !accepted.contains($0) }
      let isOne = refused.count == 1
      return column.name + (isOne ? " not " : " neither ") + refused.joined(separator: " nor ")
    }
    return column.name + " " + accepted.joined(separator: " or ")
  }
}
