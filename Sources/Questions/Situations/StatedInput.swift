package import PushRules

package struct StatedInput: Sendable {
  package let name: String
  package let flag: String
  /// The placeholder of the value in the help; empty for a flag without a value.
  package let placeholder: String
  package let help: String
  package let form: Form
  /// A hint for a word that is not known, or nil.
  package let hint: String?

  package enum Form: Sendable {
    /// The value of a member of the situation.
    case situation(SituationMember)
    /// True or false; the flag alone means true.
    case truth
    /// True or false; the flag takes `on` or `off`.
    case onOff
    case words([String])
    case count
  }

  package init(_ member: SituationMember) {
    name = member.name
    flag = member.flag
    placeholder = member.placeholder
    help = member.help
    hint = member.hint
    form = .situation(member)
  }

  private init(
    _ name: String,
    flag: String,
    takes placeholder: String = "",
    _ form: Form,
    hint: String? = nil,
    help: String
  ) {
    self.name = name
    self.flag = flag
    self.placeholder = placeholder
    self.help = help
    self.hint = hint
    self.form = form
  }

  /// The words to choose from; empty if there are too many of them.
  package var words: [String] {
    switch form {
    case .situation(let member): member.words
    case .onOff: ["on", "off"]
    case .words(let words): words
    case .truth, .count: []
    }
  }
}

extension StatedInput {
  /// The members of the situation of a case, a configuration or a question of the page.
  package static let ofCase =
    (Situation.members.filter { $0.name == "state" } + SituationMember.inOrderOfAssumptions)
    .map { StatedInput($0) }

  /// The members of a situation that are events of a scenario.
  package static let actions = ["userAction", "meanwhile"]

  /// The members of a scenario that describe its start.
  package static let ofScenario = ofCase.filter { !actions.contains($0.name) } + ofLifecycle

  /// The members of a scenario about an app and a device, beyond what the push rules ask.
  package static let ofLifecycle = [
    StatedInput(
      "exitsOnSuspend",
      flag: "exits-on-suspend",
      .truth,
      help: "UIApplicationExitsOnSuspend is YES in the Info.plist (not set)"
    ),
    StatedInput(
      "multitasking",
      flag: "multitasking",
      takes: "SWITCH",
      .onOff,
      help:
        "off on a device of iOS 4 without it, such as the iPhone 3G: leaving the app ends it (on)"
    ),
    StatedInput(
      "backgroundTasks",
      flag: "background-tasks",
      takes: "NUMBER",
      .count,
      help: "the background tasks that the app begins inside didEnterBackground; each "
        + "background-task-end ends one (0)"
    ),
    StatedInput(
      "device",
      flag: "device",
      takes: "DEVICE",
      .words(["iPhone", "iPad"]),
      hint: "a Mac, a car and a second display are no part of the model: pushroute rules catalyst",
      help: "the device (iPhone)"
    ),
    StatedInput(
      "multiWindow",
      flag: "multi-window",
      .truth,
      help: "the app shows several windows; implies --device iPad"
    ),
    StatedInput(
      "alwaysOn",
      flag: "always-on",
      takes: "SWITCH",
      .onOff,
      help: "Always-On Display, which an iPhone 14 Pro and later have from iOS 16 (not stated)"
    ),
    StatedInput(
      "stateRestoration",
      flag: "state-restoration",
      .truth,
      help: "the app opts in to state restoration"
    ),
  ]
}
