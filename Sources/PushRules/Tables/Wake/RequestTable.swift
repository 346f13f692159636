extension DecisionTable {
  /// Decides whether the sender asks for background time: payload and headers.
  static let request = gate(
    "request",
    .wake,
    decides: .request,
    obstacles: [
      .noContentAvailable, .zeroContentAvailable, .unreadableContentAvailable,
      .misplacedContentAvailable, .priorityTen, .typedBackgroundWithPriorityTen,
    ],
    open: .asksForTime
  )
}

extension Rule {
  static let noContentAvailable = Rule(
    "wake.no-content-available",
    .request(.closed),
    when: .contentAvailableValue(.absent),
    because: "Without content-available nothing runs until the user acts.",
    .documented,
    "A-025",
    "C-02",
    "S4-28"
  )

  static let zeroContentAvailable = Rule(
    "wake.content-available-0",
    .request(.closed),
    when: .contentAvailableValue(.zero),
    because: "content-available is 0, which does not ask for background time.",
    .documented,
    "A-295"
  )

  static let unreadableContentAvailable = Rule(
    "wake.content-available-unreadable",
    .request(.closed),
    when: .contentAvailableValue(.unreadable),
    because: "content-available is neither a number nor a Boolean, so it does not count as set.",
    .unreadableContentAvailable,
    "A-295",
    "A-297"
  )

  static let misplacedContentAvailable = Rule(
    "wake.content-available-misplaced",
    .request(.closed),
    when: .contentAvailableValue(.misplaced),
    because: "content-available is misspelt or stands outside aps, where nobody reads it.",
    .documented,
    "A-254",
    "A-272"
  )

  static let priorityTen = Rule(
    "wake.priority-10",
    .request(.closed),
    when: .since(13),
    .nothingVisible,
    .priority(.ten),
    because: "From iOS 13 a push that shows nothing and has apns-priority 10 wakes no app.",
    .documented,
    "R-22",
    "A-136",
    "A-312"
  )

  static let typedBackgroundWithPriorityTen = Rule(
    "wake.background-typed-priority-10",
    .request(.closed),
    when: .since(13),
    .visible,
    .pushType(.background),
    .priority(.ten),
    because: "From iOS 13 a push of type background and apns-priority 10 wakes no app.",
    .inferred,
    "R-22",
    "A-312"
  )

  static let asksForTime = Rule(
    "wake.requested",
    .request(.open),
    otherwise: "content-available asks for background time.",
    .documented,
    "A-026"
  )
}
