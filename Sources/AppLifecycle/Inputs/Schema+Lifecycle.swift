import DecisionTables
import PushRules

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
