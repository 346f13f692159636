import DecisionTables

extension DecisionTable {
  /// Decides which method for remote notifications a tap falls back to.
  static let tapFallback = DecisionTable(.response, decides: .tapFallback) {
    Case("tap-fallback.fetch", .tapFallback(.fetch))
      .when(!.only(10, 0), .remoteNotificationMethod(.fetch), !.responseDelegate(.tooLate))
      .because("A tap hands the push to the fetchCompletionHandler variant.")
      .documented("R-03 A-063 A-065")
    Case("tap-fallback.fetch-late-delegate", .tapFallback(.fetch))
      .when(!.only(10, 0), .remoteNotificationMethod(.fetch), .responseDelegate(.tooLate))
      .because(
        "A tap that comes before the delegate falls back to the fetchCompletionHandler variant."
      )
      .contested(
        "R-19 A-012",
        otherSide: "The tap may be lost: Apple only says that responses can be missed.",
        settle: "Set the delegate after the launch has finished and start the app by a tap.",
        otherwise: .tapFallback(.nobody)
      )
    Case("tap-fallback.did-receive", .tapFallback(.didReceive))
      .when(!.only(10, 0), .remoteNotificationMethod(.didReceive), !.placeAtResponse(.gone))
      .because("On the way to the foreground a tap hands the push to the old method.")
      .contested(
        "R-02 A-066 C-01 S4-23",
        otherSide: "The SDK header and Apple's page on the fetch variant say that the old method "
          + "is not called when a push resumes the app.",
        settle:
          "Implement only the old method, suspend the app, tap a push, and log the callbacks.",
        otherwise: .tapFallback(.nobody)
      )
    Case("tap-fallback.did-receive-cold", .tapFallback(.nobody))
      .when(!.only(10, 0), .remoteNotificationMethod(.didReceive), .placeAtResponse(.gone))
      .because("The old method is not called for the notification that launched the app.")
      .documented("R-03 A-064")
    Case("tap-fallback.nobody", .tapFallback(.nobody))
      .when(.remoteNotificationMethod(.nobody))
      .because("The app delegate implements neither method for remote notifications.")
      .documented("A-024")
    Case("tap-fallback.10-0-did-receive-instead-of-fetch", .tapFallback(.didReceive))
      .when(.only(10, 0), .remoteNotificationMethod(.fetch), .implements(.didReceive))
      .because("iOS 10.0 calls the old method for a tap, although the fetch variant is there.")
      .observed("R-04")
    Case("tap-fallback.10-0-did-receive", .tapFallback(.didReceive))
      .when(.only(10, 0), .remoteNotificationMethod(.didReceive))
      .because("iOS 10.0 calls the old method for a tap, for one that launches the app too.")
      .inferred("R-04")
    Case("tap-fallback.10-0-fetch", .tapFallback(.nobody))
      .when(.only(10, 0), .remoteNotificationMethod(.fetch), .lacks(.didReceive))
      .because("iOS 10.0 does not call the fetchCompletionHandler variant for a tap.")
      .observed("R-04")
  }
}
