package import PushRules

package struct StateArguments: Hashable, Sendable {
  package let states: [AppState]
  /// The state before the user killed the app, if the arguments name one.
  let beforeKill: AppState?
  /// Whether the arguments state or imply what ended an app that is not running, or each row does.
  package let namesTermination: Bool

  private static let lockedSentence =
    "before the first unlock the app is not running, ended by the restart"

  package init(_ arguments: StatedSituation) throws(ArgumentError) {
    let termination = try Self.termination(arguments)
    let isKilled = arguments.has(.killedByUser)
    let state = arguments[.state].flatMap { AppState(word: $0) }
    switch (state, termination) {
    case (nil, nil): states = AppState.rows
    case (nil, let cause?): states = [.notRunning(cause)]
    case (.notRunning?, let cause): states = [.notRunning(cause ?? .system)]
    case (let running?, _): states = [isKilled ? .notRunning(.user) : running]
    }
    namesTermination = termination != nil || states.count > 1
    beforeKill = isKilled && state?.termination == nil ? state : nil
    if let state, state.termination == nil, !isKilled, arguments.has(.terminatedBy) {
      throw .contradiction(
        arguments.phrase(.terminatedBy),
        arguments.phrase(.state),
        because: "only an app that is not running was ended"
      )
    }
  }

  /// The cause that the arguments state or imply.
  private static func termination(
    _ arguments: StatedSituation
  ) throws(ArgumentError) -> Termination? {
    let stated = arguments[.terminatedBy].flatMap { Termination(name: $0) }
    let isKilled = arguments.has(.killedByUser)
    if isKilled, let stated, stated != .user {
      throw .contradiction(arguments.phrase(.killedByUser), arguments.phrase(.terminatedBy))
    }
    var cause = isKilled ? .user : stated
    if let ending = arguments[.state].flatMap({ AppState.ending($0) }) {
      if let cause, cause != ending {
        let other = isKilled ? SituationMember.killedByUser : .terminatedBy
        throw .contradiction(arguments.phrase(.state), arguments.phrase(other))
      }
      cause = ending
    }
    guard arguments[.firstUnlock] == FirstUnlock.pending.name else { return cause }
    if let cause, cause != .reboot {
      let other = [SituationMember.killedByUser, .terminatedBy].first { arguments.has($0) }
      throw .contradiction(
        arguments.phrase(.firstUnlock),
        arguments.phrase(other ?? .state),
        because: lockedSentence
      )
    }
    return .reboot
  }
}
