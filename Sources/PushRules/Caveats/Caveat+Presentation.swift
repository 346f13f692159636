extension Caveat {
  /// Other conditions of the presentation.
  static let presentations: [Caveat] = [
    Caveat(
      "service-extension-time",
      when: [.extensionRun(.runs)],
      text: "The service extension has about 30 seconds and 24 MB; beyond them the notification is "
        + "shown as it was sent.",
      "R-80 A-153 A-514"
    ),
    Caveat(
      "sound-beside-badge",
      when: [.presentation(.badge), .content(.soundAndBadge)],
      text: "Before iOS 13 the sound is heard, too; later a sound without an alert stays silent, "
        + "which is contested.",
      "R-59 A-503"
    ),
    Caveat(
      "filtering-entitlement",
      when: [.extensionRun(.runs), .since(13, 3)],
      text:
        "With the filtering entitlement an extension that returns empty content keeps a push of "
        + "type alert from being shown.",
      "A-154"
    ),
    Caveat(
      "watch",
      when: [
        .userAction(.action, .foregroundAction, .textAction, .dismiss), .responseMethod(.delegate),
      ],
      text: "An action or dismissal on a paired Apple Watch comes back to this method, too.",
      "A-071"
    ),
  ]

  static let focus = Caveat(
    "focus",
    when: [.presentation(.shown, .willPresent), .since(15), .alert],
    text:
      "Focus, the scheduled summary and interruption-level change what is seen and heard, not "
      + "which method runs: passive goes to the list only.",
    "A-138"
  )
}
