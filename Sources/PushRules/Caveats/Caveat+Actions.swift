internal import DecisionTables

// Other conditions of the user's action.
extension Caveat {
  static var dismissalKinds: Caveat {
    Caveat(
      "explicit-dismissal",
      when: [.userAction(.dismiss), .since(10, 0)],
      text: "Only an explicit dismissal counts: a banner that is flicked away or ignored reports "
        + "nothing. The category must be registered with the custom dismiss action.",
      "R-29 R-46 A-073"
    )
  }

  static var categoryRegistration: Caveat {
    Caveat(
      "category-registered",
      when: [.button, .opportunity(.open)],
      text: "The category is taken to be registered with a matching action.",
      "A-076"
    )
  }

  static var bannerFromWillPresent: Caveat {
    Caveat(
      "banner-from-will-present",
      when: [.presentation(.willPresent), .opportunity(.open), !.userAction(nil, .icon)],
      text: "willPresent is taken to have returned a banner or a list entry to act on.",
      "R-36 A-079"
    )
  }

  static var lateDelegate: Caveat {
    Caveat(
      "late-delegate",
      when: [.responseDelegate(.tooLate), .opportunity(.open), !.userAction(nil, .icon)],
      text: "Set the notification center's delegate before the launch has finished: set later, it "
        + "can miss the response that launched the app.",
      "R-19 A-012"
    )
  }
}
