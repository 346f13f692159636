/// What a rule of the life cycle can look at.
enum MomentColumn: Int, CaseIterable, Sendable {
  // What the app, the device and iOS are.
  case system, lifecycle, launchability, suspension, stateRestoration, backgroundRefresh, device
  // What the state is.
  case process, termination, overlay, screen, firstUnlock, task, notification, archive, session
  case scene

  /// The number of values.
  var width: Int {
    switch self {
    case .system: Moments.versions.count
    case .process: ProcessState.allCases.count
    case .overlay: Overlay.allCases.count
    case .termination: 5
    case .suspension, .device, .screen, .notification, .session: 3
    case .lifecycle, .launchability, .stateRestoration, .backgroundRefresh: 2
    case .firstUnlock, .task, .archive, .scene: 2
    }
  }

  /// The place of the first bit.
  var offset: Int { Self.offsets[rawValue] }

  /// The bits of all values, in their place.
  var mask: UInt64 { Self.masks[rawValue] }

  private static let offsets: [Int] = allCases.reduce(into: [0]) { offsets, column in
    offsets.append(offsets[column.rawValue] + column.width)
  }
  /// The bits of all columns, by the place of the column.
  static let masks: [UInt64] = allCases.map { column in
    ((1 << UInt64(column.width)) - 1) << UInt64(column.offset)
  }
}
