import PushRules
import PushTestSupport

@testable import AppLifecycle

/// A script with the expected result of each event, for one or more versions of iOS.
///
/// The script is text: a line is an event and, after an arrow, the callbacks that it leads to,
/// such as `home -> will-resign-active@a did-enter-background@b`. An indented line continues with
/// the callbacks. A line that begins with `>` is a step that follows by itself. In brackets stands
/// what may be missing; a callback without `@` may read any state; ` = suspended` at the end is
/// the state after the step; `lock cannot: the device is locked` is a last event that is refused.
/// View controllers count where the line names one, such as `A.view-did-load`; notifications
/// without a callback where it names one, such as `(DidBecomeActive)`.
struct Play: Sendable {
  var systems: [SystemVersion]
  var situation: Situation
  var exitsOnSuspend = Presence.absent
  var stateRestoration = Presence.absent
  var multitasking = Presence.present
  /// The background tasks that the app begins inside didEnterBackground.
  var backgroundTasks = 0
  var device = Device.iPhone
  var alwaysOn = AlwaysOnDisplay.unstated
  /// What happens first; its callbacks do not count.
  var prelude = ""
  /// What the pushes of the lines show, in order, or nil if that does not count.
  var shows: [Presentation]?
  /// The ids of notes that some line has to carry.
  var notes: [String] = []
  var lines: [PlayLine]

  init(
    _ systems: [SystemVersion],
    _ lifecycle: Lifecycle,
    from state: AppState,
    in methods: Set<DelegateMethod>,
    _ text: String
  ) {
    self.systems = systems
    situation = Situation(
      state: state,
      payload: PayloadTraits(),
      implements: methods,
      lifecycle: lifecycle
    )
    lines = PlayLine.read(text)
  }

  /// An app without scenes that implements the launch methods and both for remote notifications.
  static func app(
    _ systems: [SystemVersion],
    from state: AppState,
    in methods: Set<DelegateMethod> = .launching(.both),
    _ text: String
  ) -> Play {
    Play(systems, .app, from: state, in: methods, text)
  }

  /// An app with scenes that implements the launch methods and both for remote notifications.
  static func scene(
    _ systems: [SystemVersion] = .since(13),
    from state: AppState,
    in methods: Set<DelegateMethod> = .launching(.scene),
    _ text: String
  ) -> Play {
    Play(systems, .scene, from: state, in: methods, text)
  }

  /// The same with one part changed.
  func with<Part>(_ path: WritableKeyPath<Play, Part>, _ part: Part) -> Play {
    var changed = self
    changed[keyPath: path] = part
    return changed
  }

  /// The same after other events.
  func after(_ prelude: String) -> Play { with(\.prelude, prelude) }

  /// The same in an app with `UIApplicationExitsOnSuspend`.
  var exiting: Play { with(\.exitsOnSuspend, .present) }

  /// The same in an app that opts in to state restoration.
  var restoring: Play { with(\.stateRestoration, .present) }

  /// The same in an app that states background modes besides that for pushes.
  func stating(_ modes: BackgroundMode...) -> Play {
    with(\.situation.backgroundModes, Set(modes).union([.remoteNotification]))
  }

  /// The same in an app that begins background tasks inside didEnterBackground.
  func beginning(tasks: Int) -> Play { with(\.backgroundTasks, tasks) }

  /// The same on a device without multitasking.
  var singleTasking: Play { with(\.multitasking, .absent) }

  /// The same on another device.
  func on(_ device: Device) -> Play { with(\.device, device) }
}

extension Set<DelegateMethod> {
  /// Some methods with both methods of a launch.
  static func launching(_ methods: Self) -> Self {
    methods.union([.willFinishLaunching, .didFinishLaunching])
  }
}

/// An event of a script with its expected result.
struct PlayLine: Sendable {
  var event: String
  var words: [String] = []
  var state: String?
  /// Why the event cannot happen, as a clause, if it cannot.
  var refusal: String?
  var isConsequence: Bool

  init(_ line: Substring) {
    var head = line
    isConsequence = head.hasPrefix("> ")
    if isConsequence { head.removeFirst(2) }
    event = String(head.prefix { $0 != " " })
    if let clause = head.firstRange(of: " cannot: ") {
      refusal = String(head[clause.upperBound...])
      return
    }
    add(head.dropFirst(event.count))
  }

  private mutating func goOn(with line: Substring) {
    if let clause = refusal {
      refusal = clause + " " + line.drop { $0 == " " }
    } else {
      add(line)
    }
  }

  /// Reads more callbacks, and the state.
  mutating func add(_ text: Substring) {
    var parts = text.split(separator: " ").filter { $0 != "->" }.map { String($0) }
    if parts.count > 1, parts[parts.count - 2] == "=" {
      state = parts.removeLast()
      parts.removeLast()
    }
    words += parts
  }

  static func read(_ text: String) -> [PlayLine] {
    var lines: [PlayLine] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix(" "), !lines.isEmpty {
        lines[lines.count - 1].goOn(with: line)
      } else {
        lines.append(PlayLine(line))
      }
    }
    return lines
  }
}
