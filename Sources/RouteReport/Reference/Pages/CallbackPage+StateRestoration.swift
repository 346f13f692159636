internal import AppLifecycle

extension CallbackPage {
  static let shouldRestoreState = CallbackPage(
    .lifecycle(.shouldRestoreState),
    "Asks the app whether to restore the state that it saved.",
    inSceneApps: .replaced(by: .sceneRestoreInteractionState),
    reads: .inactive,
    do: [
      "Refuse what an older version of the app saved and this one cannot read."
    ],
    know: [
      "It runs between the two launch methods, and only if there is an archive.",
      "From iOS 13.2 application:shouldRestoreSecureApplicationState: takes its place.",
    ],
    citing: "T-L1",
    "T-L13"
  )

  static let didDecodeState = CallbackPage(
    .lifecycle(.didDecodeState),
    "Tells the app that its saved state has been decoded, and hands over the decoder.",
    inSceneApps: .replaced(by: .sceneRestoreInteractionState),
    reads: .inactive,
    do: [
      "Read the values that willEncodeState wrote."
    ],
    know: [
      "It runs before didFinishLaunching."
    ],
    citing: "T-L1"
  )

  static let shouldSaveState = CallbackPage(
    .lifecycle(.shouldSaveState),
    "Asks the app whether its state is to be saved.",
    inSceneApps: .replaced(by: .stateRestorationActivity),
    reads: .background,
    do: [
      "Answer true to opt in to state restoration."
    ],
    know: [
      "It runs after didEnterBackground.",
      "From iOS 13.2 application:shouldSaveSecureApplicationState: takes its place.",
    ],
    citing: "T-H1"
  )

  static let willEncodeState = CallbackPage(
    .lifecycle(.willEncodeState),
    "Tells the app that its state is about to be saved, and hands over the encoder.",
    inSceneApps: .replaced(by: .stateRestorationActivity),
    reads: .background,
    do: [
      "Write the values that belong to no view controller, such as the version of the app."
    ],
    know: [
      "The saved state is for the place in the user interface, not for user data."
    ],
    citing: "T-H1"
  )
}
