extension SystemVersion {
  /// The versions at some breakpoints in words, such as `7 or later` or `8.2 to 9`.
  static func words(forBreakpoints bits: UInt64) -> String {
    var runs: [ClosedRange<Int>] = []
    for index in breakpoints.indices where bits & 1 << UInt64(index) != 0 {
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs.map(words).joined(separator: " or ")
  }

  private static func words(for run: ClosedRange<Int>) -> String {
    let first = breakpoints[run.lowerBound].breakpointName
    let last = lastRelease(at: run.upperBound)
    if run.lowerBound == 0 { return run.count == 1 ? last : last + " or earlier" }
    if run.upperBound == breakpoints.count - 1 {
      return run.count == 1 ? first : first + " or later"
    }
    if run.count == 1, isLastOfMajor(run.lowerBound) { return last }
    return first == last ? first : first + " to " + last
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
