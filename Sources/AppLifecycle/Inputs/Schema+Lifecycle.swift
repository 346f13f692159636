internal import DecisionTables
internal import PushRules

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

  init(_ configuration: LifecycleConfiguration) {
    self = .moments
    for (place, description) in LifecycleInput.descriptions.enumerated() {
      guard case .configuration(let read) = description.source else { continue }
      self[Schema.lifecycle.columns[place]] = UInt64(bit: read(configuration))
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
}
