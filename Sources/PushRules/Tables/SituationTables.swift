import DecisionTables

extension DecisionTable {
  /// Names where the app is when the push arrives.
  static let place = DecisionTable(.situation, names: .place) {
    Case("place.active", .place(.foreground))
      .when(.state(.active))
      .because("An active app is in the foreground.")
      .documented("A-001 S0-04")
    Case("place.inactive", .place(.foreground))
      .when(.state(.inactive))
      .because("An inactive app is in the foreground too; inactive does not mean tapped.")
      .observed("R-15 A-038")
    Case("place.background", .place(.background))
      .when(.state(.background, .suspended))
      .because("The app is in memory, out of sight.")
      .documented("A-002 S0-05 S0-06")
    Case("place.not-running", .place(.notRunning))
      .when(!.running)
      .because("The app is not running.")
      .documented("A-002 S0-02")
  }

  /// Names what the user allows the app to show.
  static let permission = DecisionTable(.situation, names: .permission) {
    Case("permission.authorized", .permission(.full))
      .when(.authorization(.authorized))
      .because("The user allows notifications.")
      .documented("A-009")
    Case("permission.provisional", .permission(.historyOnly))
      .when(.authorization(.provisional), .since(12))
      .because("Provisional authorization allows the history of Notification Center only.")
      .documented("R-24 A-132")
    Case("permission.provisional-before-12", .permission(.full))
      .when(.authorization(.provisional), .before(12))
      .because("Provisional authorization exists from iOS 12; before, it is not in effect.")
      .inferred("R-24 A-132")
    Case("permission.not-authorized", .permission(.refused))
      .when(.authorization(.denied, .notDetermined))
      .because("The user does not allow notifications.")
      .documented("R-23 A-009")
  }

  /// Decides whether `content-available` counts as set.
  static let contentAvailable = DecisionTable(
    .situation,
    names: .contentAvailable,
    called: "content-available"
  ) {
    Case("content-available.1", .contentAvailable(.present))
      .when(.contentAvailableValue(.one), .onDevice)
      .because("content-available is 1.")
      .documented("A-254 A-295")
    Case("content-available.true", .contentAvailable(.present))
      .when(.contentAvailableValue(.boolean), .onDevice)
      .because("content-available is true, which works like 1; documented is the number 1.")
      .observed("A-298 A-297")
    Case("content-available.undocumented", .contentAvailable(.present))
      .when(.contentAvailableValue(.undocumented), .onDevice)
      .because("content-available is neither the number 1 nor true, and is read as set.")
      .graded(.undocumentedContentAvailable, "A-295 A-299 U-12 S4-26")
    Case("content-available.alone-in-simulator", .contentAvailable(.present))
      .when(.contentAvailableValue(.one, .boolean), .byFile, .nothingVisible)
      .because("content-available alone is read in the simulator, too.")
      .inferred("R-43 A-384")
    Case("content-available.undocumented-alone-in-simulator", .contentAvailable(.present))
      .when(.contentAvailableValue(.undocumented), .byFile, .nothingVisible)
      .because("content-available is neither the number 1 nor true, and is read as set.")
      .graded(.undocumentedContentAvailable, "R-43 A-295 A-299")
    Case("content-available.beside-in-simulator", .contentAvailable(.absent))
      .when(.contentAvailableCounts, .byFile, .visible)
      .because("The simulator hands over what a push shows, but not its content-available.")
      .graded(.visiblePushInSimulator, "R-58 A-503")
    Case("content-available.by-apns-in-simulator", .contentAvailable(.present))
      .when(.contentAvailableCounts, .environment(.simulatorByApns))
      .because("By APNs the simulator hands content-available over, too.")
      .contested(
        "R-79 A-540",
        otherSide: "An SDK's change says that the simulator runs no app for content-available, by "
          + "APNs neither.",
        settle: "Send content-available to the token of a simulator, and log the method.",
        otherwise: .environment(.simulator)
      )
    Case("content-available.absent", .contentAvailable(.absent))
      .when(.contentAvailableValue(.absent))
      .because("The payload has no content-available.")
      .documented("A-025 S4-28")
    Case("content-available.0", .contentAvailable(.absent))
      .when(.contentAvailableValue(.zero))
      .because("content-available is 0, which does not count as set.")
      .documented("A-295")
    Case("content-available.unreadable", .contentAvailable(.absent))
      .when(.contentAvailableValue(.unreadable))
      .because("content-available is neither a number nor a Boolean, so it does not count as set.")
      .graded(.unreadableContentAvailable, "A-295 A-297")
    Case("content-available.misplaced", .contentAvailable(.absent))
      .when(.contentAvailableValue(.misplaced))
      .because("content-available is misspelt or outside aps, where iOS does not read it.")
      .documented("A-254 A-272")
  }

