internal import DecisionTables
internal import PushRules

extension Transitions {
  /// The user opens a second window of the app beside the first, and closes it there or in the switcher.
  static let windows: [Transition] = [
    When("window.unsupported", .on(.newWindow, .closeWindow), .missesWindows)
      .never(
        "only an app with scenes that supports several windows, on an iPad from iOS 13, opens another"
      ),
    When("window.unsupported-without-scenes", .on(.newWindow, .closeWindow))
      .and(.device(.iPadWithWindows), .app)
      .never("only an app with scenes opens several windows"),
    When("new-window.not-active", .on(.newWindow), .scene, .device(.iPadWithWindows))
      .and(!.from(.active))
      .never("the app is not active"),
    When("close-window.covered", .on(.closeWindow), .windows(.two), .unlocked)
      .and(!.from(.active), !.under(.nothing, .switcher, .unnamed))
      .never("something covers the switcher"),
    When("close-window.locked", .on(.closeWindow), .windows(.two), .locked)
      .never("the device is locked"),
    When("new-window.third", .on(.newWindow), .from(.active), .windows(.two))
      .never("two windows are open, and no log shows a third"),
    When("close-window.last", .on(.closeWindow), .scene, .device(.iPadWithWindows), .windows(.one))
      .never("one window is open: remove-in-switcher closes the last"),
    When("new-window.opens-26", .on(.newWindow), .scene, .device(.iPadWithWindows), .from(.active))
      .and(.windows(.one), .since(26))
      .leads(.resign, .activate, .resign, .connectWindow, .presentWindow, .activate)
      .then(to: .stay.windows(.two))
      .because("The second window comes as on iPadOS 18, of which there is a log.")
      .rests(on: "L-33 L-23", .focusOfWindows),
    When("new-window.opens", .on(.newWindow), .scene, .device(.iPadWithWindows), .from(.active))
      .and(.windows(.one), .before(26))
      .leads(.resign, .activate, .resign, .connectWindow, .presentWindow, .activate)
      .then(to: .stay.windows(.two))
      .because("In Split View the first window loses and regains the focus while the second comes.")
      .rests(on: "L-23", seen: 13...18),
    When("close-window.closes-26", .on(.closeWindow), .from(.active), .windows(.two), .since(26))
      .leads(.resign, .activateFirstWindow, .sendWindowBack, .disconnectWindow, .discardSession)
      .then(to: .stay.windows(.one))
      .because("The second window goes as on iPadOS 18, of which there is a log.")
      .rests(on: "L-33 L-23", .focusOfWindows),
    When("close-window.inactive", .on(.closeWindow), .from(.inactive), .windows(.two), .unlocked)
      .and(.under(.switcher, .unnamed))
      .leads(.disconnectWindow, .discardSession, to: .stay.windows(.one))
      .because("The second window is closed under the switcher: its scene is disconnected.")
      .rests(on: "L-31 L-28 L-23", .inferred),
    When("close-window.behind", .on(.closeWindow), .from(.background), .windows(.two))
      .and(.unlocked, .under(.nothing, .switcher))
      .leads(.disconnectWindow, .discardSession, to: .stay.windows(.one))
      .because("The second window is closed in the switcher: its scene is disconnected.")
      .rests(on: "L-31 L-23", .inferred),
    When("close-window.suspended", .on(.closeWindow), .from(.suspended), .windows(.two))
      .and(.unlocked, .under(.nothing, .switcher))
      .leads(to: .stay.windows(.one))
      .because("A suspended app runs no code: didDiscardSceneSessions follows the next launch.")
      .rests(on: "L-31 T-S8", .inferred),
    When("close-window.closes", .on(.closeWindow), .from(.active), .windows(.two), .before(26))
      .leads(.resign, .activateFirstWindow, .sendWindowBack, .disconnectWindow, .discardSession)
      .then(to: .stay.windows(.one))
      .because("Both windows lose the focus, the first regains it, and the second goes.")
      .rests(on: "L-23", seen: 13...18),
  ]
}

extension Entry {
  /// The device shows only one window of an app.
  fileprivate static var missesWindows: Entry { device(.iPhone, .iPad) }
}
