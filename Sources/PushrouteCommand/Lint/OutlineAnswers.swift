import PushPayload
import RouteReport

/// Answers for payloads, which differ in their places alone where the outline is the same.
struct OutlineAnswers: Sendable {
  private var scanner = OutlineScanner()
  /// The last outlines with their answers, each at the place that its digest leads to; an answer is
  /// nil if it depends on more than the outline.
  private var known = [(outline: PayloadOutline, template: LineTemplate?)?](
    repeating: nil,
    count: 4_096
  )

  /// Answers for a line that is like an earlier one, or looks at it and remembers the answer; returns
  /// the findings of a line whose answer was not known.
  mutating func add(
    _ text: Span<UInt8>,
    number: Int,
    failLevel: Severity,
    to answer: inout BlockAnswer,
    look: () -> FileFindings
  ) -> FileFindings? {
    guard let outline = scanner.outline(of: text) else { return look() }
    let place = outline.place(among: known.count)
    if let entry = known[place], entry.outline == outline {
      guard let template = entry.template else { return look() }
      if template.add(text, number: number, to: &answer) { return nil }
    }
    let file = look()
    known[place] = (outline, LineTemplate(file, failLevel, text, scanner.apsRange))
    return file
  }
}

/// The answer to a line, for all lines with the same outline and the same space between tokens.
private struct LineTemplate: Sendable {
  private enum Piece {
    case text([UInt8])
    case line
    /// The column of a bound of a token, by its index.
    case column(Int)
  }

  private var pieces: [Piece] = []
  private var space: [UInt8] = []
  /// The tokens beside `aps` that the findings are about, by the index of their first bound.
  private var exact: [(bound: Int, bytes: [UInt8])] = []
  private let isBad: Bool

  /// Makes a template of an answer, or returns nil if a finding depends on more than some tokens.
  init?(_ file: FileFindings, _ failLevel: Severity, _ text: Span<UInt8>, _ aps: Range<Int>) {
    isBad = file.findings.contains { $0.severity >= failLevel }
    let json = file.jsonOfLine
    let answer = json.restOfLine
    guard !file.findings.isEmpty else {
      pieces = [.text(answer)]
      return
    }
    guard let root = try? JSONDocument(reading: Array(json.compactText.utf8)).root else {
      return nil
    }
    let layout = TokenLayout(of: text)
    space = layout.space
    let ranges = file.findings.flatMap { finding in
      [finding.range ?? aps] + (finding.fix?.edits.map { $0.range } ?? [])
    }
    for range in ranges where !aps.contains(range.lowerBound) || range.upperBound > aps.upperBound {
      for token in layout.tokens(of: range) {
        let bytes = text.extracting(token.range).array
        // Not all of an object beside `aps` counts for the outline.
        guard bytes != Array("{".utf8), bytes != Array("[".utf8) else { return nil }
        exact.append((token.bound, bytes))
      }
    }
    let columns = layout.bounds.map { text.column(of: $0) }
    var slots: [(range: Range<Int>, piece: Piece?)] = []
    Self.collect(root, columns, into: &slots)
    var end = 0
    for slot in slots {
      guard let piece = slot.piece else { return nil }
      pieces += [.text(Array(answer[end..<slot.range.lowerBound])), piece]
      end = slot.range.upperBound
    }
    pieces.append(.text(Array(answer[end...])))
  }

  private static func collect(
    _ node: JSONNode,
    _ columns: [Int],
    into slots: inout [(range: Range<Int>, piece: Piece?)]
  ) {
    for element in node.elements ?? [] { collect(element, columns, into: &slots) }
    for member in node.members ?? [] where member.key != "header" {
      let range = member.node.offset..<member.node.end
      switch (member.key, member.node.number) {
      case ("line", _?), ("endLine", _?): slots.append((range, .line))
      case ("column", let number?), ("endColumn", let number?):
        let index = columns.firstIndex { Double($0) == number }
        slots.append((range, index.map { .column($0) }))
      default: collect(member.node, columns, into: &slots)
      }
    }
  }

  /// Adds the answer for another line, or returns false if its space is another one.
  func add(_ text: Span<UInt8>, number: Int, to answer: inout BlockAnswer) -> Bool {
    if pieces.count == 1, case .text(let bytes) = pieces[0] {
      if isBad { answer.badCount += 1 }
      answer.append(line: number, bytes)
      return true
    }
    let layout = TokenLayout(of: text)
    guard layout.space == space,
      exact.allSatisfy({ text.extracting(layout.token(at: $0.bound)).array == $0.bytes })
    else { return false }
    var rest: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let bytes): rest += bytes
      case .line: rest += String(number).utf8
      case .column(let bound): rest += String(text.column(of: layout.bounds[bound])).utf8
      }
    }
    if isBad { answer.badCount += 1 }
    answer.append(line: number, rest)
    return true
  }
}
