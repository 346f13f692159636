internal import DecisionTables
internal import PushRules

extension Caveat {
  /// Caveats about leaving and ending.
  static let ofEdges: [Caveat] = [
    Caveat(
      "always-on",
      when: [.on(.lock), .since(16), .device(.iPhone), .alwaysOn(.unstated), .from(.active)],
      text:
        "With Always-On Display (iPhone 14 Pro and later) the app becomes active and resigns once "
        + "more before it enters the background: --set always-on=on shows it.",
      "L-30"
    ),
    foregroundWhileLocked,
    Caveat(
      "home-and-back",
      when: [.on(.home), .since(11), .staysWhenLeft, .from(.active)],
      text: "From iOS 11 didEnterBackground waits for the end of the animation: an app that is "
        + "tapped before it ends gets willResignActive and didBecomeActive only.",
      "T-H2 T-R4"
    ),
    Caveat(
      "snapshot-layout",
      when: [.on(.home, .openOtherApp, .lock), .since(7), .staysWhenLeft, .from(.active)],
      text: "Two logs show view controllers laid out again after didEnterBackground, for "
        + "the snapshots that the system takes.",
      "L-27"
    ),
    Caveat(
      "tasks-in-background",
      when: [
        .on(.home, .openOtherApp, .lock, .callAccept), .tasksOnLeaving(.one, .several),
        .inForeground,
      ],
      text: "Inside didEnterBackground the app begins its background tasks: it is "
        + "suspended when the last of them is ended by background-task-end.",
      "L-17 T-B1"
    ),
    Caveat(
      "purged-next",
      when: [.on(.memoryWarning), .from(.suspended)],
      text: "The system may take the memory of the suspended app back next: memory-purge "
        + "does that.",
      "L-20 L-07"
    ),
    Caveat(
      "hold-home-gesture",
      when: [.on(.holdHome), .since(5)],
      text: "From iOS 5 holding Home alone calls Siri or voice control: the slider to "
        + "power off must be on the screen first. Whether pushes are held back "
        + "afterwards as after a removal in the switcher is not known.",
      "L-26"
    ),
  ]

  /// That an app counts as in the foreground on a locked device: what rests on it is inferred.
  static let foregroundWhileLocked = Caveat(
    "foreground-while-locked",
    in: Region.moments & .endsWhenLeft & .since(6) & .locked & .from(.inactive),
    text:
      "That an app with UIApplicationExitsOnSuspend counts as in the foreground while the device "
      + "is locked was seen on iOS 4 and 5 only: what follows from it here is inferred.",
    "L-41 T-LK4"
  )
}
