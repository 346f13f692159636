/// Collects the outline of a payload while its keys and values go by, in the order of the text.
struct OutlineCollector: Sendable {
  /// The objects and arrays that are open, each with the first of its keys.
  private var open: [(place: OutlinePlace, firstKey: Int)] = []
  /// The keys of the objects that are open.
  private var keys: [Range<Int>] = []
  /// What the next value is.
  private var next = Next.text
  private var collected = PayloadOutline()
  private var isUsual = true
  private var hasAps = false
  private var hasArgument = false

  /// What a value is.
  private enum Next {
    /// The whole text.
    case text
    /// The value of `aps`.
    case aps
    /// The value of a known key.
    case key(OutlineKey)
    /// The value of a key beside `aps`.
    case beside
    /// One of the arguments of a text, of which there has to be one.
    case argument(OutlineKey)
    /// Anything else.
    case other
  }

  /// An object has more keys than this only rarely: comparing them all takes its time.
  private static let mostKeys = 24

  /// The outline, or nil if something was unusual.
  var outline: PayloadOutline? { isUsual && hasAps ? collected : nil }

  /// Forgets the last payload.
  mutating func begin() {
    open.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    next = .text
    collected = PayloadOutline()
    isUsual = true
    hasAps = false
  }

  /// Notes a key; one that stood in its object before is unusual.
  private mutating func note(_ range: Range<Int>, of bytes: Span<UInt8>, from first: Int) {
    guard keys.count - first < Self.mostKeys else {
      isUsual = false
      return
    }
    for index in first..<keys.count where bytes.agree(keys[index], range) { isUsual = false }
    keys.append(range)
  }
}

extension OutlineCollector: JSONReceiver {
  @inline(__always)
  mutating func key(_ text: JSONText, of bytes: Span<UInt8>) {
    guard isUsual, let innermost = open.last else { return }
    let range = text.range
    if text.hasEscapes {
      isUsual = false
      return
    }
    note(range, of: bytes, from: innermost.firstKey)
    switch innermost.place {
    case .root:
      let isAps = OutlineName.isAps(range, of: bytes)
      if !isAps, !OutlineName.isHarmless(range, of: bytes) { isUsual = false }
      next = isAps ? .aps : .beside
    case .beside:
      if range.count >= FlagKeys.shortest, !FlagKeys(resembling: bytes, in: range).isEmpty {
        isUsual = false
      }
      next = .other
    case .aps, .alert, .sound:
      if let key = innermost.place.key(range, of: bytes) {
        next = .key(key)
      } else {
        isUsual = false
      }
    case .arguments, .within: next = .other
    }
  }

  @inline(__always)
  mutating func value(_ scalar: JSONScalar, at range: Range<Int>, of bytes: Span<UInt8>) {
    guard isUsual else { return }
    switch next {
    case .text, .aps: isUsual = false
    case .beside, .other: return
    case .argument(let key):
      guard case .string = scalar else {
        isUsual = false
        return
      }
      collected.insert(key)
      hasArgument = true
    case .key(let key):
      if OutlineValue.isUsual(scalar, at: range, of: bytes, as: key.kind) {
        collected.insert(key)
      } else {
        isUsual = false
      }
    }
  }

  mutating func open(_ container: JSONContainer, at offset: Int) {
    guard isUsual else { return }
    var place = OutlinePlace.within
    switch (next, container) {
    case (.text, .object): place = .root
    case (.aps, .object): (place, hasAps) = (.aps, true)
    case (.beside, .object): place = .beside
    case (.key(let key), .object):
      guard let object = key.asObject else {
        isUsual = false
        return
      }
      collected.insert(object)
      place = object == .alertObject ? .alert : .sound
    case (.key(let key), .array):
      guard case .texts = key.kind else {
        isUsual = false
        return
      }
      place = .arguments
      next = .argument(key)
      hasArgument = false
    case (.beside, .array), (.other, _): next = .other
    case (.text, .array), (.aps, .array), (.argument, _): isUsual = false
    }
    open.append((place, keys.count))
  }

  mutating func close(at end: Int) {
    guard isUsual, let innermost = open.popLast() else { return }
    keys.removeSubrange(innermost.firstKey...)
    if innermost.place == .arguments, !hasArgument { isUsual = false }
    // Of an array the next element may follow; of an object a key does.
    if let around = open.last, around.place == .within { next = .other }
  }
}

extension Span<UInt8> {
  /// Tells whether two parts hold the same bytes.
  @inline(__always)
  fileprivate func agree(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    var (left, right) = (one.lowerBound, other.lowerBound)
    while left < one.upperBound {
      if self[left] != self[right] { return false }
      left += 1
      right += 1
    }
    return true
  }
}
