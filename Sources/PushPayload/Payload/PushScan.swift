/// A scan of the bytes of a text for keys of a push, without building a tree.
package struct PushScan: Hashable, Sendable {
  /// Whether there is a key `aps`, in quotes of any kind or in none, also as programs print it.
  package private(set) var hasAps = false
  package private(set) var mayBeMessage = false

  package var mayHoldPush: Bool { hasAps || mayBeMessage }

  package init(in bytes: [UInt8]) {
    let bytes = bytes[...]
    self.init(bytes.span, ProviderKeys.all)
  }

  private init(_ text: Span<UInt8>, _ keys: ProviderKeys) {
    var seen = Array(repeating: false, count: keys.keys.count)
    var start = 0
    for index in text.indices {
      switch text[index] {
      case ASCII.quote:
        // Between two quotes is a string, or the text between two strings, which contains no key.
        // In a string that holds JSON, a backslash stands before each quote.
        var end = index
        while end > start, text[end - 1] == ASCII.backslash { end -= 1 }
        keys.note(text, start..<end, in: &seen)
        start = index + 1
      case UInt8(ascii: "s") where !hasAps: hasAps = Self.isAps(text, endingAt: index)
      default: break
      }
    }
    mayBeMessage = keys.fit(seen)
  }

  private static func isAps(_ text: Span<UInt8>, endingAt end: Int) -> Bool {
    guard end >= 2, text[end - 1] == UInt8(ascii: "p"), text[end - 2] == UInt8(ascii: "a") else {
      return false
    }
    let before = end - 3
    let isApart = before < 0 || !ASCII.isWordByte(text[before])
    // Curly quotes are bytes above ASCII, as other letters are: `ünaps` is no key.
    let isCurly = before >= 2 && isCurlyQuote(text, endingAt: before)
    guard isCurly || isApart && (before < 0 || text[before] < 0x80) else { return false }
    var next = end + 1
    // In a string that holds JSON, a backslash stands before each quote.
    while next < text.count, text[next] == ASCII.backslash { next += 1 }
    next += quoteLength(text, at: next)
    while next < text.count, ASCII.isWhiteSpace(text[next]) { next += 1 }
    return next < text.count && ":=)".utf8.contains(text[next])
      && (before < 0 || text[before] != ASCII.backslash)
  }

  private static func quoteLength(_ text: Span<UInt8>, at place: Int) -> Int {
    guard place < text.count else { return 0 }
    switch text[place] {
    case ASCII.quote, UInt8(ascii: "'"): return 1
    default: return place + 2 < text.count && isCurlyQuote(text, endingAt: place + 2) ? 3 : 0
    }
  }

  /// Whether a quote such as `“` or `’` ends with this byte.
  private static func isCurlyQuote(_ text: Span<UInt8>, endingAt end: Int) -> Bool {
    text[end - 2] == 0xE2 && text[end - 1] == 0x80 && (0x98...0x9E).contains(text[end])
  }
}

private struct ProviderKeys: Sendable {
  /// A required key with those around it, as indices in the list of keys.
  private typealias Path = [Int]

  private let forms: [[[Path]]]
  fileprivate let keys: [[UInt8]]
  /// The lengths of the keys that begin with a byte, a bit for each.
  private let lengths: [UInt64]

  static let all = ProviderKeys(Provider.allCases.flatMap { $0.format.signatures })

  private init(_ signatures: [ProviderSignature]) {
    var keys: [[UInt8]] = []
    func index(of key: String) -> Int {
      let key = Array(key.utf8)
      if let known = keys.firstIndex(of: key) { return known }
      keys.append(key)
      return keys.count - 1
    }
    forms = signatures.map { signature in
      let around = signature.place.keyPath.filter { $0 != "[]" && $0 != "{}" }
      return [[around.map(index)]] + signature.groups.map { $0.map { $0.path.map(index) } }
    }
    var lengths = [UInt64](repeating: 0, count: 256)
    for key in keys where key.count < 64 {
      lengths[Int(key.first ?? 0)] |= 1 << UInt64(key.count)
    }
    self.keys = keys
    self.lengths = lengths
  }

  func note(_ text: Span<UInt8>, _ range: Range<Int>, in seen: inout [Bool]) {
    guard range.count < 64, let first = range.first,
      lengths[Int(text[first])] & (1 << UInt64(range.count)) != 0
    else { return }
    for index in keys.indices where !seen[index] && keys[index].count == range.count {
      seen[index] = range.allSatisfy { text[$0] == keys[index][$0 - first] }
    }
  }

  func fit(_ seen: [Bool]) -> Bool {
    forms.contains { form in
      form.allSatisfy { group in group.contains { path in path.allSatisfy { seen[$0] } } }
    }
  }
}
