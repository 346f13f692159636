internal import AppLifecycle
internal import PushRules

extension CallbackPage {
  static let willFinishLaunching = CallbackPage(
    .push(.willFinishLaunching),
    "The first callback of a launch, before any saved state is restored.",
    within: .seconds(5, "is the aim for a whole launch", "T-B1"),
    .seconds(20, "for a whole launch, or the watchdog ends the app", "T-B1"),
    reads: .inactive.when("a launch to the foreground"),
    .background.when("a launch in the background"),
    do: [
      "Set up what the restoration of state needs, such as the window.",
      "Set the delegate of the notification center, here or in didFinishLaunching.",
    ],
    know: [
      "A scene app gets nil as options: look at the options of the scene's connection."
    ],
    citing: "T-L1",
    "T-L5",
    "T-S11",
    "A-012",
    "T-B1"
  )

  static let didFinishLaunching = CallbackPage(
    .push(.didFinishLaunching),
    "Tells the app that it has been launched, and why.",
    within: .seconds(5, "is the aim for a whole launch", "T-B1"),
    .seconds(20, "for a whole launch, or the watchdog ends the app", "T-B1"),
    reads: .inactive.when("a launch to the foreground"),
    .background.when("a launch in the background"),
    do: [
      "Create the root view controller and its window, unless the app has scenes.",
      "Set the delegate of the notification center before it returns: later is too late for the "
        + "tap that launched the app.",
      "Look into the options for the URL, push or location that launched the app.",
      "Return true, unless the URL of the launch cannot be handled.",
    ],
    know: [
      "Keep it short: load what can wait later.",
      "The state in a scene app is not confirmed; Apple's text implies background.",
      "It also runs on a launch in the background: do not take it for the user's arrival.",
      "A scene app gets nil as options, and makes its windows in scene:willConnectToSession:"
        + "options:.",
      "Apple's template has the delegate as a UIResponder since iOS 5.",
    ],
    claims: ["S0-10", "S1-11", "S2-29", "S3-12", "S4-09"],
    citing: "T-L1",
    "T-L5",
    "T-S1",
    "A-012",
    "A-102",
    "T-B1"
  )
}
