internal import PushPayload

extension CaseReport {
  /// The results in JUnit's XML: a suite for each file.
  public var junit: String {
    let suites = files.map { file in
      JUnit.Suite(name: file.source, cases: file.results.map { $0.junit(in: file.source) })
    }
    return JUnit(name: "pushroute test", suites: suites).xml
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
        )
      } ?? .passed()
    )
  }
}
