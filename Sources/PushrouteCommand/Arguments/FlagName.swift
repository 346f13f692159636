internal import Questions

/// The name of a flag that states no input of a situation.
enum FlagName: String, CaseIterable, Hashable, Sendable {
  case help, set
  // The question.
  case all, app, brief, diagram, expect, experiment, from, limit, only, recorder, verbose, verify
  case want, when, columns, payload, rows, tap
  case exitStatus = "exit-status"
  case exitZero = "exit-zero"
  // What is read.
  case before, check, coverage, diff, exclude, fix, ignore, key, ndjson, run, select
  case severity, statistics, update, baseline
  case failSeverity = "fail-severity"
  case noConfig = "no-config"
  case noGit = "no-git"
  case sdkPreset = "sdk-preset"
  case unsafeFixes = "unsafe-fixes"
  case writeBaseline = "write-baseline"
  // Request headers that no rule looks at.
  case expiration, topic
  case collapseID = "collapse-id"
  // The output.
  case color, format, json, output, quiet

  /// The name as it is typed, with dashes.
  var spelling: String { "--" + rawValue }
}

extension ArgumentError.Subject {
  /// A flag of the call, with its value.
  static func flag(_ name: FlagName, _ value: String? = nil) -> Self {
    Self(value.map { name.spelling + " " + $0 } ?? name.spelling)
  }
}
