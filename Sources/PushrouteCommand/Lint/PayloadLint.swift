internal import PushPayload
internal import PushRules
internal import RouteReport

/// Checks payloads with the same headers and selection of codes.
struct PayloadLint: Sendable {
  private let headers: RequestHeaderList?
  /// The file of headers, or nil.
  private let headerText: SourceText?
  let system: SystemVersion
  private let arguments: ParsedArguments
  private let selection: LintSelection

  /// Reads the flags.
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
    var known = known
    let (found, messages) = look(at: bytes, name, asLine: line, &known, keepsFixes: false)
    var file = FileFindings(
      name,
      bytes,
      asLine: line,
      found.all,
      headers: headerText,
      message: MessageSummary(messages)
    )
    file.known = known ?? KnownFindings()
    return file
  }

  /// Fixes a file in memory; the findings of a baseline stay.
  func mending(_ name: FilePath, _ bytes: [UInt8], known: KnownFindings?) -> MendedFile {
    var left = known
    let mending = Mending(of: bytes, as: messages(in: bytes, name).first?.provider) { text in
      left = known
      return look(at: text, name, asLine: nil, &left, keepsFixes: true).found
    }
    return MendedFile(name: name, bytes: bytes, mending: mending, known: left ?? KnownFindings())
  }

  /// Returns the findings of a file with the diff of its fixes.
  func difference(_ file: MendedFile) -> FileFindings {
    let mending = file.mending
    let difference = UnifiedDiff(of: file.name, from: file.bytes, to: mending.bytes)
    return findings(of: file, file.bytes, mending.found, difference: difference)
  }

  /// Returns the findings that remain after the fixes.
  func remaining(_ file: MendedFile) -> FileFindings {
    findings(of: file, file.mending.bytes, file.mending.remaining)
  }

  private func findings(
    of file: MendedFile,
    _ bytes: [UInt8],
    _ found: Findings,
    difference: UnifiedDiff? = nil
  ) -> FileFindings {
    var findings = FileFindings(
      file.name,
      bytes,
      found.all,
      headers: headerText,
      message: MessageSummary(messages(in: bytes, file.name)),
      fixCount: file.mending.fixCount,
      changeCount: file.mending.changeCount,
      difference: difference
    )
    findings.known = file.known
    return findings
  }

  /// Returns a file that is too large, as a finding.
  func tooLarge(_ name: FilePath, _ message: String) -> FileFindings {
    FileFindings(name, [], [Finding(LintCode.tooLarge.code, .error, message)])
  }
}

extension PayloadLint {
  /// The provider whose message a file may be.
  func choice(for name: FilePath) -> ProviderChoice {
    ProviderChoice(arguments, arguments.configurations?.file(name)?.configuration)
  }

  /// Finds what is wrong in a text, and its provider's messages; only pushes get fixes.
  private func look(
    at bytes: [UInt8],
    _ name: FilePath,
    asLine line: Int?,
    _ known: inout KnownFindings?,
    keepsFixes: Bool
  ) -> (found: Findings, messages: [ProviderMessage]) {
    let ledger = Ledger(known)
    defer { known = ledger.known }
    let signs = PushSigns(in: bytes)
    do {
      let document = try JSONDocument(reading: bytes, asLine: line)
      let seen = look(at: document, name, ledger, keepsFixes: keepsFixes)
      return signs.hasAps || !seen.messages.isEmpty
        ? seen : (seen.found.withoutFixes, seen.messages)
    } catch {
      let slip = Finding(error, nil, severity: .error)
      if ledger.known?.hides(FindingKey(slip, in: nil)) == true { return (Findings([]), []) }
      var messages: [ProviderMessage] = []
      let found = Lint.findings(in: bytes, error, asLine: line, kind: kind(of: name)) { document in
        let beyond = look(at: document, name, ledger, keepsFixes: false)
        messages = beyond.messages
        return beyond.found
      }
      return (signs.hasAps || signs.mayBeMessage ? found : found.withoutFixes, messages)
    }
  }

  private func look(
    at document: JSONDocument,
    _ name: FilePath,
    _ ledger: Ledger,
    keepsFixes: Bool
  ) -> (found: Findings, messages: [ProviderMessage]) {
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
      return (lint.findings, messages)
    } catch {
      return (Findings([Finding(error)]), [])
    }
  }

  private func kind(of name: FilePath) -> Lint.FileKind {
    name.hasEnding(".apns") ? .simulator : .payload
  }

  /// Returns the provider's messages in a text.
  private func messages(in bytes: [UInt8], _ name: FilePath) -> [ProviderMessage] {
    guard let document = try? JSONDocument(reading: bytes) else { return [] }
    return (try? choice(for: name).messages(in: document)) ?? []
  }
}

/// A file with its fixes in memory.
struct MendedFile: Sendable {
  /// The name in the results.
  let name: FilePath
  /// The contents.
  let bytes: [UInt8]
  /// The contents and findings after the fixes.
  let mending: Mending
  /// The known findings.
  let known: KnownFindings
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
