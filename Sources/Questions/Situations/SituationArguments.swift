package import PushRules

/// The stated situations, and which inputs are assumed.
package struct SituationArguments: Hashable, Sendable {
  /// Warnings about the situation, which do not stop the answer.
  package let warnings: [String]
  private let state: StateArguments
  package let configured: [ConfiguredInput]
  private var model: Situation
  private var stated: Set<SituationMember>
  /// Whether the push type is missing only because a file of headers has none.
  private let lacksPushType: Bool

  /// Reads the situation from statements, request headers and those of a message.
  ///
  /// A single state that cannot exist in the situation is an error, unless `mayBeImpossible`.
  package init(
    _ arguments: StatedSituation,
    headers: RequestHeaders?,
    message: RequestHeaders? = nil,
    mayBeImpossible: Bool = false
  ) throws(ArgumentError) {
    state = try StateArguments(arguments)
    configured = Self.configured(arguments)
    let request = try RequestHeaders(arguments, file: headers, message: message)
    lacksPushType = request.pushType == .missing && !arguments.has(.pushType)
    let model = try arguments.situation(request)
    self.model = model
    stated = Set(SituationMember.inOrderOfAssumptions.filter { arguments.has($0) })
      .union(state.namesTermination ? [.terminatedBy] : [])
    warnings = arguments.warnings(model)
    adopt(request)
    if !mayBeImpossible { try check(arguments) }
  }

  package var hasOneState: Bool { state.states.count == 1 }

  package var pushType: PushType? { model.pushType }

  package var request: RequestHeaders {
    RequestHeaders(pushType: model.pushType, priority: model.priority)
  }

  /// Returns the same situations for a push whose provider states request headers.
  package func stating(_ headers: RequestHeaders?) -> SituationArguments {
    var copy = self
    guard let headers else { return copy }
    if lacksPushType {
      copy.model.pushType = nil
      copy.stated.remove(.pushType)
    }
    copy.adopt(headers)
    return copy
  }

  private mutating func adopt(_ headers: RequestHeaders) {
    if let type = headers.pushType {
      model.pushType = type
      stated.insert(.pushType)
    }
    if let priority = headers.priority {
      model.priority = priority
      stated.insert(.priority)
    }
  }

  /// The situation in which a script starts; without a state, not running, ended by the system.
  package var start: Situation {
    var situation = model
    situation.state = state.states.count == 1 ? state.states[0] : .notRunning(.system)
    return situation
  }

  /// The stated situations, one for each state, with the members that are assumed.
  package var situations: [(situation: Situation, assumed: [String])] {
    state.states.map { state in
      var situation = model
      situation.state = state
      return (situation, assumed(in: state))
    }
  }

  /// The state before the user killed the app, if it is stated.
  package var stateBeforeKill: AppState? { state.beforeKill }

  /// The inputs that scanning an app or a configuration states.
  private static func configured(_ arguments: StatedSituation) -> [ConfiguredInput] {
    let stated = SituationMember.ofCase.compactMap { member -> ConfiguredInput? in
      let isScanned = arguments.scanned.contains(member)
      guard isScanned || arguments.configured.contains(member) else { return nil }
      var values = arguments.words(of: member) ?? []
      if member == .implements { values.removeAll { arguments.adds($0) } }
      return ConfiguredInput(
        input: member.name,
        values: values.isEmpty ? ["none"] : values,
        from: isScanned ? .code : .configuration
      )
    }
    return stated + arguments.changes
  }

  private func assumed(in state: AppState) -> [String] {
    SituationMember.inOrderOfAssumptions.filter { member in
      member == .terminatedBy && state.termination == nil ? false : !stated.contains(member)
    }.map { $0.name }
  }

  /// Refuses a single state that cannot exist in the situation.
  private func check(_ arguments: StatedSituation) throws(ArgumentError) {
    var asked = state.states.count == 1 ? state.states : []
    if let before = state.beforeKill { asked.append(before) }
    for state in asked {
      var situation = model
      situation.state = state
      if let contradiction = situation.contradiction {
        throw .impossible(
          flag: arguments.subject(of: .state).adding(state.name),
          contradiction.description,
          rule: contradiction.rules.first?.id ?? ""
        )
      }
    }
  }
}

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
