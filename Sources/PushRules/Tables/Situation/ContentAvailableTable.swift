import DecisionTables

extension DecisionTable {
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
