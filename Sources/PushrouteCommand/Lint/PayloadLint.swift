internal import PushPayload
internal import PushRules
internal import RouteReport

/// The lint of payloads with the same headers and the same selection of codes.
struct PayloadLint: Sendable {
  let headers: LintHeaders?
  let system: SystemVersion
  private let arguments: ParsedArguments
  private let selection: LintSelection

  /// Reads the flags, which may add to a file of headers.
  init(_ arguments: ParsedArguments, _ file: HeaderFile?) throws(ArgumentError) {
    selection = try LintSelection(arguments)
    headers = try LintHeaders(arguments, file)
    system = try Self.system(arguments)
    self.arguments = arguments
  }

  private static func system(
    _ arguments: ParsedArguments
  ) throws(ArgumentError) -> SystemVersion {
    guard let text = arguments["ios"] else { return .newest }
    return try SituationArguments.version(text, of: "--ios")
  }

  /// Returns what was found in a file, or in a line of a stream that has a number.
  func file(
    _ name: FilePath,
    _ bytes: [UInt8],
    asLine line: Int? = nil,
    known: KnownFindings? = nil
  ) -> FileFindings {
    var known = known
    let (found, message) = look(at: bytes, name, asLine: line, &known, keepsFixes: false)
    var file = FileFindings(
      name,
      bytes,
      asLine: line,
      found.all,
      headers: headers?.text,
      message: message.map { MessageSummary($0) }
    )
    file.known = known ?? KnownFindings()
    return file
  }

  /// Mends a file in memory, and shows what was found before, or what remains.
  ///
  /// What a baseline knows stays as it is.
  func mending(_ name: FilePath, _ bytes: [UInt8], known: KnownFindings?) -> MendedFile {
    var left = known
    let mending = Mending(of: bytes, as: message(in: bytes, name)?.provider) { text in
      left = known
      return look(at: text, name, asLine: nil, &left, keepsFixes: true).found
    }
    return MendedFile(name: name, bytes: bytes, mending: mending, known: left ?? KnownFindings())
  }

  /// Returns what the fixes would change in a file, with the findings as they are.
  func difference(_ file: MendedFile) -> FileFindings {
    let mending = file.mending
    let difference = UnifiedDiff(of: file.name, from: file.bytes, to: mending.bytes)
    return findings(of: file, file.bytes, mending.found, difference: difference)
  }

  /// Returns the findings that remain in a file after its fixes.
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
      headers: headers?.text,
      message: message(in: bytes, file.name).map { MessageSummary($0) },
      fixCount: file.mending.fixCount,
      changeCount: file.mending.changeCount,
      difference: difference
    )
    findings.known = file.known
    return findings
  }

  /// Returns the finding for a file that is not read.
  func tooLarge(_ name: FilePath, _ message: String) -> FileFindings {
    FileFindings(name, [], [Finding(LintCode.tooLarge.code, .error, message)])
  }
}

extension PayloadLint {
  /// Finds what is wrong and wanted in a text, and the message of a provider that it is.
  ///
  /// In what is no push nothing is mended.
  private func look(
    at bytes: [UInt8],
    _ name: FilePath,
    asLine line: Int?,
    _ known: inout KnownFindings?,
    keepsFixes: Bool
  ) -> (found: Findings, message: ProviderMessage?) {
    let file = arguments.configurations?.file(name)
    let selection = selection.adding(file)
    let document: JSONDocument
    do {
      document = try JSONDocument(reading: bytes, asLine: line)
    } catch {
      let signs = PushSigns(in: bytes)
      let finding = Finding(error, in: bytes)
      if known?.hides(FindingKey(finding, in: nil)) == true { return (Findings([]), nil) }
      return (Findings([signs.hasAps || signs.mayBeMessage ? finding : finding.withoutFix]), nil)
    }
    do {
      let message = try ProviderChoice(arguments, file?.configuration).message(in: document)
      let ledger = Ledger(known)
      defer { known = ledger.known }
      let lint = Lint(
        document,
        kind: name.hasEnding(".apns") ? .simulator : .payload,
        headers: headers?.list,
        system: system,
        message: message,
        keepsFixes: keepsFixes
      ) { finding in
        selection.shows(finding.code, finding.severity)
          && ledger.known?.hides(FindingKey(finding, in: document)) != true
      }
      guard message == nil, !PushSigns(in: bytes).hasAps else { return (lint.findings, message) }
      return (Findings(lint.findings.all.map { $0.withoutFix }), nil)
    } catch {
      return (Findings([Finding(error)]), nil)
    }
  }

  /// Returns the message of a provider that a text is, or nil.
  private func message(in bytes: [UInt8], _ name: FilePath) -> ProviderMessage? {
    guard let document = try? JSONDocument(reading: bytes) else { return nil }
    let configuration = arguments.configurations?.file(name)?.configuration
    return (try? ProviderChoice(arguments, configuration).message(in: document)) ?? nil
  }
}

/// A file that was mended in memory.
struct MendedFile: Sendable {
  /// Its name in the results.
  let name: FilePath
  /// What it holds.
  let bytes: [UInt8]
  /// What it would hold.
  let mending: Mending
  /// What a baseline knows about it.
  let known: KnownFindings
}

/// What is known about a text while its findings come, one after the other.
private final class Ledger {
  var known: KnownFindings?

  init(_ known: KnownFindings?) { self.known = known }
}

extension Finding {
  /// The finding for somebody who shall not mend it.
  fileprivate var withoutFix: Finding {
    fix == nil
      ? self : Finding(code, severity, message, at: range, header: header, meaning: meaning)
  }
}
