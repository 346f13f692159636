internal import DecisionTables
internal import PushRules

extension Transitions {
  /// The user chooses an action that leaves the app in the background.
  static let actions: [Transition] = [
    When("tap-action.before-8", .on(.tapAction), .before(8))
      .never("notifications have buttons from iOS 8"),
    When("tap-action.nothing", .on(.tapAction), .since(8), .notification(.nothing))
      .never("no notification of the app is there to act on"),
    When("tap-action.covered", .on(.tapAction), .since(8), .notification(.inFront, .earlier))
      .and(!.under(.nothing, .notificationCenter, .unnamed))
      .never("something covers the notification"),
    When("tap-action.earlier", .on(.tapAction), .since(8), .notification(.earlier), .from(.active))
      .never("the notification came before the app was opened: Notification Center still has it"),
    When("tap-action.before-unlock", .on(.tapAction), .since(8), .notification(.earlier))
      .and(.firstUnlock(.pending), .under(.nothing))
      .never("the device must be unlocked first"),
    When("tap-action.active", .on(.tapAction), .since(8), .notification(.inFront), .from(.active))
      .leads(.handOverResponse, to: .stay.used)
      .because("A button on the banner of the active app hands over the response.")
      .rests(on: "R-30 R-36", .inferred),
    When("tap-action.inactive", .on(.tapAction), .since(8), .notification(.inFront, .earlier))
      .and(.from(.inactive), .under(.nothing, .notificationCenter, .unnamed))
      .leads(.handOverResponse, to: .stay.used)
      .because("A button pressed over the inactive app hands over the response; it stays inactive.")
      .rests(on: "R-30", .inferred),
    When("tap-action.background", .on(.tapAction), .since(8), .notification(.earlier))
      .and(.from(.background), .under(.nothing, .notificationCenter))
      .leads(.handOverResponse, to: .stay.used)
      .because("A button is handed over in the background, where the app stays.")
      .rests(on: "R-30", .documented),
    When("tap-action.resumes", .on(.tapAction), .since(8), .notification(.earlier))
      .and(.from(.suspended), .under(.nothing, .notificationCenter))
      .leads(.resume, .handOverResponse, to: .stay.used)
      .because("A button resumes the app in the background; then it is suspended again.")
      .rests(on: "L-08 T-L7 R-30", .resumedInBackground),
    When("tap-action.launch", .on(.tapAction), .since(8), .notification(.earlier), .withoutProcess)
      .and(.firstUnlock(.done), .under(.nothing, .notificationCenter), .canLaunch, .staysWhenLeft)
      .leads(.launchBehind, .showViewsUnseen, .handOverResponse, to: .rest.used)
      .because("A button launches the app in the background and is handed over there.")
      .rests(on: "L-08 T-L7 R-30", .launchedInBackground),
    When("tap-action.launch-exits-on-suspend", .on(.tapAction), .since(8), .endsWhenLeft)
      .and(.notification(.earlier), .withoutProcess, .firstUnlock(.done))
      .and(.under(.nothing, .notificationCenter))
      .leads(.launchBehind, .showViewsUnseen, .handOverResponse, .terminate, to: .end(.system).used)
      .because(
        "An app with UIApplicationExitsOnSuspend ends when its work in the background is done."
      )
      .rests(on: "L-02 R-30", .inferred),
    When("tap-action.fails", .on(.tapAction), .notification(.earlier), .withoutProcess)
      .and(.firstUnlock(.done), .under(.nothing, .notificationCenter), .failsToLaunch)
      .leads(to: .stay.used)
      .because("Built with the iOS 27 SDK and without scenes, the app fails to launch.")
      .rests(on: "R-31 A-013", .documented),
  ]
}
