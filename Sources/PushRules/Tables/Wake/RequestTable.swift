internal import DecisionTables

extension DecisionTable {
  /// Decides whether the sender asks for background time: payload and headers.
  static var request: DecisionTable {
    DecisionTable(
      "request",
      .wake,
      decides: .request,
      obstacles: [
        Rule(
          "request.no-content-available",
          .request(.closed),
          when: [.contentAvailableValue(.absent)],
          because: "Without content-available nothing runs until the user acts.",
          .documented,
          "A-025 C-02 S4-28"
        ),
        Rule(
          "request.content-available-0",
          .request(.closed),
          when: [.contentAvailableValue(.zero)],
          because: "content-available is 0, which does not ask for background time.",
          .documented,
          "A-295"
        ),
        Rule(
          "request.content-available-unreadable",
          .request(.closed),
          when: [.contentAvailableValue(.unreadable)],
          because:
            "content-available is neither a number nor a Boolean, so it does not count as set.",
          .unreadableContentAvailable,
          "A-295 A-297"
        ),
        Rule(
          "request.content-available-misplaced",
          .request(.closed),
          when: [.contentAvailableValue(.misplaced)],
          because: "content-available is misspelt or outside aps, where iOS does not read it.",
          .documented,
          "A-254 A-272"
        ),
        Rule(
          "request.priority-10",
          .request(.closed),
          when: [.since(13), .nothingVisible, .priority(.ten)],
          because: "From iOS 13 a push that shows nothing and has apns-priority 10 wakes no app.",
          .documented,
          "R-22 A-136 A-312"
        ),
        Rule(
          "request.background-typed-priority-10",
          .request(.closed),
          when: [.since(13), .visible, .pushType(.background), .priority(.ten)],
          because: "From iOS 13 a push of type background and apns-priority 10 wakes no app.",
          .inferred,
          "R-22 A-312"
        ),
      ],
      open: Rule(
        "request.requested",
        .request(.open),
        because: "content-available asks for background time.",
        .documented,
        "A-026"
      )
    )
  }
}
