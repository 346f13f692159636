/// The exit code of the command.
package enum ExitCode: Int32, CaseIterable, Hashable, Sendable {
  /// Success.
  case done = 0
  /// Findings, or a missed expectation.
  case findings = 1
  /// The command could not do its job.
  case failure = 2

  /// What the code means, as a clause.
  var meaning: String {
    switch self {
    case .done: "done; that no callback fires is an answer, not a failure"
    case .findings:
      "findings at or above the fail level (lint), an expectation was missed (--expect, --check, "
        + "test), nothing fires (--exit-status), a line is no payload (--ndjson), or the tables are "
        + "not proven (--verify)"
    case .failure:
      "could not do the job: a bad flag, an unreadable file, a file that is no payload, scenario "
        + "or case file, an event that cannot happen, output that cannot be written"
    }
  }
}
