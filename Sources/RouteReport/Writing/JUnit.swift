/// Results as JUnit XML, for servers of continuous integration.
struct JUnit: Sendable {
  /// Cases, and their name, which is the name of their class.
  typealias Suite = (name: String, cases: [Case])

  struct Case: Sendable {
    let name: String
    var file: String?
    var line: Int?
    var outcome = Status.passed()
  }

  enum Status: Sendable {
    /// It passed, perhaps with a message.
    case passed(String? = nil)
    case failed(type: String, message: String, lines: [String])
    /// It could not run.
    case broken(message: String)
  }

  let name: String
  let suites: [Suite]

  var xml: String {
    let cases = suites.flatMap { $0.cases }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"\(SVGText.escaped(name))\"" + cases.counts + ">\n"
      + suites.map(Self.xml).joined() + "</testsuites>\n"
  }

  private static func xml(_ suite: Suite) -> String {
    let name = SVGText.escaped(suite.name)
    return "  <testsuite name=\"\(name)\"" + suite.cases.counts + " skipped=\"0\">\n"
      + suite.cases.map { $0.xml(ofClass: name) }.joined() + "  </testsuite>\n"
  }
}

extension [JUnit.Case] {
  fileprivate var counts: String {
    let failures = count { if case .failed = $0.outcome { true } else { false } }
    let errors = count { if case .broken = $0.outcome { true } else { false } }
    return " tests=\"\(count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }
}

extension JUnit.Case {
  fileprivate func xml(ofClass className: String) -> String {
    let place =
      (file.map { " file=\"\(SVGText.escaped($0))\"" } ?? "")
      + (line.map { " line=\"\($0)\"" } ?? "")
    let start =
      "    <testcase name=\"\(SVGText.escaped(name))\" classname=\"\(className)\"\(place)"
    guard let content = outcome.xml else { return start + "/>\n" }
    return start + ">\n      \(content)\n    </testcase>\n"
  }
}

extension JUnit.Status {
  /// The content of a case, or nil.
  fileprivate var xml: String? {
    switch self {
    case .passed(let text): text.map { "<system-out>\(SVGText.escaped($0))</system-out>" }
    case .failed(let type, let message, let lines):
      "<failure type=\"\(SVGText.escaped(type))\" message=\"\(SVGText.escaped(message))\">"
        + lines.map(SVGText.escaped).joined(separator: "\n") + "</failure>"
    case .broken(let message):
      "<error type=\"file\" message=\"\(SVGText.escaped(message))\"/>"
    }
  }
}
