import DecisionTables
import PushRules
import PushTestSupport

@testable import AppLifecycle

/// A rule that no script can reach, with the entries of a moment that it decides.
///
/// Without these entries an app without scenes is active on an iPhone with iOS 12.
struct MomentRow: Sendable {
  /// The id of the rule.
  let rule: String
  let moment: Region

  init(_ rule: String, _ entries: [Entry]) {
    self.rule = rule
    var moment = Region(Scenario(.app(on: .iOS(12)), events: []))
      .with(LifecycleState(process: .active))
    for entry in [.on(.home)] + entries { moment.set(entry) }
    self.moment = moment
  }

  private static func read(_ rows: KeyValuePairs<String, [Entry]>) -> [MomentRow] {
    rows.map { MomentRow($0.key, $0.value) }
  }

  /// The rules against events that the push rules and the clock never produce.
  static let guards = read([
    "push.running-elsewhere": [.on(.pushWhileRunning), .suspended],
    "push.resumes-elsewhere": [.on(.pushResumes)],
    "push.resumes-before-7": [.on(.pushResumes), .version(6), .suspended],
    "push.launch-fails": [.on(.pushLaunches), .version(27), .failsToLaunch, .from(.notRunning)],
    "push.launches-elsewhere": [.on(.pushLaunches)],
    "push.launches-before-7": [.on(.pushLaunches), .version(6), .from(.notRunning)],
    "push.launches-before-unlock": [
      .on(.pushLaunches), .from(.notRunning), .ended(.reboot), .firstUnlock(.pending),
      .screen(.lockedElsewhere),
    ],
    "background-task-expire.foreground": [.on(.backgroundTaskExpire)],
    "background-task-expire.idle": [.on(.backgroundTaskExpire), .suspended],
  ])

  /// The states that cannot be, each for one reason alone.
  static let obstacles = read([
    "state.no-background": [.version(4), .singleTasking, .suspended],
    "state.multitasking-before-4": [.version(3)],
    "state.multitasking-on-4": [.version(4), .multitasking(.lackIgnored)],
    "state.multitasking-since-5": [.singleTasking],
    "state.no-prewarming-before-15": [.from(.prewarmed)],
    "state.exits-on-suspend": [.endsWhenLeft, .suspended],
    "state.fails-to-launch": [.version(27), .failsToLaunch],
    "state.task-of-silent-app": [.task(.one), .suspended],
    "state.task-without-multitasking": [.version(4), .singleTasking, .task(.one)],
    "state.tasks-on-leaving": [.version(4), .singleTasking, .tasksOnLeaving(.one)],
    "state.tasks-on-leaving-exits": [.endsWhenLeft, .tasksOnLeaving(.one)],
    "state.keeper-of-silent-app": [.kept(by: .audio), .audioMode(.present), .suspended],
    "state.audio-without-mode": [.kept(by: .audio)],
    "state.location-without-mode": [.kept(by: .location)],
    "state.modes-without-multitasking": [.version(4), .singleTasking, .audioMode(.present)],
    "state.location-without-multitasking": [.version(4), .singleTasking, .locationMode(.present)],
    "state.audio-exits": [.endsWhenLeft, .audioMode(.present)],
    "state.location-exits": [.endsWhenLeft, .locationMode(.present)],
    "state.process-before-unlock": [.firstUnlock(.pending), .screen(.lockedElsewhere), .suspended],
    "state.ended-before-unlock": [
      .firstUnlock(.pending), .screen(.lockedElsewhere), .from(.notRunning),
    ],
    "state.always-on-before-16": [.version(15), .alwaysOn(.on)],
    "state.always-on-ipad": [.version(17), .device(.iPad), .alwaysOn(.on)],
    "state.active-covered": [.under(.switcher)],
    "state.active-locked": [.screen(.lockedOverApp)],
    "state.inactive-uncovered": [.inactive],
    "state.inactive-locked": [.inactive, .screen(.lockedOverApp)],
    "state.inactive-locked-elsewhere": [.version(4), .inactive, .screen(.lockedElsewhere)],
    "state.locked-covered": [.suspended, .screen(.lockedElsewhere), .under(.switcher)],
    "state.locked-over-no-app": [.from(.notRunning), .screen(.lockedOverApp)],
    "state.locked-over-background": [.version(4), .suspended, .screen(.lockedOverApp)],
    "state.unlocked-before-unlock": [.from(.notRunning), .ended(.reboot), .firstUnlock(.pending)],
    "state.notification-in-front": [.notification(.inFront), .suspended],
    "state.unnamed-cover": [.suspended, .under(.unnamed)],
    "state.scene-lost-in-front": [.version(15), .scene, .scene(.disconnected)],
    "state.switcher-before-4": [.version(4), .singleTasking, .inactive, .under(.switcher)],
    "state.notification-center-before-5": [.version(4), .inactive, .under(.notificationCenter)],
    "state.control-center-before-7": [.version(6), .inactive, .under(.controlCenter)],
    "state.exits-on-suspend-before-4": [.version(4), .singleTasking, .endsWhenLeft],
    "state.exits-on-suspend-since-13": [.version(13), .endsWhenLeft],
    "state.scenes-before-13": [.scene],
    "state.scene-app-fails": [.version(27), .scene, .failsToLaunch, .from(.notRunning)],
    "state.fails-before-27": [.failsToLaunch, .from(.notRunning)],
    "state.scene-lost-without-scenes": [.suspended, .scene(.disconnected)],
    "state.windows-without-scenes": [.withWindows, .windows(.two)],
    "state.windows-without-process": [
      .version(15), .scene, .withWindows, .windows(.two), .from(.notRunning),
    ],
    "state.windows-lost": [
      .version(15), .scene, .withWindows, .windows(.two), .suspended, .scene(.disconnected),
    ],
    "state.windows-of-device": [.version(15), .scene, .windows(.two)],
  ])
}

extension Entry {
  /// The version at which the life cycle changes, up to the next.
  fileprivate static func version(_ major: Int) -> Entry {
    let place = SystemVersion.lifecycleChanges.lastIndex { $0 <= .iOS(major, 0) }
    return Entry(Column(LifecycleInput.system), UInt64(bit: place ?? 0))
  }
}
