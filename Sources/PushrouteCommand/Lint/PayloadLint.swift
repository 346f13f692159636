internal import PushPayload
internal import PushRules
internal import RouteReport

/// The lint of payloads with the same headers and the same selection of codes.
struct PayloadLint: Sendable {
  let selection: LintSelection
  let headers: LintHeaders?
  let system: SystemVersion
  let choice: ProviderChoice

  /// Reads the flags, which may add to a file of headers.
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

  /// Returns what was found in a file, or in a line of a stream that has a number.
  func file(_ name: FilePath, _ bytes: [UInt8], asLine line: Int? = nil) -> FileFindings {
    let (found, messages) = look(at: bytes, name, asLine: line, keepsFixes: false)
    return FileFindings(
      name,
      bytes,
      asLine: line,
      found.all,
      headers: headers?.text,
      message: MessageSummary(messages)
    )
  }

  /// Mends a file in memory, and returns what was found before and after.
  func mending(_ name: FilePath, _ bytes: [UInt8]) -> Mending {
    Mending(of: bytes) { look(at: $0, name, asLine: nil, keepsFixes: true).found }
  }

  /// Returns what the fixes would change in a file, with the findings as they are.
  func difference(_ name: FilePath, _ bytes: [UInt8], _ mending: Mending) -> FileFindings {
    FileFindings(
      name,
      bytes,
      mending.found.all,
      headers: headers?.text,
      fixCount: mending.fixCount,
      difference: UnifiedDiff(of: name, from: bytes, to: mending.bytes)
    )
  }

  /// Returns the findings that remain in a file after its fixes.
  func remaining(_ name: FilePath, _ mending: Mending) -> FileFindings {
    FileFindings(
      name,
      mending.bytes,
      mending.remaining.all,
      headers: headers?.text,
      message: MessageSummary(messages(in: mending.bytes)),
      fixCount: mending.fixCount
    )
  }

  /// Returns the finding for a file that is not read.
  func tooLarge(_ name: FilePath, _ message: String) -> FileFindings {
    FileFindings(name, [], [Finding(LintCode.tooLarge.code, .error, message)])
  }
}

extension PayloadLint {
  /// Finds what is wrong and wanted in a text, and the messages of a provider that it holds.
  private func look(
    at bytes: [UInt8],
    _ name: FilePath,
    asLine line: Int?,
    keepsFixes: Bool
  ) -> (found: Findings, messages: [ProviderMessage]) {
    let kind: Lint.FileKind = name.hasEnding(".apns") ? .simulator : .payload
    do {
      let document = try JSONDocument(reading: bytes, asLine: line)
      return look(at: document, kind, keepsFixes: keepsFixes)
    } catch {
      var messages: [ProviderMessage] = []
      let found = Lint.findings(in: bytes, error, asLine: line, kind: kind) { document in
        let beyond = look(at: document, kind, keepsFixes: false)
        messages = beyond.messages
        return beyond.found
      }
      return (found, messages)
    }
  }

  private func look(
    at document: JSONDocument,
    _ kind: Lint.FileKind,
    keepsFixes: Bool
  ) -> (found: Findings, messages: [ProviderMessage]) {
    do {
      let messages = try choice.messages(in: document)
      let lint = Lint(
        document,
        kind: kind,
        headers: headers?.list,
        system: system,
        messages: messages,
        keepsFixes: keepsFixes
      ) { selection.shows($0.code, $0.severity) }
      return (lint.findings, messages)
    } catch {
      return (Findings([Finding(error)]), [])
    }
  }

  /// Returns the messages of a provider that a text holds.
  private func messages(in bytes: [UInt8]) -> [ProviderMessage] {
    guard let document = try? JSONDocument(reading: bytes) else { return [] }
    return (try? choice.messages(in: document)) ?? []
  }
}
