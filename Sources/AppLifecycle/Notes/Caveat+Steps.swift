import DecisionTables
public import PushRules

extension Caveat {
  static func steps(of event: LifecycleEvent, in moment: Region) -> [Caveat] {
    stepsByEvent[event.place].filter { $0.holds(in: moment) }
  }

  private static let stepsByEvent: [[Caveat]] = LifecycleEvent.allCases.map { event in
    steps.filter { $0.conditions.contains { $0.events.contains(event) } }
  }

  /// All caveats about steps, in the order in which they print.
  static let steps: [Caveat] = ofInterruptions + ofLaunches + ofEdges + ofWork + ofViews

  init(_ id: String, when entries: [Entry], text: String, _ citations: String) {
    self.init(id, in: Region.moments.keeping(entries), text: text, citations)
  }

  /// Caveats about leaving and ending.
  static let ofEdges: [Caveat] = [
    Caveat(
      "always-on",
      when: [.on(.lock), .since(16), .device(.iPhone), .alwaysOn(.unstated), .active],
      text:
        "With Always-On Display (iPhone 14 Pro and later) the app becomes active and resigns once "
        + "more before it enters the background: --set always-on=on shows it.",
      "L-30"
    ),
    foregroundWhileLocked,
    Caveat(
      "home-and-back",
      when: [.on(.home), .since(11), .staysWhenLeft, .active],
      text: "From iOS 11 didEnterBackground waits for the end of the animation: an app that is "
        + "tapped before it ends gets willResignActive and didBecomeActive only.",
      "T-H2 T-R4"
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
      when: [.on(.memoryWarning), .suspended],
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
    in: Region.moments & .endsWhenLeft & .since(6) & .locked & .inactive,
    text:
      "That an app with UIApplicationExitsOnSuspend counts as in the foreground while the device "
      + "is locked was seen on iOS 4 and 5 only: what follows from it here is inferred.",
    "L-41 T-LK4"
  )

  /// Caveats about work in the background.
  static let ofWork: [Caveat] = [
    Caveat(
      "task-limit",
      when: [.on(.backgroundTaskBegin), .since(4)],
      text: "How long a background task may run was measured: 600 seconds on iOS 4 to 6, 180 on "
        + "7 to 12, 30 from 13. Apple promises none of it and may end it early.",
      "L-10 T-B1"
    ),
    Caveat(
      "five-seconds",
      when: [.on(.backgroundTaskBegin), .since(4)],
      text: "didEnterBackground and willTerminate have about five seconds to return, or the app is "
        + "killed; begin the task before the work that needs it.",
      "T-K11 T-B1"
    ),
    Caveat(
      "expiration",
      when: [.on(.backgroundTaskExpire)],
      text: "Only background-task-end at this very moment saves the app: a task that is not ended "
        + "when the handler returns gets the app killed.",
      "L-11 T-K10"
    ),
    Caveat(
      "audio-in-background",
      when: [.on(.audioStart), .background],
      text: "Sound that does not mix with that of other apps cannot begin in the "
        + "background.",
      "L-24"
    ),
    Caveat(
      "location-in-background",
      when: [.on(.locationStart), .since(9), .locationMode(.present)],
      text: "From iOS 9 the location manager must also have "
        + "allowsBackgroundLocationUpdates set.",
      "L-24"
    ),
    Caveat(
      "location-kinds",
      when: [.on(.locationWake), .multitasking],
      text: "Region events, significant changes and, from iOS 8, visits launch the app "
        + "with permission Always and without a background mode; other updates do not.",
      "L-24"
    ),
    Caveat(
      "idle-device",
      when: [.on(.backgroundProcessing), !.inForeground, .processingMode(.present)],
      text: "Processing tasks run while the device is idle, and for minutes; background "
        + "fetches have about 30 seconds.",
      "L-24 T-B1"
    ),
    Caveat(
      "refresh-task",
      when: [.on(.backgroundFetch), .since(13), !.inForeground, .fetchMode(.present)],
      text: "An app that has registered a BGAppRefreshTask gets its handler called in "
        + "place of performFetch.",
      "T-B1"
    ),
  ]
}

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
