internal import PushRules

/// The pushes that wait: the one that the user can act on, and one that the system may hold back.
struct PushMailbox: Sendable {
  /// The app and the device, in the words of the push rules.
  private let situation: Situation
  /// The pushes that were shown and that nobody has acted on, the latest last.
  private var waiting: [PayloadTraits] = []
  /// The situation of the latest background push that gave the app no time.
  private(set) var held: Situation?
  /// What the push rules say about a launch by the icon, once they were asked.
  var opening: PushDelivery?

  init(_ situation: Situation) {
    self.situation = situation
  }

  /// The push that the user would act on: the latest that was shown.
  var shown: PayloadTraits? { waiting.last }

  /// Takes away the push that the user has acted on; whether an earlier one is there.
  mutating func takeShown() -> ShownNotification {
    waiting.removeLast()
    return waiting.isEmpty ? .nothing : .earlier
  }

  /// The situation in which a push arrives.
  func arrival(of traits: PayloadTraits, in state: LifecycleState) -> Situation {
    var arrival = situation
    arrival.payload = traits
    arrival.userAction = nil
    arrival.state = state.appState
    arrival.firstUnlock =
      state.appState == .notRunning(.neverLaunched) ? .done : state.firstUnlock
    return arrival
  }

  /// The situation in which the user acts on a push that arrived before.
  ///
  /// What it did on arrival is past: it is asked about as one that gives no time. An app that came
  /// to the foreground since then gets it as one that comes from the background does.
  func action(
    _ action: UserAction,
    on traits: PayloadTraits,
    in state: LifecycleState
  ) -> Situation {
    var situation = arrival(of: traits, in: state)
    situation.payload.contentAvailable = .absent
    situation.userAction = action
    situation.firstUnlock = .done
    if state.process.isInForeground, state.notification == .earlier,
      situation.system >= .iOS(4, 0)
    {
      situation.state = .background
    }
    return situation
  }

  /// The situation in which the user opens the app by its icon, without any push.
  var situationOfOpening: Situation {
    var opening = situation
    opening.payload = PayloadTraits()
    opening.state = .notRunning(.system)
    opening.userAction = .icon
    opening.firstUnlock = .done
    return opening
  }

  /// Takes note of a push that has arrived; whether the user can act on it from now on.
  ///
  /// A sound or a badge alone leaves nothing to tap.
  mutating func keep(_ route: Route) -> ShownNotification {
    if route.arrival.wake.answer == .nothing {
      held = route.situation
      held?.userAction = .icon
    }
    let seen = route.arrival.presentation.answer
    let traits = route.situation.payload
    guard seen != .nothing, seen != .unknown, traits.alert != .absent else { return .nothing }
    waiting.append(traits)
    return route.situation.state.isInForeground ? .inFront : .earlier
  }

  /// Takes note of a new state of the app.
  mutating func follow(_ state: LifecycleState, opened: Bool) {
    if opened || state.appState == .notRunning(.user) { held = nil }
  }
}

extension AppState {
  fileprivate var isInForeground: Bool { self == .active || self == .inactive }
}
