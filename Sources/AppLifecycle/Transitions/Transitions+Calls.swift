internal import DecisionTables
internal import PushRules

extension Transitions {
  /// A call rings over the whole screen.
  static let calls: [Transition] = [
    When("call-incoming.ringing", .on(.callIncoming), .under(.call))
      .never("a call rings already"),
    When("call-incoming.active", .on(.callIncoming), .from(.active))
      .leads(.resign, to: .to(.inactive).under(.call))
      .because("The call takes the focus from the app, which becomes inactive.")
      .rests(on: "L-05 T-I1 T-S4", .documented),
    When("call-incoming.inactive", .on(.callIncoming), .from(.inactive), !.under(.call))
      .leads(to: .stay.under(.call))
      .because("Inactive already: no callback.")
      .rests(on: "L-05", .inferred),
    When("call-incoming.elsewhere", .on(.callIncoming), .elsewhere, !.under(.call))
      .leads(to: .stay.under(.call))
      .because("Not in the foreground: no callback.")
      .rests(on: "L-01", .documented),
    When("call.silent", .on(.callAccept, .callDecline), !.under(.call, .unnamed))
      .never("no call rings"),
    When("call-accept.leave", .on(.callAccept), .multitasking, .staysWhenLeft, .unlocked)
      .and(.from(.inactive), .under(.call, .unnamed))
      .leads(.enterBackground, to: .rest.under(.nothing))
      .because("The accepted call sends the app on to the background.")
      .rests(on: "L-05 T-I2", .documented),
    When("call-accept.leave-locked", .on(.callAccept), .multitasking, .staysWhenLeft, .locked)
      .and(.from(.inactive), .under(.call))
      .leads(.enterBackground, to: .rest.under(.nothing).screen(.lockedElsewhere))
      .because("The accepted call sends the app behind the lock screen to the background.")
      .rests(on: "L-05 L-06", .inferred),
    When("call-accept.exits-on-suspend", .on(.callAccept), .endsWhenLeft, .from(.inactive))
      .and(.under(.call, .unnamed))
      .leads(.hideViews, .enterBackground, .terminate, to: .end(.system).under(.nothing))
      .because("With UIApplicationExitsOnSuspend the accepted call ends the app.")
      .rests(on: "L-02 L-05", .inferred),
    When("call-accept.before-4", .on(.callAccept), .before(4), .from(.inactive))
      .and(.under(.call, .unnamed))
      .leads(.hideViews, .terminate, to: .end(.system).under(.nothing))
      .because("Before iOS 4 the accepted call ends the app.")
      .rests(on: "L-05 T-I4", .documented),
    When("call-accept.single-tasking", .on(.callAccept), .since(4), .singleTasking)
      .and(.from(.inactive), .under(.call, .unnamed))
      .leads(.hideViews, .terminate, to: .end(.system).under(.nothing))
      .because("On a device without multitasking the accepted call ends the app, as before iOS 4.")
      .rests(on: "L-25 L-05 T-I4", .inferred),
    When("call-decline.return", .on(.callDecline), .unlocked, .from(.inactive))
      .and(.under(.call, .unnamed))
      .leads(.activate, to: .to(.active).under(.nothing))
      .because("When the call is declined, the app becomes active again.")
      .rests(on: "L-05 T-I1 T-I4 T-S4", .documented),
    When("call-decline.locked", .on(.callDecline), .locked, .from(.inactive), .under(.call))
      .leads(to: .stay.under(.nothing))
      .because("The device is still locked: the app stays inactive.")
      .rests(on: "L-05 L-06", .inferred),
    When("call.elsewhere", .on(.callAccept, .callDecline), .elsewhere, .under(.call))
      .leads(to: .stay.under(.nothing))
      .because("Not in the foreground: no callback.")
      .rests(on: "L-01", .documented),
  ]
}
