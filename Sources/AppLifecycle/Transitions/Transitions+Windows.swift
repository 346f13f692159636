internal import DecisionTables
internal import PushRules

extension Transitions {
  /// The user opens a second window of the app beside the first, and closes it.
  static let windows: [Transition] = [
    When("window.unsupported", .on(.newWindow, .closeWindow), .missesWindows)
      .never(
        "only an app with scenes that supports several windows, on an iPad from iOS 13, opens another"
      ),
    When("window.unsupported-without-scenes", .on(.newWindow, .closeWindow))
      .and(.device(.iPadWithWindows), .app)
      .never("only an app with scenes opens several windows"),
    When("window.not-active", .on(.newWindow, .closeWindow), .scene, .device(.iPadWithWindows))
      .and(!.from(.active))
      .never("the app is not active"),
    When("new-window.third", .on(.newWindow), .from(.active), .windows(.two))
      .never("two windows are open, and no log shows a third"),
    When("close-window.last", .on(.closeWindow), .scene, .device(.iPadWithWindows), .from(.active))
      .and(.windows(.one))
      .never("one window is open: remove-in-switcher closes the last"),
    When("new-window.opens", .on(.newWindow), .scene, .device(.iPadWithWindows), .from(.active))
      .and(.windows(.one))
      .leads(.resign, .activate, .resign, .connectWindow, .presentWindow, .activate)
      .then(to: .stay.windows(.two))
      .because("In Split View the first window loses and regains the focus while the second comes.")
      .rests(on: "L-23", .observed),
    When("close-window.closes", .on(.closeWindow), .from(.active), .windows(.two))
      .leads(.resign, .activateFirstWindow, .sendWindowBack, .disconnectWindow, .discardSession)
      .then(to: .stay.windows(.one))
      .because("Both windows lose the focus, the first regains it, and the second goes.")
      .rests(on: "L-23", .observed),
  ]
}

extension Entry {
  /// The device shows only one window of an app.
  fileprivate static var missesWindows: Entry { device(.iPhone, .iPad) }
}
