import DecisionTables
public import PushRules

extension Scenario {
  /// Stated inputs that the version of iOS does not have, or that the rules do not cover.
  public var caveats: [Caveat] {
    let known = Set((Caveat.unavailable + [.newerSystem]).map { $0.id } + ["debugger"])
    let ofPushes = ((try? Route(situation))?.caveats ?? []).filter { known.contains($0.id) }
    let moments = Region(self)
    return ofPushes + Caveat.scenario.filter { $0.holds(in: moments) }
  }
}

extension Caveat {
  static let scenario = [
    Caveat(
      "exits-on-suspend-ignored",
      in: Region.moments & .suspension(.refusalIgnored),
      text: "UIApplicationExitsOnSuspend counts from iOS 4 to 12, on devices with multitasking: "
        + "it is not in effect.",
      "L-02 T-E6"
    ),
    Caveat(
      "state-restoration-unavailable",
      in: Region.moments & .stateRestoration(.present) & .before(6),
      text: "State restoration exists from iOS 6: it is not in effect.",
      "T-L1"
    ),
    Caveat(
      "background-tasks-unavailable",
      in: Region.moments & .tasksOnLeaving(.ignored),
      text: "Background tasks exist from iOS 4, on devices with multitasking and in apps that are "
        + "not ended when they are left: none is begun.",
      "L-17 L-25"
    ),
    Caveat(
      "multitasking-everywhere",
      in: Region.moments & .multitasking(.lackIgnored),
      text: "Every device that runs iOS 5 or newer has multitasking: its lack is not in effect.",
      "L-25"
    ),
    Caveat(
      "always-on-unavailable",
      in: Region.moments & .alwaysOn(.ignored),
      text:
        "Always-On Display exists from iOS 16, on an iPhone 14 Pro and later: it is not in effect.",
      "L-30"
    ),
    Caveat(
      "windows-unavailable",
      in: Region.moments & .device(.iPadWithWindows) & .before(13),
      text: "Apps have several windows from iOS 13: this one has one.",
      "T-S7"
    ),
  ]
}
