internal import PushPayload
internal import PushRules
internal import RouteReport

/// The lint of one payload after the other, with the same headers and the same selection.
struct PayloadLint: Sendable {
  /// A finding that is wanted, with its place in bytes.
  struct Found: Hashable, Sendable {
    let code: String
    let severity: Severity
    let message: String
    var range: Range<Int>?
    /// The place in the file of headers.
    var headerRange: Range<Int>?
    var fix: Fix?
  }

  let selection: LintSelection
  let headers: LintHeaders?
  let system: SystemVersion
  let choice: ProviderChoice

  /// What was found in a text, and the message of a provider that it is, if it is one.
  struct Result: Sendable {
    fileprivate(set) var found: [Found]
    fileprivate(set) var message: MessageSummary?
  }

  /// Finds what is wrong and wanted, that of the headers first.
  func diagnostics(in bytes: [UInt8], _ name: String) -> [Found] {
    result(for: bytes, name).found
  }

  /// Finds what is wrong and wanted, and tells whether the text is a message of a provider.
  func result(for bytes: [UInt8], _ name: String) -> Result {
    var result: Result
    do {
      let document = try JSONDocument(reading: bytes)
      result = self.result(for: document, kind: name.hasSuffix(".apns") ? .simulator : .payload)
    } catch {
      result = Result(found: [Found(error, in: bytes)])
    }
    result.found = result.found.filter { selection.shows($0.code, $0.severity) }
    return result
  }

  private func result(for document: JSONDocument, kind: LintSubject.FileKind) -> Result {
    let byteCount = document.bytes.count
    let message: ProviderMessage?
    do {
      message = try choice.message(in: document)
    } catch {
      return Result(found: [Found(error)])
    }
    let headers = headers?.list(behind: byteCount)
    let lint = Lint(document, kind: kind, headers: headers, system: system, message: message)
    let found = lint.diagnostics.map { Found($0, byteCount: byteCount) }
    return Result(
      found: found.filter { $0.range == nil } + found.filter { $0.range != nil },
      message: message.map { MessageSummary($0) }
    )
  }

  /// Gives what was found in a text its lines and columns.
  func file(
    _ name: String,
    _ bytes: [UInt8],
    with found: [Found],
    _ message: MessageSummary? = nil
  ) -> LintedFile {
    guard !found.isEmpty else { return LintedFile(source: name, findings: [], message: message) }
    let lines = LineMap(bytes)
    let findings = found.map { LintFinding($0, in: bytes, lines, headers) }
    return LintedFile(source: name, findings: findings, message: message)
  }

  /// The finding for a file that is not read.
  func tooLarge(_ name: String, _ message: String) -> LintedFile {
    let found = Found(code: LintedFile.tooLarge, severity: .error, message: message)
    let isShown = selection.shows(found.code, found.severity)
    let finding = LintFinding(found, in: [], LineMap([]), nil)
    return LintedFile(source: name, findings: isShown ? [finding] : [])
  }
}

extension PayloadLint.Found {
  /// Tells why a text is not JSON, and how to mend a slip that is known.
  init(_ error: JSONError, in bytes: [UInt8]) {
    let repair = JSONRepair(error, in: bytes)
    code = error.code
    severity = .error
    message = error.message + (repair.map { "; " + $0.message } ?? "")
    range = error.offset..<error.offset
    fix = repair?.fix
  }

  /// Says that a text cannot be a message of the provider that is named.
  init(_ error: ProviderError) {
    code = ProviderError.code
    severity = .error
    message = error.message
    range = error.range
  }

  /// Takes over a diagnostic; a fix is kept only if it changes the payload alone.
  init(_ diagnostic: Diagnostic, byteCount: Int) {
    code = diagnostic.code
    severity = diagnostic.severity
    message = diagnostic.message
    headerRange = diagnostic.range.flatMap { LintHeaders.range($0, behind: byteCount) }
    range = headerRange == nil ? diagnostic.range : nil
    let isInPayload = diagnostic.fix?.edits.allSatisfy { $0.range.upperBound <= byteCount }
    fix = isInPayload == true ? diagnostic.fix : nil
  }
}

extension LintFinding {
  /// Turns bytes into lines and columns.
  init(
    _ found: PayloadLint.Found,
    in bytes: [UInt8],
    _ lines: LineMap,
    _ headers: LintHeaders?
  ) {
    let place = found.headerRange.flatMap { headers?.place(of: $0) }
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
