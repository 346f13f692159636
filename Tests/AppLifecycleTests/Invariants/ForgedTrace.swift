import PushRules
import PushTestSupport

@testable import AppLifecycle

/// A trace that breaks an invariant.
struct ForgedTrace: Sendable, CustomStringConvertible {
  let invariant: any TraceInvariant.Type
  let description: String
  let script: PlayedScript

  init(_ invariant: any TraceInvariant.Type, _ description: String, _ script: PlayedScript) {
    self.invariant = invariant
    self.description = description
    self.script = script
  }

  static let all = silence + focus + ends + exits + marks + order + joints + views

  private static let silence = [
    ForgedTrace(
      SilenceWithoutTime.self,
      "a suspended app gets willTerminate",
      .forged(
        from: .suspended,
        .forged(.removeInSwitcher, .suspended, .notRunning, .forged(.willTerminate))
      )
    ),
    ForgedTrace(
      SilenceWithoutTime.self,
      "prewarming calls the app",
      .forged(
        .iOS(15),
        from: .ended,
        .forged(.prewarm, .notRunning, .prewarmed, .forged(push: .didFinishLaunching, .background))
      )
    ),
  ]

  private static let focus = [
    ForgedTrace(
      FocusAlternates.self,
      "an active app becomes active",
      .forged(
        from: .active,
        .forged(.notificationCenterClose, .active, .active, .forged(.didBecomeActive, .active))
      )
    ),
    ForgedTrace(
      FocusAlternates.self,
      "a scene becomes active twice",
      .forged(
        .iOS(15),
        .scene,
        from: .suspended,
        .forged(.tapIcon, .suspended, .active, .forged(.sceneDidBecomeActive, .active)),
        .forged(.callDecline, .active, .active, .forged(.sceneDidBecomeActive, .active))
      )
    ),
    ForgedTrace(
      ForegroundAfterBackground.self,
      "a launch enters the foreground",
      .forged(
        from: .ended,
        .forged(
          .tapIcon,
          .notRunning,
          .active,
          .forged(push: .didFinishLaunching, .inactive),
          .forged(.willEnterForeground, .background),
          .forged(.didBecomeActive, .active)
        )
      )
    ),
    ForgedTrace(
      ForegroundAfterBackground.self,
      "an app enters the foreground and does not become active",
      .forged(
        from: .suspended,
        .forged(.tapIcon, .suspended, .inactive, .forged(.willEnterForeground, .background))
      )
    ),
    ForgedTrace(
      SceneReplacesApp.self,
      "the app delegate of an app with scenes is called",
      .forged(
        .iOS(15),
        .scene,
        from: .active,
        .forged(.openSwitcher, .active, .inactive, .forged(.willResignActive, .active))
      )
    ),
    ForgedTrace(
      SceneReplacesApp.self,
      "a scene of an app without scenes is called",
      .forged(
        .iOS(15),
        from: .active,
        .forged(.openSwitcher, .active, .inactive, .forged(.sceneWillResignActive, .active))
      )
    ),
  ]

  private static let ends = [
    ForgedTrace(
      TerminationIsLast.self,
      "the background comes after the end",
      .forged(
        from: .active,
        .forged(
          .removeInSwitcher,
          .active,
          .notRunning,
          .forged(.willTerminate),
          .forged(.didEnterBackground, .background)
        )
      )
    ),
    ForgedTrace(
      TerminationIsLast.self,
      "an app goes on after willTerminate",
      .forged(
        from: .background,
        .forged(.memoryPurge, .background, .suspended, .forged(.willTerminate))
      )
    ),
    ForgedTrace(
      BackgroundOnce.self,
      "the background is entered twice on iOS 8",
      .forged(
        .iOS(8),
        from: .active,
        .forged(
          .removeInSwitcher,
          .active,
          .notRunning,
          .forged(.didEnterBackground, .background),
          .forged(.didEnterBackground, .background)
        )
      )
    ),
    ForgedTrace(
      BackgroundOnce.self,
      "an app in the background enters it",
      .forged(
        from: .background,
        .forged(.lock, .background, .background, .forged(.didEnterBackground, .background))
      )
    ),
  ]
}
