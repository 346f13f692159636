/// A push in a file among other text.
package struct TextPart: Sendable {
  let range: Range<Int>
  package let kind: Lint.FileKind
  /// The request headers beside it, or nil.
  package var headers: RequestHeaderList?
  /// The whole file, with blanks for comments in requests and for marks of quotations.
  package internal(set) var file: [UInt8] = []
  var lines = LineMap([])

  package var place: TextPlace { TextPlace(range: range, lines: lines) }

  package var bytes: [UInt8] { Array(file[range]) }

  package var line: Int { lines.position(of: range.lowerBound).line }

  /// Whether the part is a push, or is said to be JSON, has a key `aps` and cannot be read.
  func counts(in file: [UInt8], isClaimed: Bool = false) -> Bool {
    let bytes = Array(file[range])
    let scan = PushScan(in: bytes)
    guard scan.mayHoldPush else { return false }
    let document = (try? JSONDocument(reading: bytes)) ?? LenientText(bytes).document
    return document.map { $0.isPush } ?? (isClaimed && scan.hasAps)
  }
}

// Values among other text.
extension TextPart {
  /// How deep brackets may stand in others, and how long a value may be, that is tried as a push.
  private static let (deepest, longest) = (16, 64 * 1024)

  /// Returns the pushes in a text, such as a command with a body, a here-document or a log.
  static func values(
    in bytes: [UInt8],
    _ range: Range<Int>,
    kind: Lint.FileKind = .pasted
  ) -> [TextPart] {
    var parts: [TextPart] = []
    var end = range.lowerBound
    for value in brackets(in: bytes, range) where value.lowerBound >= end {
      var part = TextPart(range: value, kind: kind)
      guard part.counts(in: bytes) else { continue }
      part.headers = RequestHeaderList(around: value, in: bytes)
      parts.append(part)
      end = value.upperBound
    }
    return parts
  }

  /// Returns what stands between brackets that belong together, from its beginning on.
  private static func brackets(in bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var open: [Int] = []
    var isInString = false
    var index = range.lowerBound
    while index < range.upperBound {
      switch bytes[index] {
      case ASCII.backslash: index += 1
      case ASCII.lineFeed: isInString = false
      case ASCII.quote: isInString = !isInString && !bytes.quotesJSON(at: index)
      case ASCII.braceOpen, ASCII.bracketOpen: if !isInString { open.append(index) }
      case ASCII.braceClose where !isInString, ASCII.bracketClose where !isInString:
        // Both brackets stand two before those that close them.
        guard let start = open.popLast(), bytes[start] + 2 == bytes[index] else {
          open = []
          break
        }
        let value = start..<(index + 1)
        if open.count < deepest, value.count <= longest { found.append(value) }
      default: break
      }
      index += 1
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension [UInt8] {
  /// Whether a quote stands around JSON in which a backslash stands before each quote.
  fileprivate func quotesJSON(at index: Int) -> Bool {
    let next = self[(index + 1)...]
    return next.first == ASCII.braceOpen
      && next.dropFirst().first { !ASCII.isWhiteSpace($0) } == ASCII.backslash
  }
}

extension JSONDocument {
  /// Whether a text is a push or holds one, and is no test and no output of this program.
  package var isPush: Bool {
    if root["aps"]?.looksLikeAps == true { return true }
    let first = root.elements?.first ?? root
    return root["aps"] == nil && first["$schema"] == nil && first["schemaVersion"] == nil
      && !root.holdsTests
      && !ProviderMessage.all(recognizedIn: self, strictly: true).isEmpty
  }
}

extension JSONNode {
  /// Whether a text has cases, or the events of a scenario.
  package var holdsTests: Bool {
    let cases = self["cases"]?.elements ?? []
    return cases.contains { $0["situation"] != nil || $0["expect"] != nil }
      || self["events"]?.elements?.allSatisfy {
        $0.string != nil || $0["push"] != nil || $0["after"] != nil
      } == true
  }
}
