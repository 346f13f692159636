internal import DecisionTables

// Methods that run twice.
extension Caveat {
  static var sceneTapTwice: Caveat {
    Caveat(
      "same-response-twice",
      when: [
        .sceneConnection(.withResponse), .responseMethod(.delegate), .implements(.sceneWillConnect),
      ],
      text:
        "The scene's connection options and didReceive response carry the same response: handle "
        + "it once.",
      "R-16 R-55 A-107"
    )
  }

  static var fetchTwice: Caveat {
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
    )
  }

  static var willPresentAndFetch: Caveat {
    Caveat(
      "will-present-and-fetch",
      when: [.willPresentCall(.asked), .arrivalMethod(.remoteNotificationMethod)],
      text: "willPresent and the method for remote notifications both get this push, and their "
        + "order is not promised: handle it once.",
      "R-07 A-036"
    )
  }

  static var willPresentTwice: Caveat {
    Caveat(
      "will-present-twice",
      when: [.willPresentCall(.asked), .only(18, 0)],
      text: "iOS 18.0 may call willPresent twice for one push; 18.1 fixed it.",
      "R-32"
    )
  }
}
