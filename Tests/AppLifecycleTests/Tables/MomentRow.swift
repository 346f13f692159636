import DecisionTables
import PushRules

@testable import AppLifecycle

/// A rule that no script can reach, with the entries of a moment that it decides.
///
/// Without these entries an app without scenes is active on an iPhone with iOS 12.
struct MomentRow: Sendable {
  /// The id of the rule.
  let rule: String
  let moment: Region

  init(_ rule: String, _ entries: Entry...) {
    self.rule = rule
    var moment = Region(LifecycleConfiguration(system: .iOS(12)))
      .with(LifecycleState(process: .active))
    for entry in [.on(.home)] + entries { moment.set(entry) }
    self.moment = moment
  }

  /// The rules against events that the push rules and the clock never produce.
  static let guards = [
    MomentRow("push.running-elsewhere", .on(.pushWhileRunning), .from(.suspended)),
    MomentRow("push.resumes-elsewhere", .on(.pushResumes)),
    MomentRow("push.resumes-before-7", .on(.pushResumes), .version(6), .from(.suspended)),
    MomentRow(
      "push.launch-fails",
      .on(.pushLaunches),
      .version(27),
      .failsToLaunch,
      .from(.notRunning)
    ),
    MomentRow("push.launches-elsewhere", .on(.pushLaunches)),
    MomentRow("push.launches-before-7", .on(.pushLaunches), .version(6), .from(.notRunning)),
    MomentRow(
      "push.launches-before-unlock",
      .on(.pushLaunches),
      .from(.notRunning),
      .ended(.reboot),
      .firstUnlock(.pending),
      .screen(.lockedElsewhere)
    ),
    MomentRow("background-task-expire.foreground", .on(.backgroundTaskExpire)),
    MomentRow("background-task-expire.idle", .on(.backgroundTaskExpire), .from(.suspended)),
  ]

  /// The states that cannot be, each for one reason alone.
  static let obstacles = [
    MomentRow("state.no-background", .version(4), .singleTasking, .from(.suspended)),
    MomentRow("state.multitasking-before-4", .version(3)),
    MomentRow("state.multitasking-on-4", .version(4), .multitasking(.lackIgnored)),
    MomentRow("state.multitasking-since-5", .singleTasking),
    MomentRow("state.no-prewarming-before-15", .from(.prewarmed)),
    MomentRow("state.exits-on-suspend", .endsWhenLeft, .from(.suspended)),
    MomentRow("state.fails-to-launch", .version(27), .failsToLaunch),
    MomentRow("state.task-of-silent-app", .task(.one), .from(.suspended)),
    MomentRow("state.task-without-multitasking", .version(4), .singleTasking, .task(.one)),
    MomentRow("state.tasks-on-leaving", .version(4), .singleTasking, .tasksOnLeaving(.one)),
    MomentRow("state.tasks-on-leaving-exits", .endsWhenLeft, .tasksOnLeaving(.one)),
    MomentRow(
      "state.keeper-of-silent-app",
      .kept(by: .audio),
      .audioMode(.present),
      .from(.suspended)
    ),
    MomentRow("state.audio-without-mode", .kept(by: .audio)),
    MomentRow("state.location-without-mode", .kept(by: .location)),
    MomentRow(
      "state.modes-without-multitasking",
      .version(4),
      .singleTasking,
      .audioMode(.present)
    ),
    MomentRow(
      "state.location-without-multitasking",
      .version(4),
      .singleTasking,
      .locationMode(.present)
    ),
    MomentRow("state.audio-exits", .endsWhenLeft, .audioMode(.present)),
    MomentRow("state.location-exits", .endsWhenLeft, .locationMode(.present)),
    MomentRow(
      "state.process-before-unlock",
      .firstUnlock(.pending),
      .screen(.lockedElsewhere),
      .from(.suspended)
    ),
    MomentRow(
      "state.ended-before-unlock",
      .firstUnlock(.pending),
      .screen(.lockedElsewhere),
      .from(.notRunning)
    ),
    MomentRow("state.always-on-before-16", .version(15), .alwaysOn(.on)),
    MomentRow("state.always-on-ipad", .version(17), .device(.iPad), .alwaysOn(.on)),
    MomentRow("state.active-covered", .under(.switcher)),
    MomentRow("state.active-locked", .screen(.lockedOverApp)),
    MomentRow("state.inactive-uncovered", .from(.inactive)),
    MomentRow("state.inactive-locked", .from(.inactive), .screen(.lockedOverApp)),
    MomentRow(
      "state.inactive-locked-elsewhere",
      .version(4),
      .from(.inactive),
      .screen(.lockedElsewhere)
    ),
    MomentRow(
      "state.locked-covered",
      .from(.suspended),
      .screen(.lockedElsewhere),
      .under(.switcher)
    ),
    MomentRow("state.locked-over-no-app", .from(.notRunning), .screen(.lockedOverApp)),
    MomentRow(
      "state.locked-over-background",
      .version(4),
      .from(.suspended),
      .screen(.lockedOverApp)
    ),
    MomentRow(
      "state.unlocked-before-unlock",
      .from(.notRunning),
      .ended(.reboot),
      .firstUnlock(.pending)
    ),
    MomentRow("state.notification-in-front", .notification(.inFront), .from(.suspended)),
    MomentRow("state.unnamed-cover", .from(.suspended), .under(.unnamed)),
    MomentRow("state.scene-lost-in-front", .version(15), .scene, .scene(.disconnected)),
    MomentRow(
      "state.switcher-before-4",
      .version(4),
      .singleTasking,
      .from(.inactive),
      .under(.switcher)
    ),
    MomentRow(
      "state.notification-center-before-5",
      .version(4),
      .from(.inactive),
      .under(.notificationCenter)
    ),
    MomentRow(
      "state.control-center-before-7",
      .version(6),
      .from(.inactive),
      .under(.controlCenter)
    ),
    MomentRow("state.exits-on-suspend-before-4", .version(4), .singleTasking, .endsWhenLeft),
    MomentRow("state.exits-on-suspend-since-13", .version(13), .endsWhenLeft),
    MomentRow("state.scenes-before-13", .scene),
    MomentRow("state.scene-app-fails", .version(27), .scene, .failsToLaunch, .from(.notRunning)),
    MomentRow("state.fails-before-27", .failsToLaunch, .from(.notRunning)),
    MomentRow("state.scene-lost-without-scenes", .from(.suspended), .scene(.disconnected)),
    MomentRow("state.windows-without-scenes", .device(.iPadWithWindows), .windows(.two)),
    MomentRow(
      "state.windows-without-process",
      .version(15),
      .scene,
      .device(.iPadWithWindows),
      .windows(.two),
      .from(.notRunning)
    ),
    MomentRow(
      "state.windows-lost",
      .version(15),
      .scene,
      .device(.iPadWithWindows),
      .windows(.two),
      .from(.suspended),
      .scene(.disconnected)
    ),
    MomentRow("state.windows-of-device", .version(15), .scene, .windows(.two)),
  ]
}

extension Entry {
  /// The version at which the life cycle changes, up to the next.
  fileprivate static func version(_ major: Int) -> Entry {
    let place = SystemVersion.lifecycleChanges.lastIndex { $0 <= .iOS(major, 0) }
    return Entry(Column(LifecycleInput.system), UInt64(bit: place ?? 0))
  }
}
