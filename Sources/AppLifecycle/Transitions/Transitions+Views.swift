import DecisionTables
import PushRules

extension Transitions {
  /// The app changes what it shows.
  static let views: [Transition] = [
    When("view.elsewhere", .onViews, !.inForeground)
      .never("no view of the app is on the screen"),
    When("view-push.foreground", .on(.viewPush), .inForeground)
      .leads(.pushView)
      .because("The navigation controller shows another view controller.")
      .rests(on: "T-V2", seen: 9...17),
    When("view-pop.foreground", .on(.viewPop), .inForeground)
      .leads(.popView)
      .because("The navigation controller goes back to the view controller before.")
      .rests(on: "T-V2", seen: 9...17),
    When("view-pop-cancel.before-7", .on(.viewPopCancel), .before(7), .inForeground)
      .never("the swipe back exists from iOS 7"),
    When("view-pop-cancel.foreground", .on(.viewPopCancel), .since(7), .inForeground)
      .leads(.cancelPop)
      .because("The swipe back is undone: the visible view controller stays.")
      .rests(on: "L-38", seen: 7...7),
    When("tab-select.foreground", .on(.tabSelect), .inForeground)
      .leads(.selectTab)
      .because("The tab bar controller shows the view controller of another tab.")
      .rests(on: "L-38 T-V6", seen: 9...14),
    When("view-present.foreground", .on(.viewPresent), .inForeground)
      .leads(.presentView)
      .because("Another view controller is presented over the visible one.")
      .rests(on: "T-V3 T-V4", seen: 9...17),
    When("view-dismiss.foreground", .on(.viewDismiss), .inForeground)
      .leads(.dismissView)
      .because("The presented view controller is dismissed.")
      .rests(on: "T-V3 T-V4", seen: 9...17),
  ]

  /// The user opens a second window of the app beside the first, and closes it there or in the switcher.
  static let windows: [Transition] = [
    When("window.unsupported", .on(.newWindow, .closeWindow), .device(.iPhone, .iPad))
      .never(
        "only an app with scenes that supports several windows, on an iPad from iOS 13, opens another"
      ),
    When("window.unsupported-without-scenes", .on(.newWindow, .closeWindow), .withWindows, .app)
      .never("only an app with scenes opens several windows"),
    When("new-window.not-active", .on(.newWindow), .scene, .withWindows, !.active)
      .never("the app is not active"),
    When("close-window.covered", .on(.closeWindow), .windows(.two), .unlocked, !.active)
      .and(!.under(.nothing, .switcher, .unnamed))
      .never("something covers the switcher"),
    When("close-window.locked", .on(.closeWindow), .windows(.two), .locked)
      .never("the device is locked"),
    When("new-window.third", .on(.newWindow), .active, .windows(.two))
      .never("two windows are open, and no log shows a third"),
    When("close-window.last", .on(.closeWindow), .scene, .withWindows, .windows(.one))
      .never("one window is open: remove-in-switcher closes the last"),
    When("new-window.opens-26", .on(.newWindow), .scene, .withWindows, .active, .windows(.one))
      .and(.since(26))
      .leads(.resign, .activate, .resign, .connectWindow, .presentWindow, .activate)
      .then(to: .stay.windows(.two))
      .because("The second window comes as on iPadOS 18, of which there is a log.")
      .rests(on: "L-33 L-23", .focusOfWindows),
    When("new-window.opens", .on(.newWindow), .scene, .withWindows, .active, .windows(.one))
      .and(.before(26))
      .leads(.resign, .activate, .resign, .connectWindow, .presentWindow, .activate)
      .then(to: .stay.windows(.two))
      .because("In Split View the first window loses and regains the focus while the second comes.")
      .rests(on: "L-23", seen: 13...18),
    When("close-window.closes-26", .on(.closeWindow), .active, .windows(.two), .since(26))
      .leads(.resign, .activateFirstWindow, .sendWindowBack, .disconnectWindow, .discardSession)
      .then(to: .stay.windows(.one))
      .because("The second window goes as on iPadOS 18, of which there is a log.")
      .rests(on: "L-33 L-23", .focusOfWindows),
    When("close-window.inactive", .on(.closeWindow), .inactive, .windows(.two), .unlocked)
      .and(.under(.switcher, .unnamed))
      .leads(.disconnectWindow, .discardSession, to: .stay.windows(.one))
      .because("The second window is closed under the switcher: its scene is disconnected.")
      .rests(on: "L-31 L-28 L-23", .inferred),
    When("close-window.behind", .on(.closeWindow), .background, .windows(.two), .unlocked)
      .and(.under(.nothing, .switcher))
      .leads(.disconnectWindow, .discardSession, to: .stay.windows(.one))
      .because("The second window is closed in the switcher: its scene is disconnected.")
      .rests(on: "L-31 L-23", .inferred),
    When("close-window.suspended", .on(.closeWindow), .suspended, .windows(.two), .unlocked)
      .and(.under(.nothing, .switcher))
      .leads(to: .stay.windows(.one))
      .because("A suspended app runs no code: didDiscardSceneSessions follows the next launch.")
      .rests(on: "L-31 T-S8", .inferred),
    When("close-window.closes", .on(.closeWindow), .active, .windows(.two), .before(26))
      .leads(.resign, .activateFirstWindow, .sendWindowBack, .disconnectWindow, .discardSession)
      .then(to: .stay.windows(.one))
      .because("Both windows lose the focus, the first regains it, and the second goes.")
      .rests(on: "L-23", seen: 13...18),
  ]
}

extension Entry {
  fileprivate static let onViews = Entry.on([
    .viewPush, .viewPop, .viewPopCancel, .tabSelect, .viewPresent, .viewDismiss,
  ])
}
