internal import PushRules

extension Moments: CustomStringConvertible {
  /// The columns that matter, with what they accept, in words.
  var description: String {
    columns.isEmpty ? "always" : columns.map(phrase).joined(separator: ", ")
  }

  private func phrase(of column: MomentColumn) -> String {
    let accepted = (0..<column.width).filter { self[column] >> UInt64($0) & 1 == 1 }
    if column == .system { return Self.phrase(ofVersions: accepted) }
    let values = accepted.map { column.values[$0] }
    let rest = column.values.filter { !values.contains($0) }
    return rest.count == 1 && values.count > 2
      ? column.name + " other than " + rest[0]
      : column.name + " " + values.joined(separator: " or ")
  }

  /// Runs of versions, such as "iOS 5 to 6" or "iOS 13 or newer".
  private static func phrase(ofVersions places: [Int]) -> String {
    "iOS " + places.runs.map(phrase(ofRun:)).joined(separator: " or ")
  }

  private static func phrase(ofRun run: ClosedRange<Int>) -> String {
    let first = versions[run.lowerBound].firstRelease
    guard run.upperBound + 1 < versions.count else { return first + " or newer" }
    let next = versions[run.upperBound + 1].firstRelease
    return run.lowerBound == 0 ? "before " + next : "from " + first + ", before " + next
  }
}

extension MomentColumn {
  /// The name that prints.
  var name: String {
    switch self {
    case .system: "iOS"
    case .lifecycle: "life cycle"
    case .launchability: "app"
    case .suspension: "exits on suspend"
    case .stateRestoration: "state restoration"
    case .backgroundRefresh: "Background App Refresh"
    case .device: "device"
    case .process: "app"
    case .termination: "ended by"
    case .overlay: "under"
    case .screen: "screen"
    case .firstUnlock: "first unlock"
    case .task: "background task"
    case .notification: "notification"
    case .archive: "saved state"
    case .session: "scene session"
    case .scene: "scene"
    }
  }

  /// The words of the values, in their order.
  fileprivate var values: [String] {
    switch self {
    case .system: Moments.versions.map(\.firstRelease)
    case .lifecycle: Lifecycle.allCases.map(\.name)
    case .launchability: ["can launch", "cannot launch"]
    case .suspension: ["no", "yes", "ignored"]
    case .stateRestoration, .archive: Presence.allCases.map(\.name)
    case .backgroundRefresh: Setting.allCases.map(\.name)
    case .device: Device.allCases.map(\.name)
    case .process: ProcessState.allCases.map(\.name)
    case .termination: Termination.allCases.map(\.name)
    case .overlay: Overlay.allCases.map(\.name)
    case .screen: ["unlocked", "locked over the app", "locked over something else"]
    case .firstUnlock: FirstUnlock.allCases.map(\.name)
    case .task: ["idle", "running"]
    case .notification: ["not there", "arrived in front", "arrived earlier"]
    case .session: ["kept", "discarded", "missing"]
    case .scene: ["connected", "disconnected"]
    }
  }
}

extension Overlay {
  /// The words that print.
  var name: String {
    switch self {
    case .nothing: "nothing"
    case .switcher: "the switcher"
    case .call: "a call"
    case .notificationCenter: "Notification Center"
    case .controlCenter: "Control Center"
    case .unnamed: "something unnamed"
    }
  }
}
