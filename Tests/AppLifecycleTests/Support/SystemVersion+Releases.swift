@testable import PushRules

extension SystemVersion {
  /// The releases at which some rule changes, and the last release of each major version.
  static let releases: [SystemVersion] =
    (breakpoints + Set(breakpoints.map(\.major)).map { SystemVersion.iOS($0) }).sorted()
}

extension [SystemVersion] {
  /// All releases.
  static let all = SystemVersion.releases

  /// The releases since a version.
  static func since(_ major: Int, _ minor: Int = 0) -> Self {
    all.filter { $0 >= .iOS(major, minor) }
  }

  /// The releases of some major versions.
  static func majors(_ majors: ClosedRange<Int>) -> Self {
    all.filter { majors.contains($0.major) }
  }

  /// The releases of these at which rules change.
  var atBreakpoints: Self { filter { SystemVersion.breakpoints.contains($0) } }

  /// These without those of 10.0, where a tap goes to the old method.
  var withoutTapDefect: Self { filter { $0 < .iOS(10, 0) || $0 >= .iOS(10, 1) } }
}
