import DecisionTables

extension Caveat {
  /// Other conditions of the user's action.
  static let actions: [Caveat] = [
    Caveat(
      "explicit-dismissal",
      when: [.userAction(.dismiss), .since(10, 0)],
      text: "Only an explicit dismissal counts: a banner that is flicked away or ignored reports "
        + "nothing. The category must be registered with the custom dismiss action.",
      "R-29 R-46 A-073"
    ),
    Caveat(
      "category-registered",
      when: [.button, .opportunity(.open)],
      text: "The category is taken to be registered with a matching action.",
      "A-076"
    ),
    Caveat(
      "banner-from-will-present",
      when: [.presentation(.willPresent), .opportunity(.open), !.userAction(nil, .icon)],
      text: "willPresent is taken to have returned a banner or a list entry to act on.",
      "R-36 A-079"
    ),
    Caveat(
      "late-delegate",
      when: [.responseDelegate(.tooLate), .opportunity(.open), !.userAction(nil, .icon)],
      text: "Set the notification center's delegate before the launch has finished: set later, it "
        + "can miss the response that launched the app.",
      "R-19 A-012"
    ),
  ]

  /// Methods that run twice.
  static let repetitions: [Caveat] = [
    Caveat(
      "same-response-twice",
      when: [
        .sceneConnection(.withResponse), .responseMethod(.delegate), .implements(.sceneWillConnect),
      ],
      text:
        "The scene's connection options and didReceive response carry the same response: handle "
        + "it once.",
      "R-16 R-55 A-107"
    ),
    Caveat(
      "same-push-twice",
      when: [
        .arrivalMethod(.remoteNotificationMethod), .remoteNotificationMethod(.fetch),
        .responseMethod(.tapFallback), .tapFallback(.fetch),
      ],
      text:
        "The fetchCompletionHandler variant runs twice for the same push, on arrival and on the "
        + "tap: tell the two apart by applicationState.",
      "R-11 A-065 A-177"
    ),
    Caveat(
      "will-present-and-fetch",
      when: [.willPresentCall(.asked), .arrivalMethod(.remoteNotificationMethod)],
      text: "willPresent and the method for remote notifications both get this push, and their "
        + "order is not promised: handle it once.",
      "R-07 A-036"
    ),
    Caveat(
      "extension-and-app",
      when: [.extensionRun(.runs), !.arrivalMethod(.nobody)],
      text: "That the service extension comes before the method of the app is inferred: Apple "
        + "promises only that it runs before the notification is shown.",
      "R-69 A-155"
    ),
    Caveat(
      "will-present-twice",
      when: [.willPresentCall(.asked), .only(18, 0)],
      text: "iOS 18.0 may call willPresent twice for one push; 18.1 fixed it.",
      "R-32"
    ),
  ]
}
