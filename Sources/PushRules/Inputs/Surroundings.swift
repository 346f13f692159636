/// Where the app runs.
public enum AppEnvironment: UInt8, ColumnValue {
  /// On a device, started by the system or by the user.
  case device
  /// On a device, with Xcode's debugger attached.
  case debugger
  /// In the simulator, which gets the push as a file.
  case simulator
  /// In the simulator, which gets the push from APNs.
  case simulatorByApns

  /// The word of the command line.
  public var name: String { ["device", "debugger", "simulator", "simulator-by-apns"][place] }
}

/// Whether the device was unlocked since it was started.
public enum FirstUnlock: UInt8, ColumnValue {
  /// It was unlocked.
  case done
  /// It was not unlocked yet.
  case pending

  /// The word of the command line.
  public var name: String { ["done", "pending"][place] }
}

/// Whether the scene of an app in memory is connected.
public enum AppScene: UInt8, ColumnValue {
  /// It is, as after a launch by the user.
  case connected
  /// The system took it away, or it never connected.
  case disconnected

  /// The word of the command line.
  public var name: String { ["connected", "disconnected"][place] }
}

/// What happens to the app between the push and the user's action on it.
public enum Meanwhile: UInt8, ColumnValue {
  /// Nothing: the user acts on the push first.
  case nothing
  /// The user opens the app, then acts on the push in Notification Center over it.
  case opened

  /// The word of the command line.
  public var name: String { ["nothing", "opened"][place] }
}

extension InputDescription {
  static let environment = InputDescription(
    "environment",
    AppEnvironment.self,
    changedBy: .state,
    .settings,
    get: { $0.environment },
    set: { $0.environment = $1 },
    instructions: [
      "run the app on a device, without a debugger",
      "run the app on a device under Xcode's debugger",
      "run the app in the simulator, with the push as a file",
      "run the app in the simulator, with the push from APNs",
    ],
    clause: { accepted in
      switch accepted {
      case [.device]: "on a device without a debugger"
      case [.device, .debugger]: "on a device"
      case [.debugger]: "under Xcode's debugger"
      case [.simulator]: "in the simulator, by file"
      case [.simulatorByApns]: "in the simulator, by APNs"
      case [.simulator, .simulatorByApns]: "in the simulator"
      default: nil
      }
    }
  )

  static let firstUnlock = InputDescription(
    "first unlock",
    FirstUnlock.self,
    json: "firstUnlock",
    changedBy: .state,
    .settings,
    get: { $0.firstUnlock },
    set: { $0.firstUnlock = $1 },
    instructions: [
      "unlock the device once after its start", "leave the device locked after its start",
    ],
    clause: { $0 == [.done] ? "after the first unlock" : "before the first unlock" }
  )

  static let scene = InputDescription(
    "scene",
    AppScene.self,
    changedBy: .state,
    .state,
    get: { $0.scene },
    set: { $0.scene = $1 },
    instructions: [.have("the scene connected"), .act("have the system take the scene away")],
    clause: { $0 == [.connected] ? "scene connected" : "scene disconnected" }
  )

  static let meanwhile = InputDescription(
    "meanwhile",
    Meanwhile.self,
    changedBy: .state,
    .state,
    get: { $0.meanwhile },
    set: { $0.meanwhile = $1 },
    instructions: ["tap the notification before the app is opened", "open the app before the tap"],
    clause: { $0 == [.nothing] ? "not opened before the tap" : "opened before the tap" }
  )

  static let pushToTalkChannel = InputDescription(
    "Push to Talk channel",
    Presence.self,
    json: "pushToTalkChannel",
    changedBy: .state,
    .state,
    get: { $0.pushToTalkChannel },
    set: { $0.pushToTalkChannel = $1 },
    instructions: ["leave the Push to Talk channel", "have the app join the Push to Talk channel"],
    clause: { ($0 == [.present] ? "with" : "without") + " a Push to Talk channel" },
    changed: { .text($0.channelWord) }
  )
}

extension SituationMember {
  package static let environment = SituationMember(
    .environment,
    takes: "WHERE",
    help: "where the app runs: on a device, there under Xcode's debugger, or in the simulator, "
      + "which gets the push as a file or by APNs (device)"
  )

  package static let firstUnlock = SituationMember(
    .firstUnlock,
    takes: "WHEN",
    help: "whether the device was unlocked since its start (done); pending implies "
      + "--terminated-by reboot",
    assumption: { _ in "device unlocked since its start" }
  )

  static let scene = SituationMember(
    .scene,
    takes: "WHETHER",
    help: "whether the scene of an app in memory is connected (connected)"
  )

  package static let meanwhile = SituationMember(
    .meanwhile,
    takes: "WHAT",
    help: "what happened to the app between push and tap (nothing)",
    assumption: {
      $0.meanwhile == .nothing ? "not opened before the tap" : "opened before the tap"
    }
  )

  package static let pushToTalkChannel = SituationMember(
    "pushToTalkChannel",
    takes: "WHETHER",
    .words([Presence.present, .absent].map { $0.channelWord }),
    help: "whether the app has joined a channel of Push to Talk (joined)",
    inputs: [.pushToTalkChannel],
    value: { .text($0.pushToTalkChannel.channelWord) },
    assumption: { situation in
      situation.pushType == .pushToTalk
        ? "Push to Talk channel " + situation.pushToTalkChannel.channelWord : nil
    },
    set: { $0.pushToTalkChannel = $1 == Presence.present.channelWord ? .present : .absent }
  )
}

extension Presence {
  fileprivate var channelWord: String { self == .present ? "joined" : "none" }
}
