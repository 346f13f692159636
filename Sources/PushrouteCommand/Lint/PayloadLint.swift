internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

/// Checks payloads with the same headers and selection of codes.
struct PayloadLint: Sendable {
  private let headers: RequestHeaderList?
  /// The file of headers, or nil.
  private let headerText: SourceText?
  let system: SystemVersion
  private let arguments: ParsedArguments
  private let selection: LintSelection

  init(_ arguments: ParsedArguments, _ file: HeaderFile?) throws(ArgumentError) {
    selection = try LintSelection(arguments)
    headers = try RequestHeaderList(arguments, file)
    headerText = file.map { SourceText($0.file.path, $0.file.bytes) }
    system = try Self.system(arguments)
    self.arguments = arguments
  }

  private static func system(
    _ arguments: ParsedArguments
  ) throws(ArgumentError) -> SystemVersion {
    guard let text = arguments["ios"] else { return .newest }
    return try SituationArguments.version(text, of: "--ios")
  }

  /// Checks a file, or a line of a stream.
  func file(
    _ name: FilePath,
    _ bytes: [UInt8],
    asLine line: Int? = nil,
    known: KnownFindings? = nil
  ) -> FileFindings {
    let look = look(at: bytes, name, asLine: line, known, keepsFixes: false)
    var file = FileFindings(
      name,
      bytes,
      asLine: line,
      look.found.all,
      headers: headerText,
      message: MessageSummary(look.messages)
    )
    file.known = look.known ?? KnownFindings()
    return file
  }

  /// Fixes a file in memory; the findings of a baseline stay.
  func mending(_ name: FilePath, _ bytes: [UInt8], known: KnownFindings?) -> MendedFile {
    var looks: [Look] = []
    let mending = Mending(of: bytes) { text in
      let look = look(at: text, name, asLine: nil, known, keepsFixes: true)
      looks.append(look)
      let provider = look.isJSON ? look.messages.first?.provider : nil
      return Mending.Look(look.found, isJSON: look.isJSON, provider: provider)
    }
    let last = looks[mending.roundCount]
    return MendedFile(name: name, bytes: bytes, mending: mending, before: looks[0], after: last)
  }

  /// Returns what the fixes would change in a file, with the findings as they are.
  func difference(_ file: MendedFile) -> FileFindings {
    let difference = UnifiedDiff(of: file.name, from: file.bytes, to: file.mending.bytes)
    return findings(of: file, file.bytes, file.before, difference: difference)
  }

  /// Returns the findings that remain in a file after its fixes.
  func remaining(_ file: MendedFile) -> FileFindings {
    findings(of: file, file.mending.bytes, file.after)
  }

  private func findings(
    of file: MendedFile,
    _ bytes: [UInt8],
    _ look: Look,
    difference: UnifiedDiff? = nil
  ) -> FileFindings {
    var findings = FileFindings(
      file.name,
      bytes,
      look.found.all,
      headers: headerText,
      message: MessageSummary(look.isJSON ? look.messages : []),
      fixCount: file.mending.fixCount,
      changeCount: file.mending.changeCount,
      difference: difference
    )
    findings.known = file.after.known ?? KnownFindings()
    return findings
  }

  /// Returns the finding for a file that is not read.
  func tooLarge(_ name: FilePath, _ message: String) -> FileFindings {
    FileFindings(name, [], [Finding(LintCode.tooLarge.code, .error, message)])
  }
}

extension PayloadLint {
  /// The provider whose message a file may be.
  func choice(for name: FilePath) -> ProviderChoice {
    ProviderChoice(arguments, arguments.configurations?.file(name)?.configuration)
  }

  /// What a look at a text shows.
  struct Look: Sendable {
    /// What is wrong and wanted.
    var found: Findings
    /// The messages of a provider that the text holds.
    var messages: [ProviderMessage] = []
    var isJSON = true
    /// The findings of the baseline.
    var known: KnownFindings?
  }

  /// Finds what is wrong and wanted in a text; a text that is no push gets no fixes.
  private func look(
    at bytes: [UInt8],
    _ name: FilePath,
    asLine line: Int?,
    _ known: KnownFindings?,
    keepsFixes: Bool
  ) -> Look {
    let ledger = Ledger(known)
    var look: Look
    let mayBePush: Bool
    do {
      let document = try JSONDocument(reading: bytes, asLine: line)
      look = self.look(at: document, name, ledger, keepsFixes: keepsFixes)
      mayBePush = !look.messages.isEmpty || PushSigns(in: bytes).hasAps
    } catch {
      look = Look(found: Findings([]), isJSON: false)
      let selection = selection.adding(arguments.configurations?.file(name))
      look.found = Lint.findings(in: bytes, error, asLine: line, kind: kind(of: name)) {
        slip,
        isRead in
        (!isRead || selection.shows(slip.code, slip.severity))
          && ledger.known?.hides(FindingKey(slip, in: nil)) != true
      } beyond: { document in
        let beyond = self.look(at: document, name, ledger, keepsFixes: false)
        look.messages = beyond.messages
        return beyond.found
      }
      let signs = PushSigns(in: bytes)
      mayBePush = signs.hasAps || signs.mayBeMessage
    }
    if !mayBePush { look.found = look.found.withoutFixes }
    look.known = ledger.known
    return look
  }

  private func look(
    at document: JSONDocument,
    _ name: FilePath,
    _ ledger: Ledger,
    keepsFixes: Bool
  ) -> Look {
    do {
      let selection = selection.adding(arguments.configurations?.file(name))
      let messages = try choice(for: name).messages(in: document)
      let lint = Lint(
        document,
        kind: kind(of: name),
        headers: headers,
        system: system,
        messages: messages,
        keepsFixes: keepsFixes
      ) { finding in
        selection.shows(finding.code, finding.severity)
          && ledger.known?.hides(FindingKey(finding, in: document)) != true
      }
      return Look(found: lint.findings, messages: messages)
    } catch {
      return Look(found: Findings([Finding(error)]))
    }
  }

  private func kind(of name: FilePath) -> Lint.FileKind {
    name.hasEnding(".apns") ? .simulator : .payload
  }
}

/// A file with its fixes in memory.
struct MendedFile: Sendable {
  /// The name in the results.
  let name: FilePath
  /// The contents.
  let bytes: [UInt8]
  /// The contents after the fixes.
  let mending: Mending
  /// What it shows before the first round of fixes, and after the last.
  let before: PayloadLint.Look
  let after: PayloadLint.Look
}

/// The known findings of a text, updated finding by finding.
private final class Ledger {
  var known: KnownFindings?

  init(_ known: KnownFindings?) { self.known = known }
}

extension Findings {
  /// The findings without their fixes.
  fileprivate var withoutFixes: Findings {
    Findings(all.map { $0.fix == nil ? $0 : $0.withoutFix })
  }
}

extension Finding {
  fileprivate var withoutFix: Finding {
    Finding(code, severity, message, at: range, header: header, meaning: meaning)
  }
}
