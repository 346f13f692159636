extension DecisionTable {
  /// Decides whether a VoIP push reaches PushKit.
  static var callTime: DecisionTable {
    gate(
      "call time",
      .wake,
      decides: .callTime,
      obstacles: [
        .noVoIPPush, .pushKitMethodMissing, .voipModeMissing, .callBeforeFirstOpen,
        .callBeforeFirstUnlock,
      ],
      open: .callGranted
    )
  }
}

extension Rule {
  static var noVoIPPush: Rule {
    Rule(
      "wake.not-voip",
      .callTime(.closed),
      when: !.recipient(.pushKit),
      because: "The push is not a VoIP push.",
      .documented,
      "A-200"
    )
  }

  static var pushKitMethodMissing: Rule {
    Rule(
      "wake.no-pushkit-method",
      .callTime(.closed),
      when: .lacks(.didReceiveIncomingPush),
      because: "The app does not implement PushKit's didReceiveIncomingPush.",
      .documented,
      "A-200"
    )
  }

  static var voipModeMissing: Rule {
    Rule(
      "wake.no-voip-mode",
      .callTime(.closed),
      when: .voipMode(.absent),
      because: "UIBackgroundModes lacks voip.",
      .documented,
      "R-34"
    )
  }

  static var callBeforeFirstOpen: Rule {
    Rule(
      "wake.call-never-launched",
      .callTime(.closed),
      when: .neverLaunched,
      because: "The app was never opened, so it has no PushKit token.",
      .inferred,
      "R-28 A-124"
    )
  }

  static var callBeforeFirstUnlock: Rule {
    Rule(
      "wake.call-first-unlock",
      .callTime(.closed),
      when: .firstUnlock(.pending),
      because: "Between the start of the device and its first unlock no call reaches the app.",
      .contested(
        "A VoIP push may launch the app before the first unlock too.",
        settle: "Restart the device, leave it locked, and send a VoIP push."
      ),
      "R-26 A-123"
    )
  }

  static var callGranted: Rule {
    Rule(
      "wake.voip",
      .callTime(.open),
      otherwise: "A VoIP push reaches PushKit in every state.",
      .documented,
      "R-34 A-200 A-201"
    )
  }
}
