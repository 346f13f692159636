import DecisionTables

extension Caveat {
  /// Other conditions of the presentation.
  static let presentations: [Caveat] = [
    Case("service-extension-time")
      .when(.extensionRun(.runs))
      .remark(
        "The service extension has about 30 seconds and 24 MB; beyond them the notification is "
          + "shown as it was sent."
      )
      .citing("R-80 A-153 A-514"),
    Case("sound-beside-badge")
      .when(.presentation(.badge), .content(.soundAndBadge))
      .remark(
        "Before iOS 13 the sound is heard, too; later a sound without an alert stays silent, "
          + "which is contested."
      )
      .citing("R-59 A-503"),
    Case("filtering-entitlement")
      .when(.extensionRun(.runs), .since(13, 3))
      .remark(
        "With the filtering entitlement an extension that returns empty content keeps a push of "
          + "type alert from being shown."
      )
      .citing("A-154"),
    Case("watch")
      .when(.userAction(.action, .foregroundAction, .textAction, .dismiss))
      .and(.responseMethod(.delegate))
      .remark("An action or dismissal on a paired Apple Watch comes back to this method, too.")
      .citing("A-071"),
  ]

  static let focus =
    Case("focus")
    .when(.presentation(.shown, .willPresent), .since(15), .alert)
    .remark(
      "Focus, the scheduled summary and interruption-level change what is seen and heard, not "
        + "which method runs: passive goes to the list only."
    )
    .citing("A-138")

  /// What the called methods read.
  static let readings: [Caveat] = [
    Case("inactive-state")
      .when(.state(.inactive), .arrivalMethod(.remoteNotificationMethod))
      .remark("inactive does not mean tapped: this push arrives while something covers the app.")
      .citing("R-15 A-038").or([.state(.inactive), .willPresentCall(.asked)]),
    Case("key-deprecated")
      .when(.launchOptions(.key), .since(26))
      .remark("The remote-notification key of the launch options is deprecated from iOS 26.")
      .citing("A-104"),
  ]

  /// The duties of the called methods.
  static let handlers: [Caveat] = [
    Case("completion-handler")
      .when(.arrivalMethod(.remoteNotificationMethod), .remoteNotificationMethod(.fetch))
      .remark(
        "Call the fetch completion handler once, within 30 seconds, or iOS ends the app and "
          + "wakes it less often."
      )
      .citing("A-039").or([.responseMethod(.tapFallback), .tapFallback(.fetch)]),
    Case("presentation-handler")
      .when(.willPresentCall(.asked))
      .remark("Nothing is shown if willPresent does not call its completion handler in time.")
      .citing("A-033"),
    Case("response-handler")
      .when(.responseMethod(.delegate, .actionHandler))
      .remark("Call the completion handler of the response when you are done.")
      .citing("A-068 A-071"),
  ]

  /// Other conditions of the user's action.
  static let actions: [Caveat] = [
    Case("explicit-dismissal")
      .when(.userAction(.dismiss), .since(10, 0))
      .remark(
        "Only an explicit dismissal counts: a banner that is flicked away or ignored reports "
          + "nothing. The category must be registered with the custom dismiss action."
      )
      .citing("R-29 R-46 A-073"),
    Case("category-registered")
      .when(.button, .opportunity(.open))
      .remark("The category is taken to be registered with a matching action.")
      .citing("A-076"),
    Case("banner-from-will-present")
      .when(.presentation(.willPresent), .opportunity(.open), !.userAction(nil, .icon))
      .remark("willPresent is taken to have returned a banner or a list entry to act on.")
      .citing("R-36 A-079"),
    Case("late-delegate")
      .when(.responseDelegate(.tooLate), .opportunity(.open), !.userAction(nil, .icon))
      .remark(
        "Set the notification center's delegate before the launch has finished: set later, it "
          + "can miss the response that launched the app."
      )
      .citing("R-19 A-012"),
  ]

  /// Methods that run twice.
  static let repetitions: [Caveat] = [
    Case("same-response-twice")
      .when(.sceneConnection(.withResponse), .responseMethod(.delegate))
      .and(.implements(.sceneWillConnect))
      .remark(
        "The scene's connection options and didReceive response carry the same response: handle "
          + "it once."
      )
      .citing("R-16 R-55 A-107"),
    Case("same-push-twice")
      .when(.arrivalMethod(.remoteNotificationMethod), .remoteNotificationMethod(.fetch))
      .and(.responseMethod(.tapFallback), .tapFallback(.fetch))
      .remark(
        "The fetchCompletionHandler variant runs twice for the same push, on arrival and on the "
          + "tap: tell the two apart by applicationState."
      )
      .citing("R-11 A-065 A-177"),
    Case("will-present-and-fetch")
      .when(.willPresentCall(.asked), .arrivalMethod(.remoteNotificationMethod))
      .remark(
        "willPresent and the method for remote notifications both get this push, and their "
          + "order is not promised: handle it once."
      )
      .citing("R-07 A-036"),
    Case("extension-and-app")
      .when(.extensionRun(.runs), !.arrivalMethod(.nobody))
      .remark(
        "That the service extension comes before the method of the app is inferred: Apple "
          + "promises only that it runs before the notification is shown."
      )
      .citing("R-69 A-155"),
    Case("will-present-twice")
      .when(.willPresentCall(.asked), .only(18, 0))
      .remark("iOS 18.0 may call willPresent twice for one push; 18.1 fixed it.")
      .citing("R-32"),
  ]
}
