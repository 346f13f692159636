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
