internal import PushRules

/// Where the log of a push departs from the rules, and whose doing that is.
struct LogJudgement: Sendable {
  /// Whose doing it is.
  enum Kind: String, CaseIterable, Sendable {
    /// The log does what the rules say.
    case agrees
    /// The app, its Info.plist, the push or a setting is at fault: there is a change.
    case fault
    /// The system decides something that the rules do not cover.
    case notModelled = "not-modelled"
    /// The log shows what the rules exclude.
    case contradiction
    /// The log does not go far enough.
    case undecided

    /// The words of a report.
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
  /// The line of the departure, or nil without one.
  let line: Int?
  /// What happens there.
  let sentence: String
  /// The rule that leads to the expected route or keeps the method from running, or nil.
  var rule: Rule?
  /// What to do, or nil.
  var change: String?

  static let report =
    "Report it with the output of pushroute explain --json, the version of iOS, and how the push "
    + "was sent."
}

extension LoggedPush {
  /// The situation of the push: what the log says wins over what is assumed.
  func situation(_ base: Situation, stateIsStated: Bool) -> Situation {
    var situation = base
    if let traits { situation.payload = traits }
    if let pushType { situation.pushType = pushType }
    if let priority { situation.priority = priority }
    if first(.simulator) != nil { situation.environment = .simulator }
    if !stateIsStated { situation.state = first(.answered) == nil ? .suspended : .active }
    return situation
  }

  /// Judges what the log says of the push, beside the route that the rules expect.
  func judgement(beside route: Route?) -> LogJudgement {
    let all = faults + (route.map { departures(from: $0) } ?? [])
    let first = all.min { ($0.line ?? .max) < ($1.line ?? .max) }
    return first ?? route.map { quiet($0) }
      ?? LogJudgement(
        kind: .undecided,
        line: nil,
        sentence: "No line says what the payload carries, so no route can be expected.",
        change: "Take the log with all lines of SpringBoard: they begin with Received remote "
          + "notification request."
      )
  }

  /// What the log itself calls wrong.
  private var faults: [LogJudgement] {
    events.compactMap { event in
      guard let change = Self.change(after: event) else { return nil }
      return LogJudgement(kind: .fault, line: event.line, sentence: event.sentence, change: change)
    }
  }

  /// What to do about a line that says what is wrong, or nil.
  private static func change(after event: LogEvent) -> String? {
    switch event.sign {
    case .dropped:
      let changes = [
        "add remote-notification to UIBackgroundModes", "turn on Background App Refresh",
        "have the user allow notifications",
      ]
      let missing = zip(event.values, changes).filter { $0.0 == "0" }.map { $0.1 }
      return "To change that: " + missing.joined(separator: ", or ") + "."
    case .unknownApp: return "Send to the token of the app that is installed now."
    case .invalid: return "Check the payload with pushroute lint."
    case .refused:
      return "Send apns-push-type: background, or a push with an alert, a sound or a badge."
    case .noExtension:
      return "Add a notification service extension to the app, in the same installation."
    case .notMutated, .extensionEnded:
      return "Have the extension call its content handler sooner, with a content that shows "
        + "something."
    case .handlerMissing, .responseHandlerMissing:
      return "Call the completion handler on every path: iOS gives an app that does not less time."
    case .modeMissing:
      return "Add remote-notification to UIBackgroundModes in the Info.plist, in Xcode: Signing & "
        + "Capabilities > Background Modes > Remote notifications."
    case .callMissing:
      return
        "Report a new incoming call to CallKit inside the PushKit callback, for every VoIP push."
    default: return nil
    }
  }

