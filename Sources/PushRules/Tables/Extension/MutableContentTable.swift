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
}

extension EvidenceGrade {
  static let unreadableMutableContent = contested(
    "Recent systems may read any value that is not a number as set.",
    settle:
      "Send an alert with \"mutable-content\":\"0\" to an app whose extension changes the title.",
    otherwise: .mutableContentValue(.one)
  )
}
