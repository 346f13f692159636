internal import DecisionTables
internal import PushRules

extension LifecycleInputDescription {
  static let system = LifecycleInputDescription(
    column: ColumnDescription(
      "iOS",
      values: SystemVersion.lifecycleChanges.map { $0.firstRelease },
      phrase: { "iOS " + $0.places.runs.map { words(for: $0) }.joined(separator: " or ") }
    ),
    source: .configuration { configuration in
      SystemVersion.lifecycleChanges.lastIndex { $0 <= configuration.system } ?? 0
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
    .iOS(10, 0), .iOS(11, 0), .iOS(13, 0), .iOS(14, 0), .iOS(15, 0), .iOS(16, 0), .iOS(18, 4),
    .iOS(26, 0), .iOS(27, 0),
  ]
}

extension Entry {
  static func since(_ major: Int, _ minor: Int = 0) -> Entry {
    let place = SystemVersion.lifecycleChanges.place(of: major, minor)
    return Entry(Column(LifecycleInput.system), UInt64.max << UInt64(place))
  }
  static func before(_ major: Int, _ minor: Int = 0) -> Entry { !since(major, minor) }
}
