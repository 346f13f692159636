internal import AppLifecycle

extension CallbackPage {
  static let performQuickAction = CallbackPage(
    .lifecycle(.performQuickAction),
    "Hands over the quick action that the user chose on the icon.",
    inSceneApps: .replaced(by: .scenePerformQuickAction),
    reads: .inactive,
    do: [
      "Perform the action, and call the completion handler."
    ],
    know: [
      "A launch has it in launchOptions too: where willFinishLaunching or didFinishLaunching "
        + "returns false, it is not called."
    ],
    citing: "T-R5"
  )

  static let scenePerformQuickAction = CallbackPage(
    .lifecycle(.scenePerformQuickAction),
    "Hands over the quick action that the user chose on the icon, to a scene.",
    inSceneApps: .only,
    reads: .inactive,
    do: [
      "Perform the action, and call the completion handler."
    ],
    know: [
      "At a launch it is not called: connectionOptions.shortcutItem carries the action."
    ],
    citing: "T-R5"
  )
}