  /// Decides whether the situation can exist; the other tables decide only those that can.
  static let feasibility = DecisionTable(.situation, gate: .feasibility) {
    Case("feasibility.no-background-before-4")
      .when(.state(.background, .suspended), .before(4))
      .because("Before iOS 4 leaving an app ends it: there is no background.")
      .documented("A-001")
    Case("feasibility.locked-means-rebooted")
      .when(.firstUnlock(.pending), !.state(.notRunning(.reboot)))
      .because("Before the first unlock the app is not running, ended by the restart.")
      .documented("R-26 A-123")
    Case("feasibility.cannot-run")
      .when(.running, .launchability(.fails))
      .because("Built with the iOS 27 SDK and without scenes, the app cannot run on iOS 27.")
      .documented("R-31 A-013")
    Case("feasibility.no-scene-to-lose")
      .when(.scene(.disconnected), !.lifecycleInEffect(.scene))
      .because("Only an app with the scene life cycle, from iOS 13, has a scene to lose.")
      .documented("R-55 A-105")
    Case("feasibility.scene-lost-in-memory")
      .when(.scene(.disconnected), !.state(.background, .suspended))
      .because(
        "The system takes a scene away only while the app is in the background or suspended."
      )
      .documented("R-55 A-105")
    Case("feasibility.opened-from-the-background")
      .when(.meanwhile(.opened), !.state(.background, .suspended))
      .because("Only an app in the background can be opened between the push and the tap.")
      .documented("R-54")
    Case("feasibility.opened-before-a-tap")
      .when(.meanwhile(.opened), !.userAction(.notification))
      .because("What the user opens before a tap asks for a tap.")
      .documented("R-54")
    Case("feasibility.simulator-token")
      .when(.environment(.simulatorByApns), .before(16))
      .because("Simulators get pushes from APNs from iOS 16.")
      .documented("R-79 A-431")
    Case("feasibility.opened-with-its-scene")
      .when(.meanwhile(.opened), .scene(.disconnected))
      .because("An app that the user has opened has its scene.")
      .documented("R-55")
  } open: {
    Case("feasibility.possible")
      .because("The situation can exist.")
      .documented("A-002")
  }
}

extension Entry {
  /// A value of `content-available` that counts as set on a device.
  static var contentAvailableCounts: Entry {
    contentAvailableValue(.one, .boolean, .undocumented)
  }
}

extension EvidenceGrade {
  static let undocumentedContentAvailable = contested(
    "Apple documents only the number 1, and one report says that \"1\" does not wake the app.",
    settle: "Send {\"aps\":{\"content-available\":\"1\"}} to an app with the background mode.",
    otherwise: .contentAvailableValue(.zero)
  )

  static let visiblePushInSimulator = contested(
    "Apple's release notes of Xcode 11.4 say that the simulator takes background content fetch "
      + "notifications.",
    settle: "Send an alert with content-available with xcrun simctl push.",
    otherwise: .environment(.simulatorByApns)
  )

  static let unreadableContentAvailable = contested(
    "Recent systems may read any value that is not a number as set.",
    settle:
      "Send {\"aps\":{\"content-available\":\"0\"}} to a suspended app with the background mode.",
    otherwise: .contentAvailableValue(.one)
  )
}
