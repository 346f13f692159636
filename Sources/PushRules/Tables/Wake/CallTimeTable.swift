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
          when: [.pushKitMethod(.nobody)],
          because: "The app implements no PushKit method that this version of iOS calls.",
          .documented,
          "A-200 R-41"
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
          "R-26 R-53 A-123"
        ),
        Rule(
          "call-time.simulator",
          .callTime(.closed),
          when: [.inSimulator],
          because: "A VoIP push cannot be sent to the simulator.",
          .contested(
            "PushKit may work in a simulator that has a device token, where nobody reports it.",
            settle: "Register PushKit in the simulator of a Mac with Apple silicon and send a call."
          ),
          "R-43 A-387"
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
