import DecisionTables

extension DecisionTable {
  /// Decides whether the notification service extension runs.
  static let extensionRun = DecisionTable(.extension, decides: .extensionRun) {
    Case("service-extension.runs", .extensionRun(.runs))
      .when(.extensionPermit(.open), .mutableContent(.present), .onDevice, .firstUnlock(.done))
      .and(.content(.alertDictionary), !.killedByUser, !.permission(.historyOnly))
      .because("The service extension runs before the alert is shown.")
      .documented("R-25 A-150 A-151")
    Case("service-extension.runs-provisional", .extensionRun(.runs))
      .when(.extensionPermit(.open), .mutableContent(.present), .onDevice, .firstUnlock(.done))
      .and(.content(.alertDictionary), .permission(.historyOnly))
      .because("With provisional authorization the service extension runs, too.")
      .inferred("R-24 U-09")
    Case("service-extension.runs-after-force-quit", .extensionRun(.runs))
      .when(.extensionPermit(.open), .mutableContent(.present), .onDevice, .firstUnlock(.done))
      .and(.content(.alertDictionary), .killedByUser, !.permission(.historyOnly))
      .because("The service extension is a process of its own and runs after a force quit too.")
      .observed("R-25 A-156")
    Case("service-extension.runs-for-string", .extensionRun(.runs))
      .when(.extensionPermit(.open), .mutableContent(.present), .onDevice, .firstUnlock(.done))
      .and(.content(.alertString))
      .because("The service extension runs for an alert given as a string, too.")
      .contested(
        "R-25 A-151 C-16 U-10",
        otherSide: "Apple's page asks for an alert dictionary with a title, subtitle or body.",
        settle: "Send {\"aps\":{\"alert\":\"Hello\",\"mutable-content\":1}} and log in the "
          + "extension.",
        otherwise: .extensionRun(.skipped)
      )
    Case("service-extension.runs-before-unlock", .extensionRun(.runs))
      .when(.extensionPermit(.open), .mutableContent(.present), .onDevice, .firstUnlock(.pending))
      .and(.content(.alertDictionary))
      .because("The service extension runs before the first unlock, without protected data.")
      .observed("R-26")
    Case("service-extension.runs-for-string-before-unlock", .extensionRun(.runs))
      .when(.extensionPermit(.open), .mutableContent(.present), .onDevice, .firstUnlock(.pending))
      .and(.content(.alertString))
      .because("The service extension runs for an alert given as a string, too.")
      .contested(
        "R-25 R-26 C-16",
        otherSide: "Apple's page asks for an alert dictionary with a title, subtitle or body.",
        settle: "Send {\"aps\":{\"alert\":\"Hello\",\"mutable-content\":1}} before the first "
          + "unlock.",
        otherwise: .extensionRun(.skipped)
      )
    Case("service-extension.runs-in-simulator", .extensionRun(.runs))
      .when(.extensionPermit(.open), .mutableContent(.present), .byFile)
      .because("In the simulator, too, the service extension is taken to run.")
      .contested(
        "R-43 R-79 A-385 A-431",
        otherSide: "Apple's notes of Xcode name the service extension for pushes by APNs, not for "
          + "files.",
        settle: "Send an alert with mutable-content with xcrun simctl push and log in the "
          + "extension.",
        otherwise: .extensionRun(.skipped)
      )
    Case("service-extension.runs-in-simulator-by-apns", .extensionRun(.runs))
      .when(.extensionPermit(.open), .mutableContent(.present), .environment(.simulatorByApns))
      .because("A push by APNs runs the service extension in the simulator, too.")
      .observed("R-79 A-431 A-540")
    Case("service-extension.skipped", .extensionRun(.skipped))
      .when(.extensionPermit(.closed))
      .because("The service extension does not run.")
      .documented("A-150")
  }
}
