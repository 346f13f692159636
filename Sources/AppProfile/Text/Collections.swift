import PushPayload

extension Dictionary {
  /// Creates a dictionary; of several pairs with one key the first counts.
  init(first pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}

extension Sequence where Element: Hashable {
  func unique() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension StringProtocol {
  /// Whether the text contains another one, by bytes; the standard library's method is not in
  /// Embedded Swift.
  func hasPart(_ part: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: part.utf8) }
  }
}

// Embedded Swift has no search for texts of its own.
extension [UInt8] {
  /// The offset of the first occurrence of a text from some offset on, or nil.
  func firstOffset(of text: String, from start: Int = 0) -> Int? {
    let letters = Array(text.utf8)
    guard count - start >= letters.count else { return nil }
    return (start...(count - letters.count)).first { place in
      self[place..<(place + letters.count)].elementsEqual(letters)
    }
  }

  func hasWord(where matches: (ArraySlice<UInt8>) -> Bool) -> Bool {
    var start = startIndex
    while start < endIndex {
      let word = self[start...].prefix { ByteScanner.isWordByte($0) }
      if matches(word) { return true }
      start = word.endIndex + 1
    }
    return false
  }
}

extension String {
  /// The text behind its last point, or all of it.
  var lastName: String {
    let point = utf8.lastIndex(of: UInt8(ascii: "."))
    return point.map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// The texts before, between and behind the occurrences of a separator.
  func parts(separatedBy separator: String) -> [String] {
    let bytes = Array(utf8)
    var (parts, start) = ([String](), 0)
    while let end = bytes.firstOffset(of: separator, from: start) {
      parts.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end + separator.utf8.count
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  func replacing(_ part: String, by other: String) -> String {
    parts(separatedBy: part).joined(separator: other)
  }
}

/// Ranges of a text, to find the outermost one around an offset.
struct Intervals<Value: Sendable>: Sendable {
  private let ranges: [(range: Range<Int>, value: Value)]
  /// For each index, the range up to there that reaches furthest.
  private let furthest: [Int]

  init(_ ranges: [(range: Range<Int>, value: Value)]) {
    let sorted = ranges.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var best = 0
    furthest = sorted.indices.map { place in
      if sorted[place].range.upperBound > sorted[best].range.upperBound { best = place }
      return best
    }
    self.ranges = sorted
  }

  func value(at offset: Int) -> Value? {
    let end = ranges.partitionPoint { $0.range.lowerBound > offset }
    guard end > 0 else { return nil }
    let found = ranges[furthest[end - 1]]
    return found.range.upperBound > offset ? found.value : nil
  }
}

extension Intervals<Void> {
  init(_ ranges: [Range<Int>]) { self.init(ranges.map { ($0, ()) }) }

  func contains(_ offset: Int) -> Bool { value(at: offset) != nil }
}
