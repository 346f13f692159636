internal import PushPayload
internal import Questions
internal import RouteReport

extension PayloadLint {
  func choice(for name: FilePath) -> ProviderChoice {
    ProviderChoice(arguments, arguments.configurations?.file(name)?.configuration)
  }

  struct Look: Sendable {
    var found = Findings([])
    /// The messages and payloads that the text holds, unless it is one payload.
    var messages: [ProviderMessage] = []
    /// Whether the text is JSON, or what its kind of file allows instead.
    var isJSON = true
    /// The number of the line of a stream that the text is.
    var line: Int?
    var known: KnownFindings?
  }

  private struct Text {
    var bytes: [UInt8]
    let name: FilePath
    var line: Int?
    var kind: Lint.FileKind
    var headers: RequestHeaderList?
    let ledger: Ledger
    let keepsFixes: Bool
  }

  func look(
    at bytes: [UInt8],
    _ name: FilePath,
    asLine line: Int?,
    _ known: KnownFindings?,
    keepsFixes: Bool
  ) -> Look {
    let ledger = Ledger(known)
    let whole = Text(
      bytes: bytes,
      name: name,
      line: line,
      kind: Lint.FileKind(of: name),
      headers: headers,
      ledger: ledger,
      keepsFixes: keepsFixes
    )
    var look = TextCarrier(of: name).map { self.look(at: $0, whole) } ?? self.look(at: whole)
    look.line = line
    look.known = ledger.known
    return look
  }

  private func look(at carrier: TextCarrier, _ whole: Text) -> Look {
    let all = carrier.pushes(in: whole.bytes)
    let parts = TextCarrier.inReach(all)
    var look = Look()
    if parts.count < all.count { look.found.append(Self.leftOut(all.count - parts.count)) }
    for part in parts {
      var text = whole
      text.bytes = part.text(of: whole.bytes)
      text.kind = part.kind
      text.headers = headers ?? part.headers
      let inner = self.look(at: text)
      look.found.append(inner.found)
      look.messages += inner.messages
      look.isJSON = look.isJSON && inner.isJSON
    }
    look.found.sort()
    return look
  }

  private static func leftOut(_ count: Int) -> Findings {
    let payloads = count.counted("payload")
    let message =
      "found \(payloads) beyond what is read of a document: its first 1,000 payloads and 512 KiB"
    return Findings([Finding(LintCode.tooLarge.code, .error, message)])
  }

  /// The endings of sources that may build payloads.
  private static let programs = [
    ".swift", ".js", ".ts", ".py", ".rb", ".go", ".php", ".java", ".kt", ".cs", ".rs", ".ex",
  ]

  /// Finds what is wrong and wanted in a text; a text that is no push gets no fixes.
  private func look(at text: Text) -> Look {
    var look: Look
    let mayBePush: Bool
    do {
      let document = try JSONDocument(reading: text.bytes, asLine: text.line)
      look = self.look(at: document, text)
      if look.found.isEmpty { return look }
      mayBePush =
        !look.messages.isEmpty || document.root.has("aps") || PushSigns(in: text.bytes).hasAps
    } catch {
      look = Look()
      let selection = selection.adding(arguments.configurations?.file(text.name))
      look.found = Lint.findings(in: text.bytes, error, asLine: text.line, kind: text.kind) {
        slip,
        isRead in
        look.isJSON = look.isJSON && isRead && slip.code != JSONError.syntax
        return (!isRead || selection.shows(slip.code, slip.severity))
          && text.ledger.known?.hides(FindingKey(slip, in: nil)) != true
      } beyond: { document in
        let beyond = self.look(at: document, text)
        look.messages = beyond.messages
        return beyond.found
      }
      mayBePush = PushSigns(in: text.bytes).mayHoldPush
      if !look.isJSON, look.found.listed.allSatisfy({ $0.code != JSONError.syntax }) {
        look.isJSON = true
      }
    }
    if !mayBePush { look.found = look.found.withoutFixes }
    if !look.isJSON, Self.programs.contains(where: { text.name.hasEnding($0) }),
      let slip = look.found.listed.first
    {
      let advice = "; a program is not read: pipe in the JSON that it builds"
      look.found = Findings([Finding(slip.code, .error, slip.message + advice, at: slip.range)])
    }
    return look
  }

  private func look(at document: JSONDocument, _ text: Text) -> Look {
    do {
      let file = arguments.configurations?.file(text.name)
      let selection = selection.adding(file)
      let messages = try ProviderChoice(arguments, file?.configuration).messages(in: document)
      let lint = Lint(
        document,
        kind: text.kind,
        headers: text.headers,
        system: system,
        messages: messages,
        keepsFixes: text.keepsFixes
      ) { finding in
        selection.shows(finding.code, finding.severity)
          && text.ledger.known?.hides(FindingKey(finding, in: document)) != true
      }
      return Look(found: lint.findings, messages: messages)
    } catch {
      return Look(found: Findings([Finding(error)]))
    }
  }
}

/// The known findings of a text, updated finding by finding.
private final class Ledger {
  var known: KnownFindings?

  init(_ known: KnownFindings?) { self.known = known }
}

extension Findings {
  fileprivate var withoutFixes: Findings {
    Findings(all.map { $0.fix == nil ? $0 : $0.withoutFix })
  }
}

extension Finding {
  fileprivate var withoutFix: Finding {
    Finding(code, severity, message, at: range, header: header, meaning: meaning)
  }
}
