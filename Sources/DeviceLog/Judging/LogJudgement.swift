import AppLifecycle
package import PushRules

/// Where the log of a push departs from the rules, and what causes that.
package struct LogJudgement: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
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

    package var words: String {
      switch self {
      case .agrees: "The log does what the rules say."
      case .fault: "The app, the push, the settings or the sender are to be changed."
      case .notModelled: "The rules do not model this: the system decides it."
      case .contradiction: "This contradicts the rule."
      case .undecided: "The log does not say enough."
      }
    }
  }

  package let kind: Kind
  package let sentence: String
  package var line: Int?
  /// The rule that leads to the expected route or keeps the method from running, or nil.
  package var rule: Rule?
  package private(set) var change: String?
  /// The method that the app may have waited for, if nothing else is to change.
  package var missed: NotCalled?

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
    let faults = causes.map { LogJudgement(.fault, $0, change: $0.change) }
    guard let route else {
      return faults.first ?? meaning
        ?? LogJudgement(
          kind: .undecided,
          sentence: "No line says what the payload carries, so no route can be expected.",
          change: "Take the log with all lines of SpringBoard: they begin with Received remote "
            + "notification request."
        )
    }
    let first = (faults.prefix(1) + mismatches(from: route)).min { ($0.line ?? 0) < ($1.line ?? 0) }
    return first ?? judgementWithoutFault(route)
  }

  /// The lines that report a mistake, each sentence once: what ends a process first, and a sender's
  /// answer last, for it may hold the one of APNs.
  package var causes: [LogEvent] {
    let faults = events.filter { $0.kind != .undecodable && $0.change != nil }
    var seen: Set<String> = []
    let ranks = faults.map { $0.kind == .ended ? 0 : $0.answer?.isOfSender ?? false ? 2 : 1 }
    return (0...2).flatMap { rank in faults.indices.filter { ranks[$0] == rank } }
      .map { faults[$0] }.filter { seen.insert($0.sentence).inserted }
  }

  /// A decision of dasd that stands alone still has its meaning.
  private var meaning: LogJudgement? {
    let refusal = events.last { $0.decision?.isRefusal ?? false }
    return refusal.map { LogJudgement(.notModelled, $0, change: advice) }
  }

  private func mismatches(from route: Route) -> [LogJudgement] {
    let rule = route.arrival.wake.rule
    let held = first(.undecodable).map { LogJudgement(.notModelled, $0, rule, change: $0.change) }
    let odd = callbacks.compactMap { unexpected($0, route) }
    guard takesTime(route), reached == nil else { return [held].compactMap { $0 } + odd }
    let decision = events.last { $0.kind == .decided } ?? first(.policy)
    let waits = first(.completed) == nil && (decision?.decision?.isRefusal ?? true)
    let canceled = events.first { $0.kind == .canceled && $0.values.first == activity }
    return [
      held,
      waits ? decision.map { LogJudgement(.notModelled, $0, rule, change: advice) } : nil,
      canceled.map { LogJudgement(.notModelled, $0, rule, change: Self.oneLaunch) },
    ].compactMap { $0 } + odd
  }

  private static let oneLaunch =
    "iOS keeps one launch of an app at a time: send fewer silent pushes, and let each stand for "
    + "all that came before."

  private var advice: String? {
    // What a policy that refuses means comes before its reasons.
    let policies = events.filter { $0.decision?.isRefusal ?? false }.compactMap { $0.values.first }
    let known = policies.map { LogReason($0) }.filter { $0.word != nil }
    return (known + events.flatMap { $0.reasons }).first { $0.word != "deviceInUse" }?.meaning
      ?? "Wait, and take the log again: dasd decides anew."
  }

  /// Whether the rules give the app time for the push outside of the foreground.
  private func takesTime(_ route: Route) -> Bool { route.arrival.wake.answer != .nothing }

  /// Whether a callback runs by the rules in some state and after some action, on either side of what is
  /// contested.
  private func canRun(_ method: DelegateMethod, in situation: Situation) -> Bool {
    for state in AppState.rows {
      for action in [nil, UserAction.notification] {
        var other = situation
        other.state = state
        other.userAction = action
        other.implements.insert(method)
        if method == .willPresent { other.notificationCenterDelegate = .set }
        guard let route = try? Route(other) else { continue }
        if route.calls.contains(where: { $0.method == method }) { return true }
        let readings = route.otherReadings(in: .arrival)
        if readings.contains(where: { $0.methods(in: .arrival).contains(method) }) { return true }
      }
    }
    return false
  }

  /// Takes the callbacks that fit the push, where a line has a short name of several.
  mutating func keepCallbacks(in situation: Situation) {
    for index in callbacks.indices where callbacks[index].name == nil {
      var event = callbacks[index]
      event.keep { DelegateMethod($0.id).map { canRun($0, in: situation) } ?? false }
      callbacks[index] = event
    }
  }

  private static let judged: [DelegateMethod] = [
    .didReceiveFetch, .didReceive, .willPresent, .serviceExtension,
  ]

  /// A callback that both sides of all rules exclude in every state and after every action, or nil.
  ///
  /// It contradicts the rules only if the app recorded both the callback and this payload: else the
  /// line can be about another push, a local notification, or an SDK that calls the method itself.
  private func unexpected(_ event: LogEvent, _ route: Route) -> LogJudgement? {
    guard let method = event.methods.first, event.methods.count == 1,
      Self.judged.contains(method), !canRun(method, in: route.situation)
    else { return nil }
    let isProven = event.hasPayload && event.call?.isWhole ?? false
    let names = "The log has \(method.name), which runs in no state for this push"
    let payload = first(.recorded).map { " (line \($0.line) has its payload)." } ?? "."
    let doubt = ": the line is about another push, or an SDK calls the method itself."
    return LogJudgement(
      kind: isProven ? .contradiction : .undecided,
      sentence: names + (isProven ? payload : doubt),
      line: event.line,
      rule: route.whyNot(method, in: .arrival).causes.first,
      change: isProven ? LogJudgement.report : "Record the payload in the callback as well."
    )
  }

  /// The method of the push that the log shows to have run, or nil.
  private var reached: LogEvent? {
    callbacks.first { event in
      event.methods.contains { Self.judged.contains($0) || $0 == .didReceiveResponse }
    }
  }

  private func judgementWithoutFault(_ route: Route) -> LogJudgement {
    let rule = route.arrival.wake.rule
    if let event = reached {
      let isTap = event.methods.first == .didReceiveResponse
      let sentence = (isTap ? "The tap reached " : "The push reached ") + event.words + "."
      let own = takesTime(route) ? rule : nil
      return LogJudgement(kind: .agrees, sentence: sentence, line: event.line, rule: own)
    }
    guard takesTime(route) else {
      let missed = route.whyNot(.didReceiveFetch, in: .arrival)
      // Time that nobody asked for is no advice.
      let wantsTime = traits.map { $0.contentAvailable != .absent } ?? false
      return LogJudgement(
        kind: .agrees,
        sentence: "The app gets no time for this push. " + missed.reason,
        line: first(.traits)?.line,
        rule: missed.causes.first,
        missed: isRecorded || !wantsTime ? nil : missed
      )
    }
    if first(.completed, .answered) != nil {
      let method = route.arrival.calls.first?.method ?? .didReceiveFetch
      let change = "If the app did not notice, its code is to blame: log inside \(method.name)."
      let sentence = "The push reached the app."
      return LogJudgement(kind: .agrees, sentence: sentence, rule: rule, change: change)
    }
    let decision = events.last { $0.kind == .decided }
    let end =
      decision != nil
      ? "dasd lets the launch happen, and the log ends before it does."
      : first(.scheduled, .submitted, .asked) == nil
        ? "The log does not say that SpringBoard asked for time in the background."
        : "The log ends before dasd decides about the launch."
    return LogJudgement(
      kind: .undecided,
      sentence: end,
      line: decision?.line,
      rule: rule,
      change: Self.longerLog
    )
  }

  private static let longerLog =
    "Take the log again for 15 minutes, with the lines of dasd: look for com.apple.pushLaunch."
}
