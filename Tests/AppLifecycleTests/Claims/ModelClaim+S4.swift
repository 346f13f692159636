import PushRules
import PushTestSupport

@testable import AppLifecycle

extension ModelClaim {
  static let leaving4 = [
    ModelClaim(
      "S4-01",
      "on a call or lock the app is suspended, willResignActive tells it",
      .rejected(because: "X-05, X-06, X-07: the call is right, the state is inactive."),
      .leads("call-incoming -> will-resign-active@a = inactive", from: .active),
      .leads(
        "lock -> will-resign-active@a did-enter-background@b = suspended",
        from: .active,
        on: .majors(7...12)
      )
    ),
    ModelClaim(
      "S4-02",
      "once suspended it does not run in the background",
      .limited(because: "X-07: true of suspended; an inactive app, which is meant, runs."),
      .holds("suspended runs no code, inactive does") {
        !ProcessState.suspended.runsCode && ProcessState.inactive.runsCode
      }
    ),
    ModelClaim(
      "S4-03",
      "on restore didBecomeActive is called",
      .agrees,
      .leads(declinedCall, from: .active),
      .leads(back, from: .suspended)
    ),
    ModelClaim(
      "S4-04",
      "at launch didBecomeActive runs too, after didFinishLaunching",
      .agrees,
      .leads(launch, from: .ended)
    ),
    ModelClaim(
      "S4-05",
      "the button or switching off ends the app",
      .outdated(because: "X-10: up to iOS 3, or with UIApplicationExitsOnSuspend."),
      .leads(
        "home -> [will-resign-active@a] will-terminate = not-running",
        from: .active,
        on: .majors(3...3)
      ),
      .leads(home, from: .active),
      .leads("power-off = not-running", from: .suspended)
    ),
    ModelClaim(
      "S4-06",
      "willTerminate is called before a normal end",
      .limited(because: "T-K8: whether a restart calls it in the foreground is contested."),
      .exiting(ended, from: .active),
      .cites("T-K8", in: .app(.majors(4...4), from: .active, "reboot"))
    ),
    ModelClaim(
      "S4-07",
      "it is not called when the user forces the app to quit with the button",
      .outdated(because: "X-03: a gesture of iPhone OS, a kill; removal in the switcher calls it."),
      .leads("hold-home = not-running", from: .active),
      .cites("S4-07", in: .app(era, from: .active, "hold-home"))
    ),
  ]

  static let pushes4 = [
    ModelClaim(
      "S4-15",
      "three methods matter for pushes",
      .outdated(because: "R-06, R-10: from iOS 10 the notification center has a delegate."),
      .leads("push:alert -> did-receive-fetch@a = active", from: .active, on: .majors(7...9)),
      .plays(
        .app(.majors(3...9), from: .active, in: .launching(.old), "push:alert -> did-receive@a")
      ),
      .plays(
        .app(
          [SystemVersion].since(10).atBreakpoints,
          from: .active,
          in: .launching(.center),
          "push:alert -> will-present@a\ntap-notification -> did-receive-response@a"
        )
      )
    ),
    ModelClaim(
      "S4-16",
      "from iOS 7 the fetch variant silences the old method",
      .agrees,
      .leads("push:alert -> did-receive-fetch@a = active", from: .active, on: .majors(7...12)),
      .leads("push:alert -> did-receive@a = active", from: .active, on: .majors(3...6))
    ),
    ModelClaim(
      "S4-17",
      "start by icon: neither method is called",
      .limited(because: "X-16: content-available may have called the fetch variant before."),
      .leads(launch, from: .ended, after: "push:alert"),
      .leads(back, from: .suspended, after: "push:alert"),
      .leads(
        """
        push:alert+ca -> did-receive-fetch@b = suspended
        \(back)
        """,
        from: .suspended,
        on: .majors(7...12)
      )
    ),
    ModelClaim(
      "S4-18",
      "start by icon: the launch options have no entry",
      .agrees,
      .leads(launch, from: .ended, after: "push:alert")
    ),
    ModelClaim(
      "S4-19",
      "the same, said of the launch method",
      .agrees,
      .leads(launch, from: .quit, after: "push:alert")
    ),
    ModelClaim(
      "S4-20",
      "start by tap: the launch options have the entry",
      .agrees,
      .leads(tapped, from: .ended, on: .majors(7...9), after: "push:alert"),
      .scene(
        """
        push:alert = not-running
        tap-notification -> will-finish-launching did-finish-launching scene-will-connect+
          scene-will-enter-foreground scene-did-become-active = active
        """,
        from: .ended
      )
    ),
    ModelClaim(
      "S4-21",
      "the old method: not called at a start by icon",
      .agrees,
      .plays(Play.app(era, from: .ended, in: .launching(.old), launch).after("push:alert"))
    ),
    ModelClaim(
      "S4-22",
      "the old method: called on arrival in the foreground",
      .agrees,
      .plays(
        .app(.majors(3...9), from: .active, in: .launching(.old), "push:alert -> did-receive@a")
      )
    ),
    ModelClaim(
      "S4-23",
      "the old method: in the background called on the tap only",
      .limited(because: "X-25: contested by the SDK header (R-02)."),
      .plays(.app(.majors(4...9), from: .suspended, in: .launching(.old), oldOnTap)),
      .cites("R-02", in: .app(.majors(4...9), from: .suspended, in: .launching(.old), oldOnTap))
    ),
    ModelClaim(
      "S4-24",
      "the fetch variant: not called at a start by icon",
      .limited(because: "X-16: content-available may have called it before."),
      .leads(launch, from: .ended, after: "push:alert"),
      .leads(
        "push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b\n\(back)",
        from: .ended,
        on: .majors(7...12)
      )
    ),
    ModelClaim(
      "S4-25",
      "the fetch variant: called in the foreground",
      .outdated(because: "A-031: from iOS 10 willPresent takes it, where a delegate has it."),
      .leads("push:alert -> did-receive-fetch@a = active", from: .active, on: .majors(7...12))
    ),
  ]

