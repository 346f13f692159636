extension Lint {
  /// Finds why a text is not JSON, and what is wrong with it beyond that: it is checked as if its
  /// slips were mended.
  ///
  /// Only the slips have fixes that are kept: the others work on what these make of the text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - error: Why it is not JSON.
  ///   - line: The number of the line of a stream that the text is, or nil for a text of its own.
  ///   - kind: The kind of file.
  ///   - findings: Returns what is wrong with the text as if it were mended.
  /// - Returns: All findings, by place.
  package static func findings(
    in bytes: [UInt8],
    _ error: JSONError,
    asLine line: Int? = nil,
    kind: FileKind,
    beyond findings: (JSONDocument) -> Findings
  ) -> Findings {
    let repair = JSONRepair(error, in: bytes)
    let works = kind == .simulator && repair?.isReadByApple == true
    var all = Findings([Finding(error, repair, severity: works ? .warning : .error)])
    let document = repair.flatMap { JSONDocument(reading: bytes, mendedBy: $0, asLine: line) }
    guard let document else { return all }
    all.append(findings(document))
    all.sort()
    return all
  }
}
