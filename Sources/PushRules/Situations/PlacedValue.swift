/// A value that stands at a fixed place among all values of its type: the place of its bit in a box.
protocol PlacedValue: CaseIterable, Hashable {
  /// The place in `allCases`.
  var place: Int { get }
}

extension PlacedValue {
  /// One bit at the place of the value among all values.
  @inline(__always)
  var bit: UInt64 { 1 << UInt64(place) }
}

extension AppState: PlacedValue {
  var place: Int {
    switch self {
    case .active: 0
    case .inactive: 1
    case .background: 2
    case .suspended: 3
    case .notRunning(let termination): 4 + termination.place
    }
  }
}

extension Termination: PlacedValue {
  var place: Int {
    switch self {
    case .system: 0
    case .user: 1
    case .crash: 2
    case .reboot: 3
    case .neverLaunched: 4
    }
  }
}

extension UserAction: PlacedValue {
  var place: Int {
    switch self {
    case .icon: 0
    case .notification: 1
    case .action: 2
    case .foregroundAction: 3
    case .textAction: 4
    case .dismiss: 5
    }
  }
}

extension PushType: PlacedValue {
  var place: Int {
    switch self {
    case .alert: 0
    case .background: 1
    case .voip: 2
    case .location: 3
    case .pushToTalk: 4
    case .fileProvider: 5
    case .complication: 6
    case .mdm: 7
    case .liveActivity: 8
    case .widgets: 9
    case .controls: 10
    }
  }
}

extension Priority: PlacedValue {
  var place: Int {
    switch self {
    case .ten: 0
    case .five: 1
    case .one: 2
    }
  }
}

extension NotificationCenterDelegate: PlacedValue {
  var place: Int {
    switch self {
    case .set: 0
    case .late: 1
    }
  }
}
