import PushPayload
import PushRules
import Questions

extension CaseReport {
  /// The cases that failed with the reasons, a line that counts all, and the coverage.
  package func text(style: TextStyle = .plain) -> String {
    let failed = files.flatMap { file in
      file.results.filter { !$0.passes }.map { $0.text(in: file.source.printed, style) }
    }
    let problems = files.flatMap { file in
      file.problems.map { problem in
        let place = problem.position.map { ":\($0)" } ?? ""
        return "\(file.source.printed)\(place): error: \(PrintableText.escaped(problem.message))\n"
      }
    }
    let end = coverage.map { "\n" + $0.text(style) } ?? ""
    let rules = results.flatMap { $0.misses.flatMap { $0.rules } }
    return (failed + problems + [summary, "\n", ProjectAddress.text(rules: rules), end]).joined()
  }

  private var summary: String {
    let failed = results.count { !$0.passes }
    let passed = results.count - failed
    let counts = failed == 0 ? "all passed" : "\(passed) passed, \(failed) failed"
    let end = problemCount == 0 ? "" : "; " + problemCount.counted("file") + unreadableWords
    let read = (files.count - problemCount).counted("file")
    return
      "\(results.count.counted("case")) in \(read): \(isEmpty ? "nothing to run" : counts)\(end)"
  }

  /// What could not be done with unreadable files.
  private var unreadableWords: String {
    let unwritten = files.count { file in
      file.problems.contains { $0.code == LintCode.unwritable.code }
    }
    return unwritten == 0
      ? " not read"
      : unwritten == problemCount
        ? " not written"
        : " not read or not written"
  }

  package var junit: String {
    let suites = files.map { file -> JUnit.Suite in
      let source = file.source.printed
      let problems = file.problems.map {
        JUnit.Case(name: source, file: source, outcome: .broken(message: $0.sentence))
      }
      let cases = file.results.map { $0.junit(in: source) }
      return (name: source, cases: problems + cases)
    }
    return JUnit(name: "pushroute test", suites: suites).xml
  }

  package var github: String {
    files.flatMap { file in
      file.problems.map {
        WorkflowCommand.line(
          "error",
          in: file.source,
          at: $0.position,
          title: $0.code ?? "case file",
          $0.message
        )
      } + file.results.flatMap { $0.commands(in: file.source) }
    }.joined()
  }
}

extension CaseResult {
  fileprivate func text(in source: String, _ style: TextStyle) -> String {
    let head = "\(source):\(position): \(style.failure("failed")): \(PrintableText.escaped(name))\n"
    let lines = misses.flatMap { $0.lines(in: source) }
    return head + lines.map { $0 + "\n" }.joined() + "\n"
  }

  fileprivate func junit(in source: String) -> JUnit.Case {
    JUnit.Case(
      name: name,
      file: source,
      line: position.line,
      outcome: misses.first.map { first in
        .failed(
          type: "expectation",
          message: first.difference,
          lines: ["\(source):\(position)"] + misses.flatMap { $0.lines(in: source) }
            + ProjectAddress.lines(rules: misses.flatMap { $0.rules })
        )
      } ?? .passed()
    )
  }

  fileprivate func commands(in file: FilePath) -> [String] {
    misses.map { miss in
      WorkflowCommand.line("error", in: file, at: miss.position, title: name, miss.difference)
    }
  }
}

extension CaseMiss {
  func lines(in source: String) -> [String] {
    ["  \(source):\(position): \(difference)"] + reasons.flatMap { $0.lines }
  }

  /// The ids of the rules that explain it.
  var rules: [String] { reasons.compactMap { $0.rule?.id } }

  var difference: String {
    "\(member): expected \(expected.caseWords), got \(got?.caseWords ?? "nothing of the sort")"
  }
}

extension CaseReason {
  fileprivate var lines: [String] {
    let mark = rule.map { " [\($0.id), \(confidence.name)]" } ?? ""
    var lines = (text + mark).hanging(on: "    ", width: 100)
    if let advice { lines += advice.hanging(on: "      ", width: 100) }
    return lines.split(separator: "\n").map(String.init)
  }
}

extension JSONTree {
  fileprivate var caseWords: String {
    switch self {
    case .null: "null"
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .number(let number): String(number)
    case .numeral(let digits): digits
    case .string(let text): PrintableText.escaped(text, limit: 200)
    case .array(let elements):
      elements.isEmpty ? "nothing" : elements.map { $0.caseWords }.commaList
    case .object(let members):
      members.map { $0.key == "method" ? $0.value.caseWords : "\($0.key) \($0.value.caseWords)" }
        .joined(separator: " ")
    }
  }
}
