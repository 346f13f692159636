internal import PushPayload
internal import RouteReport

/// What makes the lint fail: a finding of a level, or too many warnings.
struct LintGate: Hashable, Sendable {
  /// The least severity of a finding that fails, if flags state it.
  private let stated: Severity?
  private let mostWarnings: Int?

  /// Reads the flags; a number of warnings that is allowed leaves the errors to fail.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    mostWarnings = try Self.number(arguments["max-warnings"])
    stated = Severity(named: arguments["fail-severity"]) ?? mostWarnings.map { _ in .error }
  }

  private static func number(_ text: String?) throws(ArgumentError) -> Int? {
    guard let text else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw .unknownValue("--max-warnings", text, expected: ["a whole number from 0"])
    }
    return number
  }

  /// Returns the least severity of a finding that fails in a file under a configuration, or under none.
  func failLevel(under configuration: Configuration?) -> Severity {
    stated ?? configuration?.failLevel ?? .warning
  }

  /// Tells whether a number of warnings is too much.
  func refuses(warnings count: Int) -> Bool { mostWarnings.map { count > $0 } ?? false }

  /// Returns the code that findings lead to.
  func code(for report: LintReport) -> ExitCode {
    let fails = report.hasFailure || refuses(warnings: report.counts[.warning] ?? 0)
    return fails ? .findings : .done
  }
}

extension CommandFlag {
  /// The flag for the number of warnings that is allowed.
  static let maxWarnings = CommandFlag(
    "max-warnings",
    takes: "NUMBER",
    help: "end with exit code 1 if there are more warnings, and for so many not; errors fail as "
      + "ever"
  )
}
