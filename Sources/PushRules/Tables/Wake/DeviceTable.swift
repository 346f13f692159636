internal import DecisionTables

extension DecisionTable {
  /// Decides whether the device and its user let the app run in the background.
  static var device: DecisionTable {
    DecisionTable(
      "device",
      .wake,
      decides: .device,
      obstacles: [
        Rule(
          "device.refresh-off",
          .device(.closed),
          when: [.backgroundAppRefresh(.off), !(.since(8) & .before(13)), .since(7)],
          because: "Background App Refresh is off, so no push wakes the app.",
          .documented,
          "R-20 A-125"
        ),
        Rule(
          "device.refresh-off-8-to-12",
          .device(.closed),
          when: [.backgroundAppRefresh(.off), .since(8), .before(13)],
          because: "Background App Refresh is off, so no push wakes the app.",
          .contested(
            "One measured table says that the method still ran on iOS 8 to 10.",
            settle: "Switch it off on iOS 8 to 12 and send content-available to a suspended app."
          ),
          "R-20 R-50 A-125"
        ),
        Rule(
          "device.low-power",
          .device(.closed),
          when: [.lowPowerMode(.on), .since(9)],
          because: "Low Power Mode switches Background App Refresh off.",
          .inferred,
          "R-21 A-126 A-127"
        ),
        Rule(
          "device.first-unlock",
          .device(.closed),
          when: [.firstUnlock(.pending)],
          because: "Between the start of the device and its first unlock no push launches an app.",
          .documented,
          "R-26 A-123"
        ),
        Rule(
          "device.force-quit",
          .device(.closed),
          when: [.killedByUser],
          because:
            "The user removed the app in the switcher: no push wakes it until it is opened again.",
          .documented,
          "R-13 A-121 S4-27"
        ),
      ],
      open: Rule(
        "device.allows",
        .device(.open),
        because: "The device lets the app run in the background.",
        .documented,
        "A-122 A-125"
      )
    )
  }
}