  static let waking4 = [
    ModelClaim(
      "S4-26",
      "content-available as a string wakes an app in the background",
      .limited(because: "X-15: the number 1 inside aps is documented; the string is contested."),
      .leads("push:ca -> did-receive-fetch@b = suspended", from: .suspended, on: .majors(7...12)),
      .leads("push:ca -> did-receive-fetch@b", from: .background, on: .majors(7...12)),
      .holds("the string wakes too, and that is contested") {
        let push = ArrivingPush(traits: PayloadTraits(contentAvailable: .undocumented))
        let scenario = Scenario(.starting(.suspended, .iOS(9)), events: [.push(push)])
        let step = try Trace(playing: scenario).steps[0]
        return step.words == "did-receive-fetch@b"
          && step.calls.allSatisfy { $0.reason.confidence == .contested }
      },
      .plays(
        Play.app(.majors(7...12), from: .suspended, "push:ca = suspended")
          .with(\.situation.backgroundModes, [])
      )
    ),
    ModelClaim(
      "S4-27",
      "an app that the user removed is not woken",
      .agrees,
      .leads("push:ca = not-running", from: .active, after: "home remove-in-switcher"),
      .leads("push:ca = not-running", from: .active, after: "remove-in-switcher")
    ),
    ModelClaim(
      "S4-28",
      "without content-available the fetch variant is not called",
      .limited(because: "X-16: on arrival; a tap calls it."),
      .leads("push:alert = suspended", from: .suspended),
      .leads(tapped, from: .ended, on: .majors(7...9), after: "push:alert"),
      .leads(
        "tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a",
        from: .suspended,
        on: .majors(7...9),
        after: "push:alert"
      )
    ),
    ModelClaim(
      "S4-29",
      "nothing on: taps, ends by the system, inactive, iOS 10",
      .undecided(because: "The rows T-L3 to T-L6 and the rulings R-10, R-14, R-15 fill the gaps."),
      .leads(tapped, from: .ended, on: .majors(7...9), after: "push:alert"),
      .leads(
        """
        push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
        """,
        from: .ended,
        on: .majors(7...12)
      ),
      .leads("push:alert -> did-receive-fetch@i", from: .inactive, on: .majors(7...9)),
      .plays(
        Play.app(
          [SystemVersion].since(10).atBreakpoints,
          from: .suspended,
          in: .launching(.center),
          "tap-notification -> will-enter-foreground@b did-receive-response@i did-become-active@a"
        ).after("push:alert")
      )
    ),
  ]

  private static let tapped = """
    tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-fetch@i
      did-become-active@a = active
    """

  private static let oldOnTap = """
    push:alert = suspended
    tap-notification -> will-enter-foreground@b did-receive@i did-become-active@a = active
    """
}
