import DecisionTables

extension DecisionTable {
  /// Decides whether `mutable-content` counts as set.
  static let mutableContent = DecisionTable(
    .extension,
    names: .mutableContent,
    called: "mutable-content"
  ) {
    Case("mutable-content.1", .mutableContent(.present))
      .when(.mutableContentValue(.one))
      .because("mutable-content is 1.")
      .documented("A-256 A-151")
    Case("mutable-content.true", .mutableContent(.present))
      .when(.mutableContentValue(.boolean))
      .because("mutable-content is true, which works like 1; documented is the number 1.")
      .observed("A-298 A-256")
    Case("mutable-content.undocumented", .mutableContent(.present))
      .when(.mutableContentValue(.undocumented))
      .because("mutable-content is neither the number 1 nor true, and is read as set.")
      .contested(
        "A-256 U-12",
        otherSide: "Apple documents only the number 1.",
        settle: "Send an alert with \"mutable-content\":\"1\" to an app whose extension changes "
          + "the title.",
        otherwise: .mutableContentValue(.zero)
      )
    Case("mutable-content.absent", .mutableContent(.absent))
      .when(.mutableContentValue(.absent))
      .because("The payload has no mutable-content.")
      .documented("A-151")
    Case("mutable-content.0", .mutableContent(.absent))
      .when(.mutableContentValue(.zero))
      .because("mutable-content is 0, which does not count as set.")
      .documented("A-151 A-256")
    Case("mutable-content.unreadable", .mutableContent(.absent))
      .when(.mutableContentValue(.unreadable))
      .because("mutable-content is neither a number nor a Boolean, so it does not count as set.")
      .graded(.unreadableMutableContent, "A-256")
    Case("mutable-content.misplaced", .mutableContent(.absent))
      .when(.mutableContentValue(.misplaced))
      .because("mutable-content is misspelt or outside aps, where iOS does not read it.")
      .documented("A-256 A-272")
  }

  /// Decides whether anything keeps the notification service extension from running.
  static let extensionPermit = DecisionTable(.extension, gate: .extensionPermit) {
    Case("extension-permit.before-10")
      .when(.before(10, 0))
      .because("Notification service extensions exist from iOS 10.")
      .documented("A-007 A-150")
    Case("extension-permit.missing")
      .when(.lacks(.serviceExtension))
      .because("The app has no notification service extension.")
      .documented("A-150")
    Case("extension-permit.not-mutable")
      .when(.mutableContentValue(.absent, .zero, .misplaced))
      .because("aps has no mutable-content that counts as set.")
      .documented("A-151")
    Case("extension-permit.mutable-unreadable")
      .when(.mutableContentValue(.unreadable))
      .because("mutable-content is neither a number nor a Boolean, so it does not count as set.")
      .graded(.unreadableMutableContent, "A-256")
    Case("extension-permit.no-alert")
      .when(.withoutAlert)
      .because("The push shows no alert, and the extension runs for alerts only.")
      .documented("R-25 A-150 A-152")
    Case("extension-permit.not-shown")
      .when(.showing(.closed))
      .because("The push is not shown, so there is nothing to change.")
      .documented("R-23 A-150")
  } open: {
    Case("extension-permit.permitted")
      .because("mutable-content on a visible alert asks for the extension.")
      .documented("R-25 A-150 A-151")
  }

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

extension EvidenceGrade {
  static let unreadableMutableContent = contested(
    "Recent systems may read any value that is not a number as set.",
    settle:
      "Send an alert with \"mutable-content\":\"0\" to an app whose extension changes the title.",
    otherwise: .mutableContentValue(.one)
  )
}
