internal import PushPayload
internal import PushRules
internal import RouteReport

/// The lint of one payload after the other, with the same headers and the same selection.
struct PayloadLint: Sendable {
  let selection: LintSelection
  let headers: LintHeaders?
  let system: SystemVersion
  let choice: ProviderChoice

  /// Reads the flags, and takes over a file of headers.
  init(_ arguments: ParsedArguments, _ file: HeaderFile?) throws(ArgumentError) {
    selection = try LintSelection(arguments)
    headers = try LintHeaders(arguments, file)
    system = try Self.system(arguments)
    choice = ProviderChoice(arguments)
  }

  private static func system(
    _ arguments: ParsedArguments
  ) throws(ArgumentError) -> SystemVersion {
    guard let text = arguments["ios"] else { return .newest }
    return try SituationArguments.version(text, of: "--ios")
  }

  /// What was found in a text, and the message of a provider that it is, if it is one.
  struct Result: Sendable {
    fileprivate(set) var found: Findings
    fileprivate(set) var message: MessageSummary?
  }

  /// Finds what is wrong and wanted and may be mended.
  func fixable(in bytes: [UInt8], _ name: String) -> Findings {
    result(for: bytes, name, keepsFixes: true).found
  }

  /// Finds what is wrong and wanted, and tells whether the text is a message of a provider.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - name: The name of the file.
  ///   - line: The number of the line of a stream that the text is, or nil for a file.
  ///   - keepsFixes: Whether the fixes of all findings are kept, for somebody who mends.
  /// - Returns: The findings, and what there is to say of the message.
  func result(
    for bytes: [UInt8],
    _ name: String,
    asLine line: Int? = nil,
    keepsFixes: Bool = false
  ) -> Result {
    do {
      let document = try JSONDocument(reading: bytes, asLine: line)
      let kind: LintSubject.FileKind =
        name.lowercased().hasSuffix(".apns") ? .simulator : .payload
      return result(for: document, kind: kind, keepsFixes: keepsFixes)
    } catch {
      return Result(found: [Diagnostic(error, in: bytes)])
    }
  }

  private func result(
    for document: JSONDocument,
    kind: LintSubject.FileKind,
    keepsFixes: Bool
  ) -> Result {
    let message: ProviderMessage?
    do {
      message = try choice.message(in: document)
    } catch {
      return Result(found: [Diagnostic(error)])
    }
    let lint = Lint(
      document,
      kind: kind,
      headers: headers?.list,
      system: system,
      message: message,
      keepsFixes: keepsFixes
    ) { selection.shows($0.code, $0.severity) }
    return Result(found: lint.findings, message: message.map { MessageSummary($0) })
  }

  /// Gives what was found in a text its lines and columns.
  func file(
    _ name: String,
    _ bytes: [UInt8],
    with found: Findings,
    _ message: MessageSummary? = nil,
    asLine line: Int? = nil
  ) -> LintedFile {
    guard !found.isEmpty else { return LintedFile(source: name, findings: [], message: message) }
    let lines = LineMap(bytes, asLine: line)
    let findings =
      found.listed.map { LintFinding($0, in: bytes, lines, headers) }
      + found.counted.map { LintFinding($0) }
    return LintedFile(source: name, findings: findings, message: message)
  }

  /// The finding for a file that is not read.
  func tooLarge(_ name: String, _ message: String) -> LintedFile {
    let finding = LintFinding(
      code: LintedFile.tooLarge,
      severity: .error,
      message: message,
      region: nil
    )
    return LintedFile(source: name, findings: [finding])
  }
}

extension LintFinding {
  /// Turns bytes into lines and columns.
  init(
    _ found: Diagnostic,
    in bytes: [UInt8],
    _ lines: LineMap,
    _ headers: LintHeaders?
  ) {
    let place = found.header?.range.flatMap { headers?.place(of: $0) }
    let excerpt = found.range.map { Excerpt(of: bytes, atByte: $0.lowerBound) } ?? place?.excerpt
    self.init(
      code: found.code,
      severity: found.severity,
      message: found.message,
      region: found.range.map { TextRegion($0, in: lines) },
      header: place?.place,
      excerpt: excerpt.map { [$0.line, $0.caret] } ?? [],
      fix: found.fix.map { fix in
        let edits = fix.edits.map { LintFix.Edit(TextRegion($0.range, in: lines), $0.text) }
        return LintFix(title: fix.title, edits: edits)
      }
    )
  }
}

extension TextRegion {
  /// The part that some bytes take.
  fileprivate init(_ range: Range<Int>, in lines: LineMap) {
    self.init(lines.position(of: range.lowerBound), lines.position(of: range.upperBound))
  }
}
