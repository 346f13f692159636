extension DecisionTable {
  /// Decides whether the sender asks for background time: payload and headers.
  static let request = DecisionTable(.wake, gate: .request) {
    Case("request.no-content-available")
      .when(.contentAvailableValue(.absent))
      .because("Without content-available nothing runs until the user acts.")
      .documented("A-025 C-02 S4-28")
    Case("request.content-available-0")
      .when(.contentAvailableValue(.zero))
      .because("content-available is 0, which does not ask for background time.")
      .documented("A-295")
    Case("request.content-available-unreadable")
      .when(.contentAvailableValue(.unreadable))
      .because("content-available is neither a number nor a Boolean, so it does not count as set.")
      .graded(.unreadableContentAvailable, "A-295 A-297")
    Case("request.beside-in-simulator")
      .when(.contentAvailableCounts, .byFile, .visible)
      .because("The simulator hands over what a push shows, but not its content-available.")
      .graded(.visiblePushInSimulator, "R-58 A-503")
    Case("request.content-available-misplaced")
      .when(.contentAvailableValue(.misplaced))
      .because("content-available is misspelt or outside aps, where iOS does not read it.")
      .documented("A-254 A-272")
    Case("request.priority-10")
      .when(.since(13), .nothingVisible, .priority(.ten))
      .because("From iOS 13 a push that shows nothing and has apns-priority 10 wakes no app.")
      .graded(.silentPriority10, "R-70 R-22 A-136 A-312 A-532")
    Case("request.background-typed-priority-10")
      .when(.since(13), .visible, .pushType(.background), .priority(.ten))
      .because("From iOS 13 a push of type background and apns-priority 10 wakes no app.")
      .graded(.silentPriority10, "R-70 R-22 A-312 A-532")
  } open: {
    Case("request.requested")
      .because("content-available asks for background time.")
      .documented("A-026")
  }
}

extension EvidenceGrade {
  static let silentPriority10 = contested(
    "A developer's table of 12 measured pushes has the app woken with priority 10, with and "
      + "without an alert.",
    settle: "Send the push to a suspended app twice, with priority 5 and with 10."
  )
}
