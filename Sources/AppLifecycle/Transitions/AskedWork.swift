import DecisionTables
import PushRules

/// Work that the user has asked for and that does not open the app (L-46).
struct AskedWork: Sendable {
  let event: LifecycleEvent
  let name: String
  /// The first version of iOS that has it.
  let since: Int
  let move: Move
  /// What ended an app that it still launches.
  let launchable: Entry

  static let all = [
    AskedWork(
      event: .continuedProcessing,
      name: "continued processing task",
      since: 26,
      move: .continueTask,
      launchable: .ended(.system, .crash, .reboot)
    ),
    AskedWork(
      event: .appIntent,
      name: "intent",
      since: 17,
      move: .performIntent,
      launchable: .ended(.system, .crash, .reboot, .user)
    ),
  ]

  var transitions: [Transition] {
    [
      When(event.name + ".before-\(since)", .on(event), .before(since))
        .never("such work exists from iOS \(since)"),
      When(event.name + ".running", .on(event), .since(since), .runningCode)
        .leads(move)
        .because("The app runs already: the \(name) runs in its process.")
        .rests(on: "L-46", .documented),
      When(event.name + ".resumes", .on(event), .since(since), .from(.suspended))
        .leads(.resume, move, to: .suspend)
        .because("The \(name) resumes the app in the background; then it is suspended again.")
        .rests(on: "L-46 L-08 T-L7", .resumedInBackground),
      When(event.name + ".before-unlock", .on(event), .since(since), .firstUnlock(.pending))
        .changesNothing
        .because("Before the first unlock nothing of the app is launched.")
        .rests(on: "L-46 R-26", .inferred),
      When(event.name + ".launches-nothing", all: withoutProcess + [!launchable])
        .changesNothing
        .because("No \(name) of the app waits.")
        .rests(on: "L-46 R-28", .inferred),
      When(event.name + ".fails", all: withoutProcess + [launchable, .failsToLaunch])
        .changesNothing
        .failsToLaunch,
      When(event.name + ".launches", all: withoutProcess + [launchable, .canLaunch, .app])
        .leads(.launchInBackground, .showViewsUnseen, move, to: .suspend)
        .because("The \(name) launches the process in the background, without opening the app.")
        .rests(on: "L-46 L-08 T-L5", .launchedInBackground),
      When(event.name + ".launches-without-scene", all: withoutProcess + [launchable, .scene])
        .leads(.launchWithoutScene, move, to: .suspend)
        .because("The \(name) launches the process in the background, and no scene connects.")
        .rests(on: "L-46", .inferred),
    ]
  }

  private var withoutProcess: [Entry] {
    [.on(event), .since(since), .withoutProcess, .firstUnlock(.done)]
  }
}
