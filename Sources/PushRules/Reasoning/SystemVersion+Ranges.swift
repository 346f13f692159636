extension SystemVersion {
  /// The versions at some breakpoints in words, such as `7 or later` or `8.2 to 9`.
  ///
  /// A major version with `.x` is all of its releases from there on.
  package static func words(forBreakpoints bits: UInt64) -> String {
    Column.system.places(of: bits).runs.map(words).joined(separator: " or ")
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
