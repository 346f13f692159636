internal import DecisionTables
internal import PushRules

extension Transition {
  /// A call rings over the whole screen.
  static let calls: [Transition] = [
    .never("call-incoming.ringing", [.on(.callIncoming), .under(.call)], "a call rings already"),
    Transition(
      "call-incoming.active",
      when: [.on(.callIncoming), .from(.active)],
      moves: [.resign],
      to: .to(.inactive).under(.call),
      because: "The call takes the focus from the app, which becomes inactive.",
      .documented,
      "L-05 T-I1 T-S4"
    ),
    Transition(
      "call-incoming.inactive",
      when: [.on(.callIncoming), .from(.inactive), !.under(.call)],
      to: .stay.under(.call),
      because: "Inactive already: no callback.",
      .inferred,
      "L-05"
    ),
    Transition(
      "call-incoming.elsewhere",
      when: [.on(.callIncoming), .elsewhere, !.under(.call)],
      to: .stay.under(.call),
      because: "Not in the foreground: no callback.",
      .documented,
      "L-01"
    ),
    .never(
      "call.silent",
      [.on(.callAccept, .callDecline), !.under(.call, .unnamed)],
      "no call rings"
    ),
    Transition(
      "call-accept.leave",
      when: [
        .on(.callAccept), .multitasking, .staysWhenLeft, .unlocked, .from(.inactive),
        .under(.call, .unnamed),
      ],
      moves: [.enterBackground],
      to: .rest.under(.nothing),
      because: "The accepted call sends the app on to the background.",
      .documented,
      "L-05 T-I2"
    ),
    Transition(
      "call-accept.leave-locked",
      when: [
        .on(.callAccept), .multitasking, .staysWhenLeft, .locked, .from(.inactive), .under(.call),
      ],
      moves: [.enterBackground],
      to: .rest.under(.nothing).screen(.lockedElsewhere),
      because: "The accepted call sends the app behind the lock screen to the background.",
      .inferred,
      "L-05 L-06"
    ),
    Transition(
      "call-accept.exits-on-suspend",
      when: [.on(.callAccept), .endsWhenLeft, .from(.inactive), .under(.call, .unnamed)],
      moves: [.hideViews, .enterBackground, .terminate],
      to: .end(.system).under(.nothing),
      because: "With UIApplicationExitsOnSuspend the accepted call ends the app.",
      .inferred,
      "L-02 L-05"
    ),
    Transition(
      "call-accept.before-4",
      when: [.on(.callAccept), .before(4), .from(.inactive), .under(.call, .unnamed)],
      moves: [.hideViews, .terminate],
      to: .end(.system).under(.nothing),
      because: "Before iOS 4 the accepted call ends the app.",
      .documented,
      "L-05 T-I4"
    ),
    Transition(
      "call-accept.single-tasking",
      when: [
        .on(.callAccept), .since(4), .singleTasking, .from(.inactive), .under(.call, .unnamed),
      ],
      moves: [.hideViews, .terminate],
      to: .end(.system).under(.nothing),
      because: "On a device without multitasking the accepted call ends the app, as before iOS 4.",
      .inferred,
      "L-25 L-05 T-I4"
    ),
    Transition(
      "call-decline.return",
      when: [.on(.callDecline), .unlocked, .from(.inactive), .under(.call, .unnamed)],
      moves: [.activate],
      to: .to(.active).under(.nothing),
      because: "When the call is declined, the app becomes active again.",
      .documented,
      "L-05 T-I1 T-I4 T-S4"
    ),
    Transition(
      "call-decline.locked",
      when: [.on(.callDecline), .locked, .from(.inactive), .under(.call)],
      to: .stay.under(.nothing),
      because: "The device is still locked: the app stays inactive.",
      .inferred,
      "L-05 L-06"
    ),
    Transition(
      "call.elsewhere",
      when: [.on(.callAccept, .callDecline), .elsewhere, .under(.call)],
      to: .stay.under(.nothing),
      because: "Not in the foreground: no callback.",
      .documented,
      "L-01"
    ),
  ]
}
