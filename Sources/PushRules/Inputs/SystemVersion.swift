import DecisionTables

/// A version of iOS, or of the iOS SDK.
///
/// A major version alone means its last release: 10 is 10.3, while 10.0 is the release itself.
public struct SystemVersion: Hashable, Sendable {
  package let major: Int
  /// The minor version, or nil for the last release of the major version.
  package let minor: Int?

  init(major: Int, minor: Int?) {
    self.major = major
    self.minor = minor
  }

  /// The version that a text such as "9" or "10.1" names, or nil if there is no such version.
  ///
  /// A version that is newer than the rules is answered as the newest that they cover.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let numbers = parts.map { part in
      part.utf8.count < 4 && part.utf8.allSatisfy { digits.contains($0) } ? Int(part) : nil
    }
    guard (1...3).contains(numbers.count), !numbers.contains(nil) else { return nil }
    guard let first = numbers[0], Self.canExist(first) else { return nil }
    self.init(major: first, minor: numbers.count > 1 ? numbers[1] : nil)
  }

  /// Names a version in code; one that is newer than the rules is answered as the newest that they
  /// cover.
  ///
  /// - Precondition: Apple has not skipped the major version, and it is not below 3.
  public static func iOS(_ major: Int, _ minor: Int? = nil) -> SystemVersion {
    precondition(canExist(major), "no iOS \(major)")
    return SystemVersion(major: major, minor: minor)
  }

  /// The version as the first one with something, without a minor version of 0.
  package var firstRelease: String { minor == 0 ? major.description : description }

  /// The newest version that the rules cover.
  public static let newest = SystemVersion(major: 27, minor: nil)

  package var isNewerThanRules: Bool { major > Self.newest.major }

  /// Whether a major version exists or may come; after 18 came 26.
  private static func canExist(_ major: Int) -> Bool { major >= 3 && major <= 18 || major >= 26 }

  /// The releases at which some rule changes, oldest first: the values of a column.
  package static let breakpoints: [SystemVersion] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (8, 2), (9, 0), (10, 0), (10, 1), (11, 0),
    (12, 0), (13, 0), (13, 3), (14, 0), (15, 0), (16, 0), (16, 1), (16, 2), (17, 0), (17, 2),
    (18, 0), (18, 1), (18, 4), (26, 0), (26, 4), (27, 0),
  ].map { SystemVersion(major: $0, minor: $1) }

  /// A release for each change of some rule, oldest first.
  package static let releases = breakpoints.indices.map { release(at: $0) }

  /// Whether no breakpoint of the same major version follows.
  static func isLastOfMajor(_ index: Int) -> Bool {
    index + 1 == breakpoints.count || breakpoints[index + 1].major != breakpoints[index].major
  }

  /// A release to which the rules of a breakpoint apply: the last of its major version, or itself.
  static func release(at index: Int) -> SystemVersion {
    let version = breakpoints[index]
    return isLastOfMajor(index) ? SystemVersion(major: version.major, minor: nil) : version
  }

  /// The place of the last breakpoint that is not newer.
  var breakpoint: Int {
    Self.breakpoints.lastIndex { $0 <= self } ?? 0
  }
}

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

  /// Whether the app was built with the iOS 27 SDK, which requires scenes.
  static let sdk = InputDescription(
    column: ColumnDescription("SDK", values: ["before 27", "27"], effort: .build),
    jsonName: "sdk",
    party: .version,
    distance: 1,
    read: { $0.sdk < .iOS(27, 0) ? 0 : 1 },
    write: { $0.sdk = $1 == 0 ? min(.iOS(26), $0.system) : .iOS(27) },
    instruction: { value, _ in
      value == 0 ? "build with an SDK before iOS 27" : "build with the iOS 27 SDK"
    },
    clause: { _ in nil },
    changedMembers: { _, new in [("sdk", .text(new.sdk < .iOS(27, 0) ? "26" : "27"))] }
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

  package static let sdk = SituationMember(
    "sdk",
    takes: "VERSION",
    .version,
    help: "iOS SDK that the app was built with (that of --ios; without scenes 26 at most)",
    inputs: [.sdk],
    tableValues: ["26", "27"],
    value: { .text($0.sdk.description) },
    assumption: { "SDK " + $0.sdk.description },
    set: { $0.sdk = SystemVersion($1) ?? $0.sdk }
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

  static var builtBefore27: Entry { Entry(Column(.sdk), UInt64(bit: 0)) }
  static var builtWith27: Entry { Entry(Column(.sdk), UInt64(bit: 1)) }
}

extension SystemVersion: Comparable {
  /// Orders versions by release.
  public static func < (one: SystemVersion, other: SystemVersion) -> Bool {
    (one.major, one.minor ?? .max) < (other.major, other.minor ?? .max)
  }
}

extension SystemVersion: CustomStringConvertible {
  /// The version as it was given.
  public var description: String {
    if let minor { String(major) + "." + String(minor) } else { String(major) }
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

  /// The default SDK of an app.
  static func assumedSDK(on system: SystemVersion, _ lifecycle: Lifecycle) -> SystemVersion {
    lifecycle == .scene ? SystemVersion(major: system.major, minor: nil) : min(.iOS(26), system)
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
