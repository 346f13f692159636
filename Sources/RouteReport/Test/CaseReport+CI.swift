internal import PushPayload
internal import Questions

extension CaseReport {
  package var junit: String {
    let suites = files.map { file in
      let source = file.source.printed
      let problems = file.problems.map {
        JUnit.Case(name: source, file: source, outcome: .broken(message: $0.sentence))
      }
      let cases = file.results.map { $0.junit(in: source) }
      return JUnit.Suite(name: source, cases: problems + cases)
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
