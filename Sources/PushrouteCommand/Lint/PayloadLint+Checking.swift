import PushPayload
import Questions
import RouteReport

extension PayloadLint {
  func choice(for name: FilePath) -> ProviderChoice {
    ProviderChoice(arguments, arguments.configurations?.file(name)?.configuration)
  }

  struct CheckedText: Sendable {
    var found = Findings([])
    /// The messages and payloads that the text holds, unless it is one payload.
    var messages: [ProviderMessage] = []
    var pushCount = 1
    /// The number of its parts that are no JSON.
    var unreadCount = 0
    /// Whether the text is JSON, or what its kind of file allows instead.
    var isJSON = true
    /// The number of the line of a stream that the text is.
    var line: Int?
    var known: KnownFindings?
  }

  private struct Text {
    var bytes: [UInt8]
    /// Where the text stands in them, or nil for all of them.
    var place: TextPlace?
    let name: FilePath
    var line: Int?
    var kind: Lint.FileKind
    var headers: RequestHeaderList?
    let keepsFixes: Bool

    var scan: PushScan { PushScan(in: place.map { Array(bytes[$0.range]) } ?? bytes) }
  }

  func check(
    _ bytes: [UInt8],
    _ name: FilePath,
    asLine line: Int?,
    _ known: KnownFindings?,
    keepsFixes: Bool
  ) -> CheckedText {
    let whole = Text(
      bytes: bytes,
      name: name,
      line: line,
      kind: Lint.FileKind(of: name),
      headers: headers,
      keepsFixes: keepsFixes
    )
    var known = known
    let container = ContainerFormat(of: InputFile(name, bytes: bytes, line: line))
    var checked = container.map { check($0, whole, &known) } ?? check(whole, &known)
    if line == nil, let comments = IgnoreComments(in: bytes, name) {
      checked.found = comments.left(of: checked.found)
    }
    checked.line = line
    checked.known = known
    return checked
  }

  private func check(
    _ container: ContainerFormat,
    _ whole: Text,
    _ known: inout KnownFindings?
  ) -> CheckedText {
    var checked = CheckedText()
    checked.pushCount = 0
    let places = chosen?.places
    let parts = container.parts(of: whole.bytes)
    for part in parts where parts.count == 1 || [nil, String(part.line)].contains(places?[0]) {
      var text = whole
      (text.bytes, text.place) = (part.file, part.place)
      text.kind = part.kind
      text.headers = headers ?? part.headers
      let part = check(text, &known)
      checked.found.append(part.found)
      checked.messages += part.messages
      checked.pushCount += part.pushCount
      checked.unreadCount += part.isJSON ? 0 : 1
    }
    checked.found.sort()
    return checked
  }

  /// Checks a text; one that is no push gets no fixes.
  private func check(_ text: Text, _ known: inout KnownFindings?) -> CheckedText {
    var checked: CheckedText
    let mayBePush: Bool
    do {
      let document = try JSONDocument(reading: text.bytes, asLine: text.line, at: text.place)
      checked = check(document, text, &known)
      mayBePush = !checked.messages.isEmpty || text.scan.hasAps
    } catch {
      checked = CheckedText()
      let shown = FileChoice(selection, for: text.name, in: arguments.configurations)
      checked.found = Lint.findings(
        in: text.bytes,
        error,
        asLine: text.line,
        at: text.place,
        kind: text.kind
      ) { slip, isRead in
        checked.isJSON = checked.isJSON && isRead && slip.code != JSONError.syntax
        return isRead
          ? shown.shows(slip, besides: &known) : CodeChoice().shows(slip, besides: &known)
      } beyond: { document in
        let beyond = check(document, text, &known)
        (checked.messages, checked.pushCount) = (beyond.messages, beyond.pushCount)
        return beyond.found
      }
      mayBePush = text.scan.mayHoldPush
      if !checked.isJSON, checked.found.listed.allSatisfy({ $0.code != JSONError.syntax }) {
        checked.isJSON = true
      }
    }
    if !mayBePush {
      checked.found = Findings(checked.found.all.map { $0.fix == nil ? $0 : $0.withoutFix })
    }
    let advice = MeantWord.ending(forFile: text.name, at: .input)
    if !checked.isJSON, text.place == nil, !advice.isEmpty, let slip = checked.found.listed.first {
      checked.found = Findings([Finding(slip.code, .error, slip.message + advice, at: slip.range)])
    }
    return checked
  }

  private func check(
    _ document: JSONDocument,
    _ text: Text,
    _ known: inout KnownFindings?
  ) -> CheckedText {
    do {
      let shown = FileChoice(selection, for: text.name, in: arguments.configurations)
      var messages = try choice(for: text.name).messages(in: document)
      if let place = chosen?.places.last, messages.count > 1 {
        let number = Int(place).map { $0 - 1 }
        let some = messages.enumerated().filter { $1.path == place || $0 == number }
        if !some.isEmpty { messages = some.map { $0.element } }
      }
      let lint = Lint(
        document,
        kind: text.kind,
        headers: text.headers,
        system: system(for: text.name),
        messages: messages,
        keepsFixes: text.keepsFixes
      ) { shown.shows($0, in: document, besides: &known) }
      let count = max(1, messages.count)
      return CheckedText(found: lint.findings, messages: messages, pushCount: count)
    } catch {
      return CheckedText(found: Findings([Finding(error)]))
    }
  }
}

extension Finding {
  fileprivate var withoutFix: Finding {
    Finding(code, severity, message, at: range, header: header, intent: intent)
  }
}
