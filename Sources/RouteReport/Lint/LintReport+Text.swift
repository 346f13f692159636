internal import PushPayload
internal import Questions

extension LintReport {
  /// The findings as compilers print them, the most severe ones if there is a limit, and a line that
  /// counts them.
  package func text(style: TextStyle = .plain, most: Int = .max) -> String {
    var text = ""
    var codes: [String] = []
    let all = files.flatMap { $0.findings.map { $0.severity } }.sorted(by: >)
    let least = all.count > most ? all[most - 1] : .info
    var room = most - all.count { $0 > least }
    for file in files {
      var shown: Set<Int> = []
      let file = file.filter { finding in
        if finding.severity == least { room -= 1 }
        return finding.severity > least || finding.severity == least && room >= 0
      }
      codes += file.findings.map { $0.code }
      for finding in file.findings {
        if let index = file.message(of: finding), shown.insert(index).inserted {
          text += file.source.printed + ": " + file.messages[index].line + "\n"
        }
        text += file.text(of: finding, style: style) + "\n"
      }
    }
    let rest = all.count - most
    if rest > 0 { text += "… \(rest) more; --limit all shows them\n" }
    return text + summary + "\n" + ProjectAddress.text(checks: codes)
  }

  private var summary: String {
    let all = files.flatMap { $0.findings }
    let severities = Severity.allCases.reversed().compactMap { severity -> String? in
      let number = all.reduce(0) { $1.severity == severity ? $0 + $1.count : $0 }
      return number == 0 ? nil : number.counted(severity.noun)
    }
    let more = mended == nil ? "" : " more"
    let safe = files.reduce(0) { $0 + $1.offered.safe }
    let others = files.reduce(0) { $0 + $1.offered.others }
    var parts = severities.isEmpty ? ["no problems"] : [severities.joined(separator: ", ")]
    if let mended { parts.append("fixed " + mended.words) }
    if safe > 0 { parts.append("--fix fixes \(safe)" + more) }
    let rest = safe > 0 || mended != nil ? " more" : ""
    if others > 0 { parts.append("--fix --unsafe-fixes fixes \(others)" + rest) }
    if known.hidden > 0 { parts.append("\(known.hidden.grouped) in the baseline") }
    return fileCounts + ": " + parts.joined(separator: "; ")
  }

  private var fileCounts: String {
    let payloads = files.count
    let all = payloads + passedOver
    let files = all.grouped + (all == 1 ? " file" : " files")
    if isOfApp { return files + ", " + payloads.grouped + " with findings" }
    guard passedOver > 0 else { return files }
    return files + ", " + payloads.grouped + (payloads == 1 ? " payload" : " payloads")
  }
}

extension FileFindings {
  package var texts: [PrintedText] { findings.map(printed) }

  /// The index of the message that a finding is in, or of the first for one without a place.
  fileprivate func message(of finding: Finding) -> Int? {
    guard let place = finding.range?.lowerBound, messages.count > 1 else {
      return messages.isEmpty ? nil : 0
    }
    return messages.firstIndex { $0.range.contains(place) }
  }

  func printed(_ finding: Finding) -> PrintedText {
    PrintedText(lines: lines(of: finding, style: .plain))
  }

  func text(of finding: Finding, style: TextStyle) -> String {
    lines(of: finding, style: style).joined(separator: "\n")
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
