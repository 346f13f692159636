import PushRules
import PushTestSupport

@testable import AppLifecycle

extension ForgedTrace {
  static let exits = [
    ForgedTrace(
      ExitsInsteadOfSuspending.self,
      "Home suspends an app that exits",
      .forged(from: .active, exitsOnSuspend: .present, .forged(.home, .active, .suspended))
    ),
    ForgedTrace(
      ExitsInsteadOfSuspending.self,
      "an app that exits enters the foreground",
      .forged(
        from: .active,
        exitsOnSuspend: .present,
        .forged(.unlock, .inactive, .active, .forged(.willEnterForeground, .background))
      )
    ),
  ]

  static let marks = [
    ForgedTrace(
      ForceQuitBlocks.self,
      "a fetch launches an app that the user has removed",
      .forged(
        from: .quit,
        .forged(
          .backgroundFetch,
          .notRunning,
          .suspended,
          .forged(push: .didFinishLaunching, .background)
        )
      )
    ),
    ForgedTrace(
      ForceQuitBlocks.self,
      "a removal leaves no mark",
      .forged(from: .suspended, .forged(.removeInSwitcher, .suspended, .notRunning))
    ),
  ]

  static let order = [
    ForgedTrace(
      PushBeforeActivation.self,
      "the response comes after the app is active",
      .forged(
        from: .suspended,
        .forged(
          .tapNotification,
          .suspended,
          .active,
          .forged(.didBecomeActive, .active),
          .forged(push: .didReceiveResponse, .active)
        )
      )
    ),
    ForgedTrace(
      ReadStates.self,
      "an app reads inactive when it has become active",
      .forged(
        from: .inactive,
        .forged(.callDecline, .inactive, .active, .forged(.didBecomeActive, .inactive))
      )
    ),
    ForgedTrace(
      PushMethodsExist.self,
      "a method runs that the app lacks",
      .forged(
        from: .active,
        implements: .launchOnly,
        .forged(.tapNotification, .active, .active, .forged(push: .didReceive, .active))
      )
    ),
    ForgedTrace(
      PushMethodsExist.self,
      "a method runs before its iOS",
      .forged(
        .iOS(6),
        from: .active,
        .forged(.backgroundFetch, .active, .active, .forged(.performFetch, .background))
      )
    ),
    ForgedTrace(
      NotificationsBelong.self,
      "nothing is called and nothing posted",
      .forged(from: .active, .forged(.lock, .active, .active, .forged(posting: nil)))
    ),
    ForgedTrace(
      NotificationsBelong.self,
      "a notification is posted that no method has",
      .forged(from: .active, .forged(.lock, .active, .active, .forged(posting: "Somewhere")))
    ),
  ]

  static let joints = [
    ForgedTrace(
      TimeGoesOn.self,
      "Home takes a second",
      .forged(from: .active, .forged(.home, .active, LifecycleState(process: .suspended), at: 1))
    ),
    ForgedTrace(
      StatesAreFeasible.self,
      "an active app lies under the switcher",
      .forged(
        from: .active,
        .forged(.openSwitcher, .active, LifecycleState(process: .active, overlay: .switcher))
      )
    ),
    ForgedTrace(
      StepsJoin.self,
      "an active app begins the next step suspended",
      .forged(
        from: .active,
        .forged(.callDecline, .active, .active),
        .forged(.tapIcon, .suspended, .active)
      )
    ),
  ]

  static let views = [
    ForgedTrace(
      ReadStatesArePassed.self,
      "a state is read that the process does not pass",
      .forged(
        from: .active,
        .forged(.openSwitcher, .active, .inactive, .forged(.willResignActive, .background))
      )
    ),
    ForgedTrace(
      ViewsTakeTurns.self,
      "a view has appeared that was not about to",
      .forged(
        from: .active,
        .forged(.viewPush, .active, .active, .forged(.viewDidAppear, .active, in: "B"))
      )
    ),
    ForgedTrace(
      ViewsStay.self,
      "the view disappears at Home",
      .forged(
        from: .active,
        .forged(.home, .active, .suspended, .forged(.viewWillDisappear, .active, in: "A"))
      )
    ),
    ForgedTrace(
      ViewsStay.self,
      "the view appears again when the app comes back",
      .forged(
        from: .suspended,
        .forged(.tapIcon, .suspended, .active, .forged(.viewWillAppear, .inactive, in: "A"))
      )
    ),
  ]
}
