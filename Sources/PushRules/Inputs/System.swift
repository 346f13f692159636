import DecisionTables

extension InputDescription {
  /// The version of iOS, as the breakpoint at or before it.
  static let system = InputDescription(
    column: ColumnDescription(
      "iOS",
      values: SystemVersion.breakpoints.map { $0.breakpointName },
      effort: .system,
      rank: { value, current in
        (value > current ? value - current : 64 + current - value)
          + (SystemVersion.isLastOfMajor(value) ? 0 : 128)
      },
      phrase: { "iOS " + SystemVersion.words(for: $0.places) }
    ),
    jsonName: "ios",
    party: .version,
    distance: 100,
    read: { $0.system.breakpoint },
    write: { $0.system = SystemVersion.release(at: $1) },
    instruction: { value, _ in .run("iOS " + SystemVersion.release(at: value).description) },
    clause: { "iOS " + SystemVersion.words(for: $0) },
    changedMembers: { _, new in [("ios", .text(new.system.description))] }
  )
}

extension SituationMember {
  package static let system = SituationMember(
    "ios",
    takes: "VERSION",
    .version,
    help: "version of iOS: 3 to 18, 26 or 27, or such as 10.1 (27)",
    inputs: [.system],
    tableValues: ["6", "7", "9", "10", "13", "27"],
    value: { .text($0.system.description) },
    assumption: { "iOS " + $0.system.description },
    set: { $0.system = SystemVersion($1) ?? $0.system }
  )
}

extension Entry {
  static func since(_ major: Int, _ minor: Int = 0) -> Entry {
    Entry(Column(.system), UInt64.max << UInt64(SystemVersion.breakpoints.place(of: major, minor)))
  }
  static func before(_ major: Int, _ minor: Int = 0) -> Entry { !since(major, minor) }
  /// Only the release that starts at a breakpoint.
  static func only(_ major: Int, _ minor: Int) -> Entry {
    Entry(Column(.system), UInt64(bit: SystemVersion.breakpoints.place(of: major, minor)))
  }
}

extension [SystemVersion] {
  /// The place of a version at which rules change.
  package func place(of major: Int, _ minor: Int) -> Int {
    guard let place = firstIndex(where: { $0.major == major && $0.minor == minor }) else {
      preconditionFailure("iOS \(major).\(minor) is no version at which rules change")
    }
    return place
  }
}

extension SystemVersion {
  /// The breakpoint, with its minor version only where the major version has several.
  fileprivate var breakpointName: String {
    let several = Self.breakpoints.count { $0.major == major } > 1
    return several ? description : firstRelease
  }

  /// The versions at some breakpoints in words, such as `7 or later` or `8.2 to 9`.
  ///
  /// A major version with `.x` is all of its releases from there on.
  package static func words(for breakpoints: [Int]) -> String {
    breakpoints.runs.map { words(for: $0) }.joined(separator: " or ")
  }

  private static func words(for run: ClosedRange<Int>) -> String {
    let start = breakpoints[run.lowerBound]
    let first = start.breakpointName
    let last = lastRelease(at: run.upperBound)
    if run.lowerBound == 0 { return run.count == 1 ? last : last + " or earlier" }
    if run.upperBound == breakpoints.count - 1 {
      return run.count == 1 ? first : first + " or later"
    }
    if first == last { return first }
    guard last == start.major.description else { return first + " to " + last }
    return (start.minor == 0 ? "" : first + " to ") + last + ".x"
  }

  /// The last release before the next breakpoint; a major version alone means its last release.
  private static func lastRelease(at index: Int) -> String {
    let version = breakpoints[index]
    guard !isLastOfMajor(index), let next = breakpoints[index + 1].minor else {
      return version.major.description
    }
    return SystemVersion(major: version.major, minor: next - 1).description
  }
}
