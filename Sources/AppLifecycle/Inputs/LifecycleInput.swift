import DecisionTables
import PushRules

/// An input of the rules of the life cycle, in the order in which conditions print.
enum LifecycleInput: UInt8, CaseIterable, Hashable, Sendable {
  case event
  // iOS, the app and the device.
  case system, multitasking, lifecycle, launchability, suspension, tasksOnLeaving, stateRestoration
  case backgroundRefresh, fetchMode, processingMode, audioMode, locationMode, device
  case debugger, alwaysOn
  // The state.
  case process, termination, overlay, screen, firstUnlock, task, assertion, notification, archive
  case session, scene, windows
}

extension LifecycleInput {
  var description: LifecycleInputDescription { Self.descriptions[Int(rawValue)] }

  /// The inputs that events change.
  static let state = allCases.filter { input in
    if case .state = input.description.source { true } else { false }
  }

  static let descriptions = allCases.map { describe($0) }

  private static func describe(_ input: LifecycleInput) -> LifecycleInputDescription {
    switch input {
    case .event:
      .init(
        column: ColumnDescription("event", words: LifecycleEvent.allCases.map { $0.name }),
        source: .event
      )
    case .system: .system
    case .multitasking: .init("multitasking") { $0.multitaskingSupport }
    case .lifecycle: .init("life cycle") { $0.lifecycle }
    case .launchability: .init("app", words: ["can launch", "cannot launch"]) { $0.launchability }
    case .suspension: .init("exits on suspend") { $0.suspension }
    case .tasksOnLeaving:
      .init("background tasks begun in didEnterBackground") { $0.tasksOnLeaving }
    case .stateRestoration: .init("state restoration") { $0.stateRestoration }
    case .backgroundRefresh: .init("Background App Refresh") { $0.backgroundRefresh }
    case .fetchMode: .init("background mode fetch") { $0.declares(.fetch) }
    case .processingMode: .init("background mode processing") { $0.declares(.processing) }
    case .audioMode: .init("audio in the background") { $0.canContinue(in: .audio) }
    case .locationMode: .init("location in the background") { $0.canContinue(in: .location) }
    case .device: .init("device") { $0.device }
    case .debugger: .init("debugger") { $0.debugger }
    case .alwaysOn: .init("Always-On Display") { $0.alwaysOnDisplay }
    case .process: .init("app", get: { $0.process }, set: { $0.process = $1 })
    case .termination: .init("ended by", get: { $0.termination }, set: { $0.termination = $1 })
    case .overlay: .init("under", get: { $0.overlay }, set: { $0.overlay = $1 })
    case .screen: .init("screen", get: { $0.screen }, set: { $0.screen = $1 })
    case .firstUnlock: .init("first unlock", get: { $0.firstUnlock }, set: { $0.firstUnlock = $1 })
    case .task: .init("background task", get: { $0.task }, set: { $0.taskCount = $1.lowestCount })
    case .assertion: .init("kept running by", get: { $0.assertion }, set: { $0.assertion = $1 })
    case .notification:
      .init("notification", get: { $0.notification }, set: { $0.notification = $1 })
    case .archive: .init("saved state", get: { $0.archive }, set: { $0.archive = $1 })
    case .session: .init("scene session", get: { $0.session }, set: { $0.session = $1 })
    case .scene: .init("scene", get: { $0.scene }, set: { $0.scene = $1 })
    case .windows: .init("open windows", get: { $0.windows }, set: { $0.windows = $1 })
    }
  }
}

/// The name and values of a life-cycle input, and where its value comes from.
struct LifecycleInputDescription: Sendable {
  let column: ColumnDescription
  let source: Source

  enum Source: Sendable {
    case event
    /// From the app and the device, which no event changes.
    case scenario(@Sendable (Scenario) -> Int)
    case state(
      read: @Sendable (LifecycleState) -> Int,
      write: @Sendable (inout LifecycleState, Int) -> Void
    )
  }
}

extension LifecycleInputDescription {
  /// Describes a part of the app or the device; without `words`, the values print as their names.
  init<Value: ColumnValue>(
    _ name: String,
    words: [String]? = nil,
    of get: @escaping @Sendable (Scenario) -> Value
  ) {
    column = ColumnDescription(name, words: words ?? Value.allCases.map { $0.name })
    source = .scenario { Int(get($0).rawValue) }
  }

  init<Value: ColumnValue>(
    _ name: String,
    get: @escaping @Sendable (LifecycleState) -> Value,
    set: @escaping @Sendable (inout LifecycleState, Value) -> Void
  ) {
    column = ColumnDescription(name, words: Value.allCases.map { $0.name })
    source = .state(read: { Int(get($0).rawValue) }, write: { set(&$0, Value(place: $1)) })
  }
}

extension ColumnDescription {
  /// Describes a column whose conditions read like `app active or inactive`, or like `app other
  /// than active` if a condition accepts all values but one of many.
  init(_ name: String, words: [String]) {
    self.init(
      name,
      values: words,
      phrase: { accepted in
        let places = accepted.places
        let refused = words.indices.filter { !places.contains($0) }
        return refused.count == 1 && places.count > 2
          ? name + " other than " + words[refused[0]]
          : name + " " + places.map { words[$0] }.joined(separator: " or ")
      }
    )
  }
}

