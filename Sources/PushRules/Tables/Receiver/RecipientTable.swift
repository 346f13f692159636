extension DecisionTable {
  /// Names who takes a push of this push type.
  static var recipient: DecisionTable {
    DecisionTable(
      "recipient",
      .receiver,
      decides: .recipient,
      naming: true,
      [
        .forTheApp, .forPushKit, .forLocation, .forPushToTalk, .forFileProvider, .forComplication,
        .forManagement, .forLiveActivity, .forWidgets, .forControls, .voipBeforeEight,
        .locationBeforeFifteen, .pushToTalkBeforeSixteen, .fileProviderBeforeEleven,
        .liveActivityBefore16point1, .widgetsBefore26, .controlsBefore18,
      ]
    )
  }
}

extension Rule {
  static var forTheApp: Rule {
    Rule(
      "receiver.app",
      .recipient(.app),
      when: .pushType(nil, .alert, .background),
      because: "The push is for the app.",
      .documented,
      "A-311 A-312"
    )
  }

  static var forPushKit: Rule {
    Rule(
      "receiver.voip",
      .recipient(.pushKit),
      when: .pushType(.voip),
      .since(8),
      because: "A VoIP push goes to PushKit and is never shown by the system.",
      .documented,
      "R-34 A-200"
    )
  }

  static var forLocation: Rule {
    Rule(
      "receiver.location",
      .recipient(.locationExtension),
      when: .pushType(.location),
      .since(15),
      because: "A location push runs the location push service extension.",
      .documented,
      "R-34 A-206"
    )
  }

  static var forPushToTalk: Rule {
    Rule(
      "receiver.pushtotalk",
      .recipient(.pushToTalk),
      when: .pushType(.pushToTalk),
      .since(16),
      because: "A Push to Talk push goes to the channel manager's incomingPushResult.",
      .documented,
      "R-34 A-205"
    )
  }

  static var forFileProvider: Rule {
    Rule(
      "receiver.fileprovider",
      .recipient(.fileProviderExtension),
      when: .pushType(.fileProvider),
      .since(11),
      because: "A file provider push goes to the file provider extension.",
      .documented,
      "R-34 A-211"
    )
  }

  static var forComplication: Rule {
    Rule(
      "receiver.complication",
      .recipient(.watchComplication),
      when: .pushType(.complication),
      because: "A complication push is for the complication on the watch.",
      .documented,
      "R-34 A-204"
    )
  }

  static var forManagement: Rule {
    Rule(
      "receiver.mdm",
      .recipient(.deviceManagement),
      when: .pushType(.mdm),
      because: "An MDM push makes the device contact its management server.",
      .documented,
      "R-34 A-211"
    )
  }

  static var forLiveActivity: Rule {
    Rule(
      "receiver.liveactivity",
      .recipient(.widgetExtension),
      when: .pushType(.liveActivity),
      .since(16, 1),
      because: "A Live Activity push wakes the widget extension, not the app's callbacks.",
      .documented,
      "R-34 A-207"
    )
  }

  static var forWidgets: Rule {
    Rule(
      "receiver.widgets",
      .recipient(.widgetExtension),
      when: .pushType(.widgets),
      .since(26),
      because: "A widgets push makes WidgetKit reload the widgets.",
      .documented,
      "R-34 A-210"
    )
  }

  static var forControls: Rule {
    Rule(
      "receiver.controls",
      .recipient(.widgetExtension),
      when: .pushType(.controls),
      .since(18, 0),
      because: "A controls push makes WidgetKit reload the controls.",
      .documented,
      "R-34 A-210"
    )
  }

  static var voipBeforeEight: Rule {
    Rule(
      "receiver.voip-before-8",
      .recipient(.nobody),
      when: .pushType(.voip),
      .before(8),
      because: "PushKit exists from iOS 8; before, nobody takes a VoIP push.",
      .documented,
      "A-200 A-203"
    )
  }

  static var locationBeforeFifteen: Rule {
    Rule(
      "receiver.location-before-15",
      .recipient(.nobody),
      when: .pushType(.location),
      .before(15),
      because: "Location pushes exist from iOS 15.",
      .documented,
      "A-206"
    )
  }

  static var pushToTalkBeforeSixteen: Rule {
    Rule(
      "receiver.pushtotalk-before-16",
      .recipient(.nobody),
      when: .pushType(.pushToTalk),
      .before(16),
      because: "Push to Talk exists from iOS 16.",
      .documented,
      "A-205"
    )
  }

  static var fileProviderBeforeEleven: Rule {
    Rule(
      "receiver.fileprovider-before-11",
      .recipient(.nobody),
      when: .pushType(.fileProvider),
      .before(11),
      because: "File provider pushes exist from iOS 11.",
      .documented,
      "A-203 A-211"
    )
  }

  static var liveActivityBefore16point1: Rule {
    Rule(
      "receiver.liveactivity-before-16-1",
      .recipient(.nobody),
      when: .pushType(.liveActivity),
      .before(16, 1),
      because: "Live Activity pushes exist from iOS 16.1.",
      .documented,
      "A-207"
    )
  }

  static var widgetsBefore26: Rule {
    Rule(
      "receiver.widgets-before-26",
      .recipient(.nobody),
      when: .pushType(.widgets),
      .before(26),
      because: "Widgets pushes exist from iOS 26.",
      .documented,
      "A-210 A-321"
    )
  }

  static var controlsBefore18: Rule {
    Rule(
      "receiver.controls-before-18",
      .recipient(.nobody),
      when: .pushType(.controls),
      .before(18, 0),
      because: "Controls pushes exist from iOS 18.",
      .documented,
      "A-210 A-314"
    )
  }
}