  /// Where the log leaves a route.
  private func departures(from route: Route) -> [LogJudgement] {
    var found: [LogJudgement] = []
    let wake = route.arrival.wake
    if let event = first(.undecodable) {
      found.append(held(by: event, wake.rule, "Use a release of iOS 11 or later."))
    }
    if let decision = events.last(where: { $0.sign == .decided }) ?? first(.policy),
      decision.decision?.isRefusal ?? true, first(.completed) == nil, takesTime(route)
    {
      found.append(held(by: decision, wake.rule, Self.advice(events.flatMap { $0.reasons })))
    }
    if let event = events.first(where: { $0.sign == .canceled && $0.values.first == activity }),
      takesTime(route)
    {
      let change =
        "iOS keeps one launch of an app at a time: send fewer silent pushes, and let each "
        + "stand for all that came before."
      found.append(held(by: event, wake.rule, change))
    }
    return found + callbacks.compactMap { contradiction($0, route) }
  }

  private func held(by event: LogEvent, _ rule: Rule, _ change: String?) -> LogJudgement {
    LogJudgement(
      kind: .notModelled,
      line: event.line,
      sentence: event.sentence,
      rule: rule,
      change: change
    )
  }

  private static func advice(_ reasons: [LogReason]) -> String? {
    let known = reasons.filter { $0.word != "deviceInUse" }
    return known.isEmpty
      ? "Wait, and take the log again: dasd decides anew." : known.map { $0.meaning }.first
  }

  /// Whether the rules give the app time for the push outside of the foreground.
  private func takesTime(_ route: Route) -> Bool {
    route.arrival.wake.answer == .resumed || route.arrival.wake.answer == .launched
      || route.arrival.wake.answer == .running
  }

  /// A callback that the rules exclude in every state and after every action, or nil.
  private func contradiction(_ event: LogEvent, _ route: Route) -> LogJudgement? {
    guard let method = event.name.flatMap({ DelegateMethod($0) }),
      [.didReceiveFetch, .didReceive, .willPresent, .serviceExtension].contains(method)
    else { return nil }
    for state in AppState.five {
      for action in [nil, UserAction.notification] {
        var other = route.situation
        other.state = state
        other.userAction = action
        other.implements.insert(method)
        if method == .willPresent { other.notificationCenterDelegate = .set }
        if let calls = (try? Route(other))?.calls, calls.contains(where: { $0.method == method }) {
          return nil
        }
      }
    }
    return LogJudgement(
      kind: .contradiction,
      line: event.line,
      sentence: "The log has \(method.id), which runs in no state for this push.",
      rule: route.whyNot(method, in: .arrival).causes.first,
      change: LogJudgement.report
    )
  }

  /// What to say where the log does not leave the route.
  private func quiet(_ route: Route) -> LogJudgement {
    guard takesTime(route) else { return withoutTime(route) }
    let rule = route.arrival.wake.rule
    let took = callbacks.contains { $0.name == DelegateMethod.didReceiveFetch.id }
    if took || first(.completed, .answered) != nil {
      return LogJudgement(
        kind: .agrees,
        line: nil,
        sentence: took ? "The push reached did-receive-fetch." : "The push reached the app.",
        rule: rule,
        change: took
          ? nil
          : "If the app did not notice, its code is to blame: log inside "
            + (route.arrival.calls.first?.method.id ?? "did-receive-fetch") + "."
      )
    }
    let missing =
      first(.scheduled, .submitted, .asked) == nil
      ? "The log does not say that SpringBoard asked for time in the background."
      : "The log ends before dasd decides about the launch."
    return LogJudgement(
      kind: .undecided,
      line: nil,
      sentence: missing,
      rule: rule,
      change: "Take the log again for 15 minutes, with the lines of dasd: look for "
        + "com.apple.pushLaunch."
    )
  }

  /// What to say of a push that gives the app no time.
  private func withoutTime(_ route: Route) -> LogJudgement {
    let missed = route.whyNot(.didReceiveFetch, in: .arrival)
    return LogJudgement(
      kind: .agrees,
      line: first(.traits)?.line,
      sentence: "The app gets no time for this push. " + missed.reason,
      rule: missed.causes.first,
      change: missed.remedy.flatMap { $0.advice(for: missed) }
    )
  }
}
