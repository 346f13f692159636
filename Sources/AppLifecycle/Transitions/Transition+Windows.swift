internal import DecisionTables
internal import PushRules

extension Transition {
  /// The user opens a second window of the app beside the first, and closes it.
  static let windows: [Transition] = [
    .never(
      "window.unsupported",
      [.on(.newWindow, .closeWindow), .missesWindows],
      "only an app with scenes that supports several windows, on an iPad from iOS 13, opens another"
    ),
    .never(
      "window.unsupported-without-scenes",
      [.on(.newWindow, .closeWindow), .device(.iPadWithWindows), .app],
      "only an app with scenes opens several windows"
    ),
    .never(
      "window.not-active",
      [.on(.newWindow, .closeWindow), .scene, .device(.iPadWithWindows), !.from(.active)],
      "the app is not active"
    ),
    .never(
      "new-window.third",
      [.on(.newWindow), .from(.active), .windows(.two)],
      "two windows are open, and no log shows a third"
    ),
    .never(
      "close-window.last",
      [.on(.closeWindow), .scene, .device(.iPadWithWindows), .from(.active), .windows(.one)],
      "one window is open: remove-in-switcher closes the last"
    ),
    Transition(
      "new-window.opens",
      when: [.on(.newWindow), .scene, .device(.iPadWithWindows), .from(.active), .windows(.one)],
      moves: [
        .resign, .activate, .resign, .connectWindow, .presentWindow, .activate,
      ],
      to: .stay.windows(.two),
      because: "In Split View the first window loses and regains the focus while the second comes.",
      .observed,
      "L-23"
    ),
    Transition(
      "close-window.closes",
      when: [.on(.closeWindow), .from(.active), .windows(.two)],
      moves: [
        .resign, .activateFirstWindow, .sendWindowBack, .disconnectWindow, .discardSession,
      ],
      to: .stay.windows(.one),
      because: "Both windows lose the focus, the first regains it, and the second goes.",
      .observed,
      "L-23"
    ),
  ]
}

extension Entry {
  /// The device shows one window of an app only.
  fileprivate static var missesWindows: Entry { device(.iPhone, .iPad) }
}
