internal import PushRules

/// Where the log of a push departs from the rules, and what causes that.
struct LogJudgement: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    /// The log agrees with the rules.
    case agrees
    /// The app, its Info.plist, the push or a setting is at fault: there is a change.
    case fault
    /// The system decides something that the rules do not cover.
    case notModelled = "not-modelled"
    /// The log shows what the rules exclude.
    case contradiction
    /// The log ends too early.
    case undecided

    var words: String {
      switch self {
      case .agrees: "The log does what the rules say."
      case .fault: "This is to be changed in the app, in the push or in the settings."
      case .notModelled: "The rules do not model this: the system decides it."
      case .contradiction: "This contradicts the rule."
      case .undecided: "The log does not say enough."
      }
    }
  }

  let kind: Kind
  let sentence: String
  var line: Int?
  /// The rule that leads to the expected route or keeps the method from running, or nil.
  var rule: Rule?
  let change: String?

  static let report =
    "Report it with the output of pushroute explain --json, the version of iOS, and how the push "
    + "was sent."
}

extension LogJudgement {
  init(_ kind: Kind, _ event: LogEvent, _ rule: Rule? = nil, change: String?) {
    self.init(kind: kind, sentence: event.sentence, line: event.line, rule: rule, change: change)
  }
}

extension LoggedPush {
  func judgement(beside route: Route?) -> LogJudgement {
    let faults = events.compactMap { event in
      event.kind == .undecodable
        ? nil : event.change.map { LogJudgement(.fault, event, change: $0) }
    }
    guard let route else {
      return faults.first
        ?? LogJudgement(
          kind: .undecided,
          sentence: "No line says what the payload carries, so no route can be expected.",
          change: "Take the log with all lines of SpringBoard: they begin with Received remote "
            + "notification request."
        )
    }
    let first = (faults + mismatches(from: route)).min { ($0.line ?? 0) < ($1.line ?? 0) }
    return first ?? judgementWithoutFault(route)
  }

  private func mismatches(from route: Route) -> [LogJudgement] {
    let rule = route.arrival.wake.rule
    let held = first(.undecodable).map { LogJudgement(.notModelled, $0, rule, change: $0.change) }
    let contradictions = callbacks.compactMap { contradiction($0, route) }
    guard takesTime(route) else { return [held].compactMap { $0 } + contradictions }
    let decision = events.last { $0.kind == .decided } ?? first(.policy)
    let waits = first(.completed) == nil && (decision?.decision?.isRefusal ?? true)
    let canceled = events.first { $0.kind == .canceled && $0.values.first == activity }
    return [
      held,
      waits ? decision.map { LogJudgement(.notModelled, $0, rule, change: advice) } : nil,
      canceled.map { LogJudgement(.notModelled, $0, rule, change: Self.oneLaunch) },
    ].compactMap { $0 } + contradictions
  }

  private static let oneLaunch =
    "iOS keeps one launch of an app at a time: send fewer silent pushes, and let each stand for "
    + "all that came before."

  private var advice: String? {
    events.flatMap { $0.reasons }.first { $0.word != "deviceInUse" }?.meaning
      ?? "Wait, and take the log again: dasd decides anew."
  }

  /// Whether the rules give the app time for the push outside of the foreground.
  private func takesTime(_ route: Route) -> Bool { route.arrival.wake.answer != .nothing }

  /// A callback that both sides of all rules exclude in every state and after every action, or nil.
  private func contradiction(_ event: LogEvent, _ route: Route) -> LogJudgement? {
    guard let method = event.method,
      [.didReceiveFetch, .didReceive, .willPresent, .serviceExtension].contains(method)
    else { return nil }
    for state in AppState.rows {
      for action in [nil, UserAction.notification] {
        var other = route.situation
        other.state = state
        other.userAction = action
        other.implements.insert(method)
        if method == .willPresent { other.notificationCenterDelegate = .set }
        guard let other = try? Route(other) else { continue }
        if other.calls.contains(where: { $0.method == method }) { return nil }
        let readings = other.otherReadings(in: .arrival)
        if readings.contains(where: { $0.methods(in: .arrival).contains(method) }) { return nil }
      }
    }
    return LogJudgement(
      kind: .contradiction,
      sentence: "The log has \(method.name), which runs in no state for this push.",
      line: event.line,
      rule: route.whyNot(method, in: .arrival).causes.first,
      change: LogJudgement.report
    )
  }

  private func judgementWithoutFault(_ route: Route) -> LogJudgement {
    let rule = route.arrival.wake.rule
    guard takesTime(route) else {
      let missed = route.whyNot(.didReceiveFetch, in: .arrival)
      return LogJudgement(
        kind: .agrees,
        sentence: "The app gets no time for this push. " + missed.reason,
        line: first(.traits)?.line,
        rule: missed.causes.first,
        change: MissingMethod(missed)?.advice
      )
    }
    if callbacks.contains(where: { $0.name == DelegateMethod.didReceiveFetch.id }) {
      return LogJudgement(
        kind: .agrees,
        sentence: "The push reached \(DelegateMethod.didReceiveFetch.name).",
        rule: rule,
        change: nil
      )
    }
    if first(.completed, .answered) != nil {
      let method = route.arrival.calls.first?.method ?? .didReceiveFetch
      let change = "If the app did not notice, its code is to blame: log inside \(method.name)."
      let sentence = "The push reached the app."
      return LogJudgement(kind: .agrees, sentence: sentence, rule: rule, change: change)
    }
    return LogJudgement(
      kind: .undecided,
      sentence: first(.scheduled, .submitted, .asked) == nil
        ? "The log does not say that SpringBoard asked for time in the background."
        : "The log ends before dasd decides about the launch.",
      rule: rule,
      change: "Take the log again for 15 minutes, with the lines of dasd: look for "
        + "com.apple.pushLaunch."
    )
  }
}
