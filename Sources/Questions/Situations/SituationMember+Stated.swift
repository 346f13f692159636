package import PushRules

extension SituationMember {
  /// The members of the situation of a case, a configuration or a question of the page.
  package static let ofCase = [state] + inOrderOfAssumptions

  /// The members of a situation that are events of a scenario.
  package static let actions = [userAction, meanwhile]

  /// The members of a scenario that describe its start.
  package static let ofScenario = ofCase.filter { !actions.contains($0) } + ofLifecycle

  /// The members of a scenario about an app and a device, that the push rules do not ask for.
  package static let ofLifecycle = [
    exitsOnSuspend, multitasking, backgroundTasks, device, multiWindow, alwaysOn, stateRestoration,
  ]

  package static let exitsOnSuspend = SituationMember(
    "exitsOnSuspend",
    .truth,
    help: "UIApplicationExitsOnSuspend is YES in the Info.plist (not set)"
  )

  package static let multitasking = SituationMember(
    "multitasking",
    takes: "SWITCH",
    .onOff,
    help: "off on a device of iOS 4 without it, such as the iPhone 3G: leaving the app ends it (on)"
  )

  package static let backgroundTasks = SituationMember(
    "backgroundTasks",
    takes: "NUMBER",
    .count,
    help: "the background tasks that the app begins inside didEnterBackground; each "
      + "background-task-end ends one (0)"
  )

  package static let device = SituationMember(
    "device",
    takes: "DEVICE",
    .words(["iPhone", "iPad"]),
    help: "the device (iPhone)"
  )

  package static let multiWindow = SituationMember(
    "multiWindow",
    .truth,
    help: "the app shows several windows; implies --device iPad"
  )

  package static let alwaysOn = SituationMember(
    "alwaysOn",
    takes: "SWITCH",
    .onOff,
    help: "Always-On Display, which an iPhone 14 Pro and later have from iOS 16 (not stated)"
  )

  package static let stateRestoration = SituationMember(
    "stateRestoration",
    .truth,
    help: "the app opts in to state restoration"
  )
}

// What only flags state.
extension SituationMember {
  package static let killedByUser = SituationMember(
    "killedByUser",
    .truth,
    help: "the user swiped the app away; --state says where it was before"
  )

  /// The file that states push type and priority.
  package static let headers = SituationMember(
    "headers",
    takes: "FILE",
    .words([]),
    help: "read both from a file of request headers: lines, or a JSON object"
  )

  package var isList: Bool {
    switch form {
    case .methods, .list: true
    case .words, .optional, .version, .truth, .onOff, .count: false
    }
  }
}
