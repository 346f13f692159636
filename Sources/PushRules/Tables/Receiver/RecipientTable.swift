internal import DecisionTables

extension DecisionTable {
  /// Names who takes a push of this push type; where none is stated, of the one that it needs.
  static var recipient: DecisionTable {
    DecisionTable(
      "recipient",
      .receiver,
      decides: .recipient,
      isAlias: true,
      rules: [
        Rule(
          "recipient.app",
          .recipient(.app),
          when: [.pushType(nil, .alert, .background), .event(nil)],
          because: "The push is for the app.",
          .documented,
          "A-311 A-312"
        ),
        Rule(
          "recipient.app-with-event",
          .recipient(.app),
          when: [.pushType(.alert, .background), !.event(nil)],
          because: "A push of type alert or background is for the app, whatever event it has.",
          .documented,
          "A-311 A-312"
        ),
        Rule(
          "recipient.type-missing-before-13",
          .recipient(.app),
          when: [.pushType(.missing), .before(13)],
          because: "Before iOS 13 a request needs no apns-push-type.",
          .documented,
          "R-44 A-323"
        ),
        Rule(
          "recipient.type-missing",
          .recipient(.app),
          when: [.pushType(.missing), .since(13)],
          because: "A push without apns-push-type is handed over.",
          .contested(
            "Apple requires the header; APNs may delay or drop a push without it.",
            settle: "Send a push without apns-push-type, with priority 5, to a device of today.",
            otherwise: .recipient(.nobody)
          ),
          "R-44 A-302 A-389 A-390"
        ),
        Rule(
          "recipient.voip",
          .recipient(.pushKit),
          when: [.pushType(.voip), .since(8)],
          because: "A VoIP push goes to PushKit and is never shown by the system.",
          .documented,
          "R-34 A-200"
        ),
        Rule(
          "recipient.location",
          .recipient(.locationExtension),
          when: [.pushType(.location), .since(15)],
          because: "A location push runs the location push service extension.",
          .documented,
          "R-34 A-206"
        ),
        Rule(
          "recipient.pushtotalk",
          .recipient(.pushToTalk),
          when: [.pushType(.pushToTalk), .since(16)],
          because: "A Push to Talk push goes to the channel manager's incomingPushResult.",
          .documented,
          "R-40 A-205"
        ),
        Rule(
          "recipient.fileprovider",
          .recipient(.fileProviderExtension),
          when: [.pushType(.fileProvider), .since(11)],
          because: "A file provider push goes to the file provider extension.",
          .documented,
          "R-34 A-211"
        ),
        Rule(
          "recipient.complication",
          .recipient(.watchComplication),
          when: [.pushType(.complication)],
          because: "A complication push is for the complication on the watch.",
          .documented,
          "R-34 A-204"
        ),
        Rule(
          "recipient.mdm",
          .recipient(.deviceManagement),
          when: [.pushType(.mdm)],
          because: "An MDM push makes the device contact its management server.",
          .documented,
          "R-34 A-211"
        ),
        Rule(
          "recipient.liveactivity",
          .recipient(.widgetExtension),
          when: [.pushType(nil, .liveActivity), .event(.update, .end), .since(16, 1)],
          because: "A Live Activity push wakes the widget extension, not the app's callbacks.",
          .documented,
          "R-34 R-39 A-207"
        ),
        Rule(
          "recipient.liveactivity-no-event",
          .recipient(.widgetExtension),
          when: [.pushType(.liveActivity), .event(nil), .since(16, 1)],
          because: "A Live Activity push wakes the widget extension, not the app's callbacks.",
          .documented,
          "R-34 R-39 A-207"
        ),
        Rule(
          "recipient.liveactivity-start",
          .recipient(.activityKit),
          when: [.pushType(nil, .liveActivity), .event(.start), .since(17, 2)],
          because: "A push with event start makes ActivityKit start the Live Activity.",
          .documented,
          "R-39 A-207"
        ),
        Rule(
          "recipient.widgets",
          .recipient(.widgetExtension),
          when: [.pushType(.widgets), .since(26)],
          because: "A widgets push makes WidgetKit reload the widgets.",
          .documented,
          "R-34 A-210"
        ),
        Rule(
          "recipient.controls",
          .recipient(.widgetExtension),
          when: [.pushType(.controls), .since(18, 0)],
          because: "A controls push makes WidgetKit reload the controls.",
          .documented,
          "R-34 A-210"
        ),
        Rule(
          "recipient.voip-before-8",
          .recipient(.nobody),
          when: [.pushType(.voip), .before(8)],
          because: "PushKit exists from iOS 8; before, nobody takes a VoIP push.",
          .documented,
          "A-200 A-203"
        ),
        Rule(
          "recipient.location-before-15",
          .recipient(.nobody),
          when: [.pushType(.location), .before(15)],
          because: "Location pushes exist from iOS 15.",
          .documented,
          "A-206"
        ),
        Rule(
          "recipient.pushtotalk-before-16",
          .recipient(.nobody),
          when: [.pushType(.pushToTalk), .before(16)],
          because: "Push to Talk exists from iOS 16.",
          .documented,
          "A-205"
        ),
        Rule(
          "recipient.fileprovider-before-11",
          .recipient(.nobody),
          when: [.pushType(.fileProvider), .before(11)],
          because: "File provider pushes exist from iOS 11.",
          .documented,
          "A-203 A-211"
        ),
        Rule(
          "recipient.liveactivity-before-16-1",
          .recipient(.nobody),
          when: [.pushType(nil, .liveActivity), !.event(nil), .before(16, 1)],
          because: "Live Activity pushes exist from iOS 16.1.",
          .documented,
          "A-207"
        ),
        Rule(
          "recipient.liveactivity-no-event-before-16-1",
          .recipient(.nobody),
          when: [.pushType(.liveActivity), .event(nil), .before(16, 1)],
          because: "Live Activity pushes exist from iOS 16.1.",
          .documented,
          "A-207"
        ),
        Rule(
          "recipient.liveactivity-start-before-17-2",
          .recipient(.nobody),
          when: [
            .pushType(nil, .liveActivity), .event(.start), .since(16, 1), .before(17, 2),
          ],
          because: "A push starts a Live Activity from iOS 17.2.",
          .documented,
          "R-39 A-207"
        ),
        Rule(
          "recipient.widgets-before-26",
          .recipient(.nobody),
          when: [.pushType(.widgets), .before(26)],
          because: "Widgets pushes exist from iOS 26.",
          .documented,
          "A-210 A-321"
        ),
        Rule(
          "recipient.controls-before-18",
          .recipient(.nobody),
          when: [.pushType(.controls), .before(18, 0)],
          because: "Controls pushes exist from iOS 18.",
          .documented,
          "A-210 A-314"
        ),
      ]
    )
  }
}
