internal import PushPayload

extension LintReport {
  /// The findings as compilers print them, and a line that counts them.
  public func text(style: TextStyle = .plain) -> String {
    var text = ""
    for file in files {
      let source = PrintableText.escaped(file.source)
      if let message = file.message { text += source + ": " + message.line + "\n" }
      for finding in file.findings { text += Self.text(of: finding, in: source, style) }
    }
    return text + summary + "\n"
  }

  private static func text(
    of finding: LintFinding,
    in source: String,
    _ style: TextStyle
  ) -> String {
    let place = finding.region.map { ":\($0.start)" } ?? ""
    let message = PrintableText.escaped(finding.message)
    let head =
      "\(source)\(place): \(style.severity(finding.severity)): \(message) [\(finding.code)]\n"
    let header = finding.header.map {
      "  at \(PrintableText.escaped($0.source)):\($0.region.start)\n"
    }
    return head + (header ?? "") + finding.excerpt.map { $0 + "\n" }.joined()
  }

  private var summary: String {
    let all = files.flatMap(\.findings)
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let number = all.count { $0.severity == severity }
      return number == 0 ? nil : Self.count(number, severity.noun)
    }
    let fixable = all.count { $0.fix != nil }
    let parts =
      [counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")]
      + (mended.map { ["fixed " + $0.words] } ?? [])
      + (fixable == 0 || mended != nil ? [] : ["--fix mends \(fixable)"])
    return Self.count(files.count, "file") + ": " + parts.joined(separator: "; ")
  }
}

extension Severity {
  /// The word for one finding.
  fileprivate var noun: String {
    switch self {
    case .info: "remark"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
