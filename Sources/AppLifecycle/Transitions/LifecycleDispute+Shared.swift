import PushRules

// The other sides that several transitions share.
extension LifecycleDispute {
  /// L-08: printed logs against Apple's text.
  static let resumedInBackground = LifecycleDispute.contested(
    "Apple's text has didEnterBackground follow when an event resumes a suspended app.",
    settle: "Log all callbacks of a suspended app that the event resumes.",
    otherwise: .moves(then: [.enterBackground])
  )

  /// L-08: printed logs against Apple's text.
  static let launchedInBackground = LifecycleDispute.contested(
    "Apple's text has didEnterBackground follow a launch into the background.",
    settle: "Log all callbacks of an app that the event launches.",
    otherwise: .moves(then: [.enterBackground])
  )

  /// L-02: accounts of apps against Apple's text.
  static let exitsOnSuspend = LifecycleDispute.contested(
    "Apple documents only willTerminate: such an app does not enter the background.",
    settle: "Log all callbacks of an app with UIApplicationExitsOnSuspend when Home is pressed.",
    otherwise: .moves([.enterBackground: []])
  )

  /// L-28: printed logs against one account of the removal of a scene.
  static let removedScene = LifecycleDispute.contested(
    "One account has sceneDidEnterBackground in place of sceneDidDisconnect, and no discarded "
      + "session.",
    settle: "Remove the app in the switcher, slowly and quickly, and log all callbacks.",
    otherwise: .moves([.disconnectScene: [.enterBackground], .discardSession: []])
  )

  /// L-45: two answers of Apple's engineers.
  static func taskAfterForceQuit(_ work: Move) -> LifecycleDispute {
    .contested(
      "An engineer of Apple calls it an intentional choice that tasks run after the user quit the "
        + "app, from iOS 18.3 on.",
      settle: "Schedule the task, quit the app in the switcher, and log the start of the process.",
      otherwise: .moves(then: [.launchInBackground, work])
    )
  }

  /// L-15: one account of the removal of one of several windows.
  static let removedWindows = LifecycleDispute.contested(
    "On an iPhone and on an iPad without several windows sceneDidDisconnect comes in place of "
      + "sceneDidEnterBackground; one account alone has another order for several windows.",
    settle:
      "Remove an app with several windows in the switcher of an iPad, and log all callbacks.",
    otherwise: .moves([.enterBackground: [.disconnectScene]])
  )

  /// L-15: one account of the removal of a window.
  static let removedWindow = LifecycleDispute.contested(
    "One account alone is about the iPad.",
    settle:
      "Remove an app without several windows in the switcher of an iPad, and log all callbacks.",
    otherwise: .inconclusive(
      "The other side names no callbacks: it doubts that one account is enough."
    )
  )

  /// L-33: a log of iPadOS 18 against a report of 26.
  static let focusOfWindows = LifecycleDispute.contested(
    "FB18443571 says that on iPadOS 26 a change of focus between windows calls nothing.",
    settle: "Log both scenes on iPadOS 26 while a second window is opened and closed.",
    otherwise: .moves([.resign: [], .activate: [], .activateFirstWindow: []])
  )

  /// L-35: eight printed logs against the order before iOS 11.
  static let centerTogglesActivation = LifecycleDispute.contested(
    "The pair is clean, as before iOS 11: willResignActive on opening, didBecomeActive on closing.",
    settle:
      "Pull the center down over an app on a device, slowly and quickly, and log all callbacks.",
    otherwise: .moves([.activate: []])
  )

  /// T-K8: one test of iOS 4.
  static let switchedOff = LifecycleDispute.contested(
    "A test of 2010 on iOS 4 saw willTerminate when the device was switched off in the foreground.",
    settle: "Switch the device off with the app in front, and log to a file.",
    otherwise: .moves(then: [.terminate])
  )
}
