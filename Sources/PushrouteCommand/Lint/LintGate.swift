internal import PushPayload
internal import RouteReport

/// What makes the lint fail: a finding of a level, or too many warnings.
struct LintGate: Hashable, Sendable {
  /// The least severity of a finding that fails.
  let failLevel: Severity
  private let mostWarnings: Int?

  /// Reads the flags, and what the configuration says instead of them; a number of warnings that is
  /// allowed leaves the errors to fail.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    mostWarnings = try Self.number(arguments["max-warnings"])
    let stated =
      Severity(named: arguments["fail-severity"])
      ?? (mostWarnings == nil ? arguments.configuration?.failLevel : nil)
    failLevel = stated ?? (mostWarnings == nil ? .warning : .error)
  }

  private static func number(_ text: String?) throws(ArgumentError) -> Int? {
    guard let text else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw .unknownValue("--max-warnings", text, expected: ["a whole number from 0"])
    }
    return number
  }

  /// Tells whether a number of warnings is too much.
  func refuses(warnings count: Int) -> Bool { mostWarnings.map { count > $0 } ?? false }

  /// Returns the code that findings lead to.
  func code(for counts: [Severity: Int]) -> ExitCode {
    let fails = counts.contains { $0.value > 0 && $0.key >= failLevel }
    return fails || refuses(warnings: counts[.warning] ?? 0) ? .findings : .done
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
