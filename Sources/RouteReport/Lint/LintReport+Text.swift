internal import AppProfile
internal import PushPayload
internal import Questions

extension LintReport {
  /// The findings as compilers print them, the worst first, and a line that counts them.
  ///
  /// Without a limit, errors and warnings are printed, and beside them few notes.
  package func text(style: TextStyle = .plain, most: Int? = nil) -> String {
    let worse = files.reduce(0) { $0 + $1.findings.count { $0.severity > .info } }
    let list = list(style: style, most: most ?? (worse == 0 ? .max : max(worse, Self.usual)))
    let rest = findingCount - list.count
    return list.text + (rest > 0 ? "… \(rest) more; --limit all shows them\n" : "") + summary + "\n"
      + ProjectAddress.text(checks: list.codes)
  }

  private static let usual = 8

  /// At most some of the findings, and all errors, the worst first; each with lines below it.
  func list(
    style: TextStyle,
    most: Int,
    below: (Finding) -> [String] = { _ in [] }
  ) -> (text: String, count: Int, codes: [String]) {
    let all = Severity.allCases.reversed().flatMap { severity in
      files.flatMap { file in
        file.findings.filter { $0.severity == severity }.map { (finding: $0, file: file) }
      }
    }
    let shown = all.prefix(max(most, all.count { $0.finding.severity == .error }))
    var text = ""
    var titles: Set<String> = []
    for (finding, file) in shown {
      if let title = file.title(of: finding), titles.insert(title).inserted { text += title + "\n" }
      let lines = file.lines(of: finding, style: style) + below(finding)
      text += lines.joined(separator: "\n") + "\n"
    }
    return (text, shown.reduce(0) { $0 + $1.finding.count }, shown.map { $0.finding.code })
  }

  private var summary: String {
    let all = files.flatMap { $0.findings }
    let severities = Severity.allCases.reversed().compactMap { severity -> String? in
      let number = all.reduce(0) { $1.severity == severity ? $0 + $1.count : $0 }
      return number == 0 ? nil : number.counted(severity.noun)
    }
    let quiet = "no problems" + (app?.isOpen == true ? " in what was read" : "")
    var parts = [severities.isEmpty ? quiet : severities.joined(separator: ", ")]
    if let mended { parts.append("fixed " + mended.words) }
    parts += OfferedFixes(of: files).clauses(isMore: mended != nil)
    if known.hidden > 0 { parts.append("\(known.hidden.grouped) in the baseline") }
    return fileCounts + ": " + parts.joined(separator: "; ")
  }

  private var fileCounts: String {
    let payloads = files.count
    let all = payloads + passedOver
    let files = all.grouped + (all == 1 ? " file" : " files")
    if app != nil {
      return files + ", " + self.files.count { !$0.findings.isEmpty }.grouped + " with findings"
    }
    guard passedOver > 0 else { return files }
    return files + ", " + payloads.grouped + (payloads == 1 ? " payload" : " payloads")
  }
}

extension FileFindings {
  package var texts: [PrintedText] {
    findings.map { PrintedText(lines: lines(of: $0, style: .plain)) }
  }

  /// The line about the message that a finding is in, or about the first for one without a place.
  fileprivate func title(of finding: Finding) -> String? {
    let place = messages.count > 1 ? finding.range?.lowerBound : nil
    let message =
      place.map { place in messages.first { $0.range.contains(place) } }
      ?? messages.first
    return message.map { source.printed + ": " + $0.line }
  }

  func lines(of finding: Finding, style: TextStyle) -> [String] {
    let head =
      source.printed + placeSuffix(of: finding)
      + ": \(style.severity(finding.severity)): \(PrintableText.escaped(finding.message))"
      + " [\(finding.code)]"
    let header = headerPlace(of: finding).map {
      "  at \($0.source.printed):\($0.region.start)"
    }
    let broken = PageLayout.current.broken(head).split(separator: "\n").map { String($0) }
    return broken + [header].compactMap { $0 } + excerpt(of: finding)
  }
}

extension Severity {
  fileprivate var noun: String { self == .info ? "note" : name }
}
