internal import DecisionTables

extension DecisionTable {
  /// Decides whether `content-available` counts as set.
  static let contentAvailable = DecisionTable(
    "content-available",
    .situation,
    names: .contentAvailable
  ) {
    Case("1", .contentAvailable(.present))
      .when(.contentAvailableValue(.one))
      .because("content-available is 1.")
      .documented("A-254 A-295")
    Case("true", .contentAvailable(.present))
      .when(.contentAvailableValue(.boolean))
      .because("content-available is true, which works like 1; documented is the number 1.")
      .observed("A-298 A-297")
    Case("undocumented", .contentAvailable(.present))
      .when(.contentAvailableValue(.undocumented))
      .because("content-available is neither the number 1 nor true, and is read as set.")
      .contested(
        "A-295 A-299 U-12 S4-26",
        otherSide: "Apple documents only the number 1, and one report says that \"1\" does not "
          + "wake the app.",
        settle: "Send {\"aps\":{\"content-available\":\"1\"}} to a suspended app with the "
          + "background mode.",
        otherwise: .contentAvailableValue(.zero)
      )
    Case("absent", .contentAvailable(.absent))
      .when(.contentAvailableValue(.absent))
      .because("The payload has no content-available.")
      .documented("A-025 S4-28")
    Case("0", .contentAvailable(.absent))
      .when(.contentAvailableValue(.zero))
      .because("content-available is 0, which does not count as set.")
      .documented("A-295")
    Case("unreadable", .contentAvailable(.absent))
      .when(.contentAvailableValue(.unreadable))
      .because("content-available is neither a number nor a Boolean, so it does not count as set.")
      .graded(.unreadableContentAvailable, "A-295 A-297")
    Case("misplaced", .contentAvailable(.absent))
      .when(.contentAvailableValue(.misplaced))
      .because("content-available is misspelt or outside aps, where iOS does not read it.")
      .documented("A-254 A-272")
  }
}

extension EvidenceGrade {
  static let unreadableContentAvailable = contested(
    "Recent systems may read any value that is not a number as set.",
    settle:
      "Send {\"aps\":{\"content-available\":\"0\"}} to a suspended app with the background mode.",
    otherwise: .contentAvailableValue(.one)
  )
}
