internal import Questions
internal import RouteReport

package enum PushrouteCommand: Sendable {
  /// Runs one call, and returns the exit code before standard output is flushed.
  package static func run(_ arguments: [String], in console: inout Console) -> ExitCode {
    PageLayout.$current.withValue(console.layout(of: .output)) { attempt(arguments, &console) }
  }

  private static func attempt(_ arguments: [String], _ console: inout Console) -> ExitCode {
    do {
      return try start(arguments, &console)
    } catch {
      for message in error.messages { console.report(message) }
      return .failure
    }
  }

  /// Runs the program's own call and exits.
  package static func main() -> Never {
    Interruption.run {
      var console = Console(SystemWorld())
      let code = run(Array(SystemCall.arguments.dropFirst()), in: &console)
      SystemCall.leave(console.finish(code).rawValue)
    }
  }

  private static func start(
    _ arguments: [String],
    _ console: inout Console
  ) throws(ArgumentError) -> ExitCode {
    guard let first = arguments.first else {
      console.report(PrintedText(page: String(HelpText.overview.dropLast())))
      return .failure
    }
    switch first {
    case "--version", "-V", "version":
      console.print(PrintedText(page: "pushroute \(Version.text)\n"))
      return .done
    case "--help", "-h":
      console.print(PrintedText(page: HelpText.overview))
      return .done
    case _ where isPayload(first): return try CommandName.eval.start(arguments, &console)
    default: return try command(first).start(Array(arguments.dropFirst()), &console)
    }
  }

  /// Whether the first word is a payload; `eval` may be left out.
  private static func isPayload(_ word: String) -> Bool {
    !word.hasPrefix("-") && InputFile.isPath(word)
  }

  private static func command(_ name: String) throws(ArgumentError) -> CommandName {
    if let command = CommandName(word: name) { return command }
    if name.hasPrefix("-") {
      let nearest = NearestWord(to: name, in: ["--help", "--version"]).word
      throw .unknownFlag(name, command: "help", nearest: nearest)
    }
    throw .unknownCommand(name)
  }
}

/// The exit code of the command.
package enum ExitCode: Int32, CaseIterable, Hashable, Sendable {
  /// Success.
  case done = 0
  /// Findings, or a missed expectation.
  case findings = 1
  /// The command could not do its job.
  case failure = 2

  var meaning: String {
    switch self {
    case .done: "done; that no callback runs is an answer, not a failure"
    case .findings:
      "findings at or above the fail level (lint), an expectation was missed (--expect, --check, "
        + "test), nothing runs (--exit-status), a line is no payload (--ndjson), or the tables are "
        + "not proven (--verify)"
    case .failure:
      "could not do the job: a bad flag, an unreadable file, a file that is no payload, scenario "
        + "or case file, an event that cannot happen, output that cannot be written"
    }
  }
}
