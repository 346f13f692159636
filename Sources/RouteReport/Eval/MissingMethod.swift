internal import PushPayload
internal import PushRules

/// A method that did not run: one reason, and the change that removes exactly this reason.
struct MissingMethod: Hashable, Sendable {
  let entry: NotCalled
  let remedy: Remedy
  /// The service that makes the payload, or nil.
  private let sender: Provider?

  /// Searches for the change, or returns nil if there is none.
  init?(_ entry: NotCalled, sentBy sender: Provider? = nil) {
    guard let remedy = entry.remedy else { return nil }
    self.entry = entry
    self.remedy = remedy
    self.sender = sender
  }

  /// The rule that the change removes.
  var cause: Rule? { entry.cause(removedBy: remedy) }

  var reason: String { cause?.statement ?? entry.reason }

  /// How to make it run, as a sentence; nil if the app would have to lose a method or a mode, or
  /// another push would have to have launched it before the tap.
  var advice: String? {
    let changes = remedy.parts.map { $0.change }
    let isAnotherPush =
      entry.phase == .response && changes.contains { $0.input == .contentAvailable }
    guard !isAnotherPush, !changes.contains(where: { $0.isDowngrade }) else { return nil }
    return remedy.sentence(in: entry.situation, sentBy: sender)
  }

  /// The same as the members of JSON to change.
  var changes: [Remedy.Change] { remedy.changes(in: entry.situation, sentBy: sender) }
}

extension RouteAnswer {
  var sender: Provider? { payload.message?.provider }

  /// Methods that did not run, each with a change that makes it run in the same phase.
  ///
  /// The methods of a launch come last.
  var missed: [NotCalled] {
    let all = (route?.notCalled ?? []).filter { $0.canRun && !mayRun($0.method, in: $0.phase) }
    return all.filter { !$0.method.isOfLaunch } + all.filter { $0.method.isOfLaunch }
  }

  /// Why the push goes elsewhere, or nil if it goes to the app or its PushKit delegate.
  var reasonOfOtherReceiver: String? {
    guard let recipient = route?.arrival.recipient, recipient.answer != .app,
      recipient.answer != .pushKit
    else { return nil }
    return recipient.rule.statement
  }

  /// The methods that the question is about and that do not run, the most likely one first.
  var missingOfTheQuestion: [MissingMethod] {
    guard let route else { return [] }
    return asked.filter { asked in
      !route.calls.contains { $0.method == asked.method && $0.phase == asked.phase }
    }
    .filter { !mayRun($0.method, in: $0.phase) }
    .map { route.whyNot($0.method, in: $0.phase) }.filter { $0.canRun }
    .compactMap { MissingMethod($0, sentBy: sender) }
  }

  /// The methods that the question names, then those for what the user does, or else for the push.
  private var asked: [(method: DelegateMethod, phase: Phase)] {
    let phases: [Phase] = situation.userAction == nil ? [.arrival] : [.response, .arrival]
    let named = expected.flatMap { method in phases.map { (method: method, phase: $0) } }
      .filter { expected in !(route?.calls.contains { $0.method == expected.method } ?? false) }
    let usual: [(method: DelegateMethod, phase: Phase)] =
      responding.isEmpty ? receiving.map { ($0, .arrival) } : responding.map { ($0, .response) }
    return named + usual.filter { one in !named.contains { $0 == one } }
  }

  private var responding: [DelegateMethod] {
    switch situation.userAction {
    case nil, .icon: []
    case _ where situation.system >= .iOS(10, 0): [.didReceiveResponse]
    case .notification: [remoteNotificationMethod]
    case .textAction: [.handleActionResponse]
    case .action, .foregroundAction, .dismiss: [.handleAction]
    }
  }

  private var receiving: [DelegateMethod] {
    switch route?.arrival.recipient.answer {
    case .pushKit:
      return situation.canCall(.didReceiveIncomingVoIPPush)
        ? [.didReceiveIncomingVoIPPush] : [.didReceiveIncomingPush]
    case .app:
      let isInFront = situation.state == .active || situation.state == .inactive
      let asksWhatToShow =
        isInFront && situation.payload.content != .nothing && situation.system >= .iOS(10, 0)
      return (asksWhatToShow ? [.willPresent] : []) + [remoteNotificationMethod]
        + (situation.canCall(.serviceExtension) ? [.serviceExtension] : [])
    default: return []
    }
  }

  private var remoteNotificationMethod: DelegateMethod {
    situation.system < .iOS(7, 0) ? .didReceive : .didReceiveFetch
  }
}

extension [RouteAnswer] {
  /// Why the method of the question does not run, with the states that share the reason.
  var reasons: [String] {
    var groups: [(text: String, name: String, states: [String])] = []
    for answer in self {
      guard let missing = answer.missingOfTheQuestion.first else { continue }
      let text = [missing.reason, missing.advice].compactMap { $0 }.joined(separator: " ")
      let (name, state) = (missing.entry.method.name, answer.situation.state.rowName)
      if let place = groups.firstIndex(where: { $0.text == text && $0.name == name }) {
        groups[place].states.append(state)
      } else {
        groups.append((text, name, [state]))
      }
    }
    return groups.sorted { $0.states.count > $1.states.count }.map {
      "Why not \($0.name) (\($0.states.joined(separator: ", "))): " + $0.text
    }
  }
}
