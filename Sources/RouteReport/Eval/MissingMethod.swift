import PushPayload
import PushRules

/// A method that did not run: one reason, and the change that removes exactly this reason.
struct MissingMethod: Hashable, Sendable {
  let entry: NotCalled
  /// The change; nil if none keeps what the push is sent for.
  let remedy: Remedy?
  /// The service that makes the payload, or nil.
  private let sender: Provider?
  /// The methods that the app may have already.
  private let open: Set<DelegateMethod>

  /// Searches for the change, or returns nil for a method that no push makes run.
  init?(_ entry: NotCalled, sentBy sender: Provider? = nil, open: Set<DelegateMethod> = []) {
    guard entry.canRun else { return nil }
    self.entry = entry
    remedy = entry.remedy
    self.sender = sender
    self.open = open
  }

  /// The rule that the change removes.
  var cause: Rule? { remedy.map { entry.cause(removedBy: $0) } ?? entry.causes.first }

  var reason: String { cause?.statement ?? entry.reason }

  /// How to make it run, as a sentence; nil if the app would have to lose a method or a mode, or may
  /// have what it lacks, or another push would have to have launched it before the tap.
  var advice: String? {
    guard let remedy else { return nil }
    let changes = remedy.parts.map { $0.change }
    let isAnotherPush =
      entry.phase == .response && changes.contains { $0.input == .contentAvailable }
    guard !isAnotherPush, !isOpen, !changes.contains(where: { $0.isDowngrade }) else { return nil }
    return remedy.sentence(in: entry.situation, sentBy: sender)
  }

  /// The same as the members of JSON to change.
  var changes: [Remedy.Change] {
    remedy.map { $0.changes(in: entry.situation, sentBy: sender) } ?? []
  }

  /// Whether the change adds a method that the app may have already.
  var isOpen: Bool {
    (remedy?.parts ?? []).contains { $0.change.input.method.map { open.contains($0) } == true }
  }
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
    .compactMap { missing($0) }
  }

  /// Methods that do not run, and the one that the screen explains, which more than its absence stops.
  func missed(besides listed: [NotCalled]) -> [NotCalled] {
    guard let shown = missingOnScreen?.entry,
      !listed.contains(where: { $0.method == shown.method && $0.phase == shown.phase })
    else { return listed }
    return listed + [shown]
  }

  func missing(_ entry: NotCalled) -> MissingMethod? {
    MissingMethod(entry, sentBy: sender, open: open)
  }

  /// The method whose absence an answer explains without being asked for more: not one for silent pushes
  /// where the push is none.
  var missingOnScreen: MissingMethod? {
    missingOfTheQuestion.first { missing in
      let entry = missing.entry
      if entry.phase == .response || expected.contains(entry.method) { return true }
      switch entry.method {
      case .didReceive, .didReceiveFetch:
        return payload.traits.contentAvailable != .absent || payload.traits.content == .nothing
          || situation.pushType == .background || isInFront && situation.system < .iOS(10, 0)
      case .serviceExtension: return payload.traits.mutableContent != .absent
      default: return true
      }
    }
  }

  var isInFront: Bool { situation.state == .active || situation.state == .inactive }

  /// The methods that run neither now nor when the user acts, without one that is explained, in a line.
  func notCalled(besides shown: MissingMethod?) -> String? {
    let called = route?.calls.map { $0.method } ?? []
    let entries = missed.filter { entry in
      let method = entry.method
      return !method.isOfLaunch && method != shown?.entry.method && !called.contains(method)
    }
    let words = entries.reduce(into: [String]()) { words, entry in
      let isNamed = words.contains { $0.split(separator: " ").first == entry.method.id[...] }
      if !isNamed { words.append(entry.method.id + need(of: entry)) }
    }
    return (0..<words.count).lazy.map { hidden in
      let more = hidden == 0 ? "" : " and \(hidden) more"
      return "Not called: " + words.dropLast(hidden).commaList + more + " (why: -v)"
    }
    .first { $0.count <= PageLayout.current.width }
  }

  /// The flag that a method lacks in the payload and nowhere else, in parentheses, or nothing.
  private func need(of entry: NotCalled) -> String {
    let inputs = entry.remedy?.parts.map { $0.change.input } ?? []
    let flags: [Input] = [.contentAvailable, .mutableContent]
    guard let flag = flags.first(where: { inputs.contains($0) }),
      inputs.allSatisfy({ flags.contains($0) || $0 == .pushType || $0 == .priority })
    else { return "" }
    return " (needs " + flag.name + ")"
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
    sentences { answer in
      answer.missingOnScreen.map { missing in
        let text = [missing.reason, missing.advice].compactMap { $0 }.joined(separator: " ")
        return ("Why not " + missing.entry.method.name, text)
      }
    }
  }

  /// What the pushes do to the number on the icon; empty unless the question is about it.
  var badges: [String] {
    sentences { answer in answer.badgeRemark.map { ("Badge", $0.text) } }
  }

  /// Labelled texts, each with the states that share it, the one of the most states first.
  private func sentences(
    _ text: (RouteAnswer) -> (label: String, text: String)?
  ) -> [String] {
    let sentences = compactMap { answer in
      text(answer).map { (label: $0, text: $1, state: answer.situation.state.rowName) }
    }
    let groups = sentences.grouped { [$0.label, $0.text] }.map { $0.elements }
    return groups.sorted { $0.count > $1.count }.map { group in
      let states = group.map { $0.state }.commaList
      return group[0].label + " (" + (group.count == count ? "every state" : states) + "): "
        + group[0].text
    }
  }
}
