struct OutlineCollector: JSONReceiver, Sendable {
  /// The open objects and arrays, each with the index of its first key.
  private var open: [(place: OutlinePlace, firstKey: Int)] = []
  private var keys: [Range<Int>] = []
  private var next = Next.text
  private var collected = PayloadOutline()
  private var isUsual = true
  private var hasAps = false

  private enum Next {
    /// The whole text.
    case text
    /// The value of `aps`.
    case aps
    /// A key in the table.
    case row(OutlineRow)
    /// A key beside `aps`.
    case beside
    /// An array of strings.
    case element
    /// Something with a mistake or unknown, of which every byte counts.
    case exact
    /// Something that no check looks at.
    case ignored
  }

  /// The most keys of an object; comparing more with each other takes too long.
  private static let mostKeys = 24

  private static let aps: TraitKey = "aps"

  private(set) var apsRange = 0..<0

  /// The outline, or nil if the payload is unusual.
  var outline: PayloadOutline? { isUsual && hasAps ? collected : nil }

  mutating func begin() {
    open.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    next = .text
    collected.clear()
    isUsual = true
    hasAps = false
  }

  /// Notes a key; a duplicate key is unusual.
  private mutating func note(_ range: Range<Int>, of bytes: Span<UInt8>, from first: Int) {
    isUsual = keys.count - first < Self.mostKeys
    guard isUsual else { return }
    for index in first..<keys.count where bytes.agree(keys[index], range) { isUsual = false }
    keys.append(range)
  }

  /// Appends the value of a key in the table: of one that the table allows only what checks look at.
  private mutating func append(
    _ scalar: JSONScalar,
    at range: Range<Int>,
    of bytes: Span<UInt8>,
    to row: OutlineRow
  ) {
    switch scalar {
    case .boolean(let isTrue) where row.takes(isTrue): collected.append(range, of: bytes)
    case .number where row.takes(bytes.number(in: range)):
      if range.count == 1 { collected.append(range, of: bytes) } else { collected.append(.scalar) }
    case .string(let text) where row.takesText && row.restrictsText:
      collected.append(text.range, of: bytes)
    case .string(let text) where row.takesText && !text.mayBeBlankOrCut(in: bytes):
      if Placeholder.mayBegin(text, of: bytes) {
        collected.append(text.range, of: bytes)
      } else {
        collected.append(text.range.isEmpty ? .empty : .text)
      }
    default: appendExactly(range, of: bytes)
    }
  }

  private mutating func appendExactly(_ range: Range<Int>, of bytes: Span<UInt8>) {
    collected.append(.exact)
    collected.append(range, of: bytes)
  }

  @inline(__always)
  mutating func key(_ text: JSONText, of bytes: Span<UInt8>) {
    guard isUsual, let innermost = open.last else { return }
    let range = text.range
    isUsual = !text.hasEscapes
    guard isUsual else { return }
    note(range, of: bytes, from: innermost.firstKey)
    switch innermost.place {
    case .root:
      next = range.count == 3 && TraitKey(range, of: bytes) == Self.aps ? .aps : .beside
      if case .beside = next { collected.append(range, of: bytes) }
    case .beside:
      collected.append(range, of: bytes)
      next = .ignored
    case .aps, .alert, .sound:
      if let row = innermost.place.row(range, of: bytes) {
        if row.isForActivity { isUsual = false }
        collected.append(row)
        next = .row(row)
      } else {
        appendExactly(range, of: bytes)
        next = .exact
      }
    case .exact: appendExactly(range, of: bytes)
    case .texts, .within: next = .ignored
    }
  }

  @inline(__always)
  mutating func value(_ scalar: JSONScalar, at range: Range<Int>, of bytes: Span<UInt8>) {
    guard isUsual else { return }
    switch next {
    case .text, .aps: isUsual = false
    case .row(let row): append(scalar, at: range, of: bytes, to: row)
    case .element:
      if case .string = scalar { collected.append(.text) } else { appendExactly(range, of: bytes) }
    case .exact: appendExactly(range, of: bytes)
    case .beside, .ignored: break
    }
  }

  mutating func open(_ container: JSONContainer, at offset: Int) {
    guard isUsual else { return }
    var place = OutlinePlace.within
    switch (next, container) {
    case (.text, .object): place = .root
    case (.aps, .object):
      (place, hasAps) = (.aps, true)
      apsRange = offset..<offset
    case (.beside, .object): place = .beside
    case (.row(let row), .object): place = row.object ?? .exact
    case (.row(let row), .array) where row.takesTexts: (place, next) = (.texts, .element)
    case (.row, .array), (.element, _), (.exact, _): place = .exact
    case (.text, .array), (.aps, .array): isUsual = false
    case (.beside, .array), (.ignored, _): next = .ignored
    }
    if place == .exact { next = .exact }
    if place != .within { collected.append(container == .object ? .object : .array) }
    open.append((place, keys.count))
  }

  mutating func close(at end: Int) {
    guard isUsual, let innermost = open.popLast() else { return }
    keys.removeLast(keys.count - innermost.firstKey)
    if innermost.place != .within { collected.append(.end) }
    if innermost.place == .aps { apsRange = apsRange.lowerBound..<end }
    // In an array another element may follow, in an object a key.
    switch open.last?.place {
    case .within: next = .ignored
    case .texts: next = .element
    case .exact: next = .exact
    default: break
    }
  }
}

extension Span<UInt8> {
  fileprivate func agree(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    for place in 0..<one.count
    where self[one.lowerBound + place] != self[other.lowerBound + place] {
      return false
    }
    return true
  }
}

extension JSONText {
  /// Whether the text may be white space alone, or have half of a surrogate pair.
  fileprivate func mayBeBlankOrCut(in bytes: Span<UInt8>) -> Bool {
    guard let first = range.first else { return false }
    if ASCII.isWhiteSpace(bytes[first]) { return true }
    guard hasEscapes else { return false }
    return range.count <= 12
      || range.contains { place in
        bytes[place] | 0x20 == UInt8(ascii: "d") && bytes[place - 1] == UInt8(ascii: "u")
          && bytes[place - 2] == ASCII.backslash
      }
  }
}
