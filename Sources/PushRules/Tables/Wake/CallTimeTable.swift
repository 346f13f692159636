internal import DecisionTables

extension DecisionTable {
  /// Decides whether a VoIP push reaches PushKit.
  static var callTime: DecisionTable {
    DecisionTable(
      "call time",
      .wake,
      decides: .callTime,
      obstacles: [
        Rule(
          "call-time.not-voip",
          .callTime(.closed),
          when: [!.recipient(.pushKit)],
          because: "The push is not a VoIP push.",
          .documented,
          "A-200"
        ),
        Rule(
          "call-time.no-pushkit-method",
          .callTime(.closed),
          when: [.lacks(.didReceiveIncomingPush)],
          because: "The app does not implement PushKit's didReceiveIncomingPush.",
          .documented,
          "A-200"
        ),
        Rule(
          "call-time.no-voip-mode",
          .callTime(.closed),
          when: [.voipMode(.absent)],
          because: "UIBackgroundModes lacks voip.",
          .documented,
          "R-34"
        ),
        Rule(
          "call-time.never-launched",
          .callTime(.closed),
          when: [.neverLaunched],
          because: "The app was never opened, so it has no PushKit token.",
          .inferred,
          "R-28 A-124"
        ),
        Rule(
          "call-time.first-unlock",
          .callTime(.closed),
          when: [.firstUnlock(.pending)],
          because: "Between the start of the device and its first unlock no call reaches the app.",
          .contested(
            "A VoIP push may launch the app before the first unlock too.",
            settle: "Restart the device, leave it locked, and send a VoIP push."
          ),
          "R-26 A-123"
        ),
      ],
      open: Rule(
        "call-time.voip",
        .callTime(.open),
        because: "A VoIP push reaches PushKit in every state.",
        .documented,
        "R-34 A-200 A-201"
      )
    )
  }
}
