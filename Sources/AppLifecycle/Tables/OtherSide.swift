import PushRules

/// What happens if the other side of a contested rule is right.
enum OtherSide: Hashable, Sendable {
  /// The transition makes other moves in place of some, and more after them.
  case moves([Move: [Move]] = [:], then: [Move] = [])
  /// The app is suspended, which an event shows.
  case suspended(shownBy: LifecycleEvent)
  /// The callback does not run.
  case notCalled
  /// Views do not wait for their scene.
  case viewsAtOnce
  /// Methods run in the same view controller after another one.
  case methods([LifecycleMethod], after: LifecycleMethod)
  /// No order of callbacks distinguishes the sides; the text is why, and what does.
  case inconclusive(String)

  /// The outcome of a transition if this is right.
  func outcome(insteadOf own: TransitionOutcome) -> TransitionOutcome {
    guard case .leads(let moves, var delta) = own else { return own }
    switch self {
    case .moves(let changed, let more):
      let made = moves.flatMap { changed[$0] ?? [$0] } + more
      // An app that has resigned does not resign again.
      let repeated = made.indices.filter { $0 > 0 && made[$0] == made[$0 - 1] }
      return .leads(made.indices.filter { !repeated.contains($0) }.map { made[$0] }, delta)
    case .suspended:
      delta.process = .state(.suspended)
      return .leads(moves, delta)
    case .notCalled, .viewsAtOnce, .methods, .inconclusive: return own
    }
  }
}

/// A contested rule that is played as if its other side were right.
struct DisputedSide: Hashable, Sendable {
  let rule: String
  let side: OtherSide

  func outcome(of transition: Transition) -> TransitionOutcome {
    transition.id == rule ? side.outcome(insteadOf: transition.outcome) : transition.outcome
  }

  func suppresses(_ callback: CallbackRule) -> Bool { callback.id == rule && side == .notCalled }
}

/// The other side of a contested rule, how to settle it, and what it leads to.
struct LifecycleDispute: Sendable {
  let grade: EvidenceGrade
  let other: OtherSide

  init(_ otherSide: String, settle experiment: String, otherwise other: OtherSide) {
    grade = .contested(otherSide, settle: experiment)
    self.other = other
  }
}

// The other sides that several transitions share.
extension LifecycleDispute {
  /// L-08: printed logs against Apple's text.
  static let resumedInBackground = LifecycleDispute(
    "Apple's text has didEnterBackground follow when an event resumes a suspended app.",
    settle: "Log all callbacks of a suspended app that the event resumes.",
    otherwise: .moves(then: [.enterBackground])
  )

  /// L-08: printed logs against Apple's text.
  static let launchedInBackground = LifecycleDispute(
    "Apple's text has didEnterBackground follow a launch into the background.",
    settle: "Log all callbacks of an app that the event launches.",
    otherwise: .moves(then: [.enterBackground])
  )

  /// L-02: accounts of apps against Apple's text.
  static let exitsOnSuspend = LifecycleDispute(
    "Apple documents only willTerminate: such an app does not enter the background.",
    settle: "Log all callbacks of an app with UIApplicationExitsOnSuspend when Home is pressed.",
    otherwise: .moves([.enterBackground: []])
  )

  /// L-28: printed logs against one account of the removal of a scene.
  static let removedScene = LifecycleDispute(
    "One account has sceneDidEnterBackground in place of sceneDidDisconnect, and no discarded "
      + "session.",
    settle: "Remove the app in the switcher, slowly and quickly, and log all callbacks.",
    otherwise: .moves([.disconnectScene: [.enterBackground], .discardSession: []])
  )

  /// L-45: two answers of Apple's engineers.
  static func taskAfterForceQuit(_ work: Move) -> LifecycleDispute {
    LifecycleDispute(
      "An engineer of Apple calls it an intentional choice that tasks run after the user quit the "
        + "app, from iOS 18.3 on.",
      settle: "Schedule the task, quit the app in the switcher, and log the start of the process.",
      otherwise: .moves(then: [.launchInBackground, work])
    )
  }

  /// L-15: one account of the removal of one of several windows.
  static let removedWindows = LifecycleDispute(
    "On an iPhone and on an iPad without several windows sceneDidDisconnect comes in place of "
      + "sceneDidEnterBackground; one account alone has another order for several windows.",
    settle:
      "Remove an app with several windows in the switcher of an iPad, and log all callbacks.",
    otherwise: .moves([.enterBackground: [.disconnectScene]])
  )

  /// L-15: one account of the removal of a window.
  static let removedWindow = LifecycleDispute(
    "One account alone is about the iPad.",
    settle:
      "Remove an app without several windows in the switcher of an iPad, and log all callbacks.",
    otherwise: .inconclusive(
      "The other side names no callbacks: it doubts that one account is enough."
    )
  )

  /// L-33: a log of iPadOS 18 against a report of 26.
  static let focusOfWindows = LifecycleDispute(
    "FB18443571 says that on iPadOS 26 a change of focus between windows calls nothing.",
    settle: "Log both scenes on iPadOS 26 while a second window is opened and closed.",
    otherwise: .moves([.resign: [], .activate: [], .activateFirstWindow: []])
  )

  /// L-35: eight printed logs against the order before iOS 11.
  static let centerTogglesActivation = LifecycleDispute(
    "The pair is clean, as before iOS 11: willResignActive on opening, didBecomeActive on closing.",
    settle:
      "Pull the center down over an app on a device, slowly and quickly, and log all callbacks.",
    otherwise: .moves([.activate: []])
  )

  /// T-K8: one test of iOS 4.
  static let switchedOff = LifecycleDispute(
    "A test of 2010 on iOS 4 saw willTerminate when the device was switched off in the foreground.",
    settle: "Switch the device off with the app in front, and log to a file.",
    otherwise: .moves(then: [.terminate])
  )
}
