extension Caveat {
  /// What the called methods read.
  static let readings: [Caveat] = [
    Caveat(
      "inactive-state",
      when: [.state(.inactive), .arrivalMethod(.remoteNotificationMethod)],
      text: "inactive does not mean tapped: this push arrives while something covers the app.",
      "R-15 A-038"
    ).or([.state(.inactive), .willPresentCall(.asked)]),
    Caveat(
      "key-deprecated",
      when: [.launchOptions(.key), .since(26)],
      text: "The remote-notification key of the launch options is deprecated from iOS 26.",
      "A-104"
    ),
  ]

  /// The duties of the called methods.
  static let handlers: [Caveat] = [
    Caveat(
      "completion-handler",
      when: [.arrivalMethod(.remoteNotificationMethod), .remoteNotificationMethod(.fetch)],
      text: "Call the fetch completion handler once, within 30 seconds, or iOS ends the app and "
        + "wakes it less often.",
      "A-039"
    ).or([.responseMethod(.tapFallback), .tapFallback(.fetch)]),
    Caveat(
      "presentation-handler",
      when: [.willPresentCall(.asked)],
      text: "Nothing is shown if willPresent does not call its completion handler in time.",
      "A-033"
    ),
    Caveat(
      "response-handler",
      when: [.responseMethod(.delegate, .actionHandler)],
      text: "Call the completion handler of the response when you are done.",
      "A-068 A-071"
    ),
  ]
}