extension Schema {
  /// The columns of the life-cycle tables; the last one states whether a moment is possible.
  static let lifecycle = Schema(
    inputs: LifecycleInput.descriptions.map { $0.column },
    answers: [.feasibility]
  )
}

extension Column {
  init(_ input: LifecycleInput) { self = Schema.lifecycle.columns[Int(input.rawValue)] }
}

// A moment is an event in a state, for an app on a device: a region with one value for each input.
extension Region {
  static let moments = Schema.lifecycle.any

  init(_ scenario: Scenario) {
    self = .moments
    for (place, description) in LifecycleInput.descriptions.enumerated() {
      guard case .scenario(let read) = description.source else { continue }
      self[Schema.lifecycle.columns[place]] = UInt64(bit: read(scenario))
    }
  }

  init(_ state: LifecycleState) {
    self = Region.moments.with(state)
  }

  func with(_ state: LifecycleState) -> Region {
    var region = self
    let columns = Schema.lifecycle.columns
    let descriptions = LifecycleInput.descriptions
    for place in descriptions.indices {
      guard case .state(let read, _) = descriptions[place].source else { continue }
      region[columns[place]] = UInt64(bit: read(state))
    }
    return region
  }

  subscript(input: LifecycleInput) -> UInt64 {
    get { self[Column(input)] }
    set { self[Column(input)] = newValue }
  }

  var events: [LifecycleEvent] { self[.event].places.map { LifecycleEvent.allCases[$0] } }

  /// The moments in words, without their events.
  var words: String { Schema.lifecycle.words(for: forgetting(Column(.event))) }
}

extension LifecycleState {
  init(in moments: Region) {
    self.init(process: .notRunning)
    for input in LifecycleInput.allCases {
      guard case .state(_, let write) = input.description.source else { continue }
      write(&self, moments.value(of: Column(input)))
    }
  }
}

// Words for conditions: each accepts some values of one column.
extension Entry {
  init<Value: ColumnValue>(_ input: LifecycleInput, _ values: [Value]) {
    self.init(Column(input), values.reduce(0) { $0 | UInt64(bit: $1.place) })
  }

  static var app: Entry { Entry(.lifecycle, [Lifecycle.app]) }
  static var scene: Entry { Entry(.lifecycle, [Lifecycle.scene]) }
  static func stateRestoration(_ value: Presence) -> Entry { Entry(.stateRestoration, [value]) }
  static func debugger(_ value: Presence) -> Entry { Entry(.debugger, [value]) }
  static func ended(_ values: Termination...) -> Entry { Entry(.termination, values) }
  static func firstUnlock(_ values: FirstUnlock...) -> Entry { Entry(.firstUnlock, values) }
  static func scene(_ values: AppScene...) -> Entry { Entry(.scene, values) }
  static func archive(_ values: Presence...) -> Entry { Entry(.archive, values) }

  static func since(_ major: Int, _ minor: Int = 0) -> Entry {
    let place = SystemVersion.lifecycleChanges.place(of: major, minor)
    return Entry(Column(LifecycleInput.system), UInt64.max << UInt64(place))
  }
  static func before(_ major: Int, _ minor: Int = 0) -> Entry { !since(major, minor) }
}

extension LifecycleInputDescription {
  static let system = LifecycleInputDescription(
    column: ColumnDescription(
      "iOS",
      values: SystemVersion.lifecycleChanges.map { $0.firstRelease },
      phrase: { "iOS " + $0.places.runs.map { words(for: $0) }.joined(separator: " or ") }
    ),
    source: .scenario { scenario in
      SystemVersion.lifecycleChanges.lastIndex { $0 <= scenario.system } ?? 0
    }
  )

  /// A run of versions, such as `from 5, before 7` or `13 or newer`.
  private static func words(for run: ClosedRange<Int>) -> String {
    let versions = SystemVersion.lifecycleChanges
    let first = versions[run.lowerBound].firstRelease
    guard run.upperBound + 1 < versions.count else { return first + " or newer" }
    let next = versions[run.upperBound + 1].firstRelease
    return run.lowerBound == 0 ? "before " + next : "from " + first + ", before " + next
  }
}

extension SystemVersion {
  /// The releases at which the life cycle changes, oldest first.
  static let lifecycleChanges: [SystemVersion] = [
    .iOS(3, 0), .iOS(4, 0), .iOS(4, 2), .iOS(5, 0), .iOS(6, 0), .iOS(7, 0), .iOS(8, 0), .iOS(9, 0),
    .iOS(10, 0), .iOS(11, 0), .iOS(13, 0), .iOS(14, 0), .iOS(15, 0), .iOS(16, 0), .iOS(17, 0),
    .iOS(18, 3), .iOS(18, 4), .iOS(26, 0), .iOS(27, 0),
  ]
}
