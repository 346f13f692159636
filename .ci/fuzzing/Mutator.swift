import PushPayload

@_silgen_name("LLVMFuzzerMutate")
func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// Changes an input: its bytes, or a value in its payload, so that JSON mostly stays JSON.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ start: UnsafeMutablePointer<UInt8>,
  _ count: Int,
  _ limit: Int,
  _ seed: CUnsignedInt
) -> Int {
  var random = FuzzRandom(state: UInt64(seed))
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let changes = Int.random(in: 0...6, using: &random)  // libFuzzer calls up to five times an input
  guard changes > 0, let changed = Mutator.change(bytes, times: min(changes, 2), &random),
    changed.count <= limit
  else { return mutateBytes(start, count, limit) }
  for (index, byte) in changed.enumerated() { start[index] = byte }
  return changed.count
}

/// Random numbers that a seed determines.
struct FuzzRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
  }
}

/// Changes of the values and members of a payload.
enum Mutator {
  /// The keys, the values and the members of the samples of all checks.
  private static let words: Parts = Check.all.reduce(into: Parts()) { words, check in
    for case let sample? in [check.about.bad, check.about.good]
    where sample.payload.utf8.count < 1_000 {
      guard let document = try? JSONDocument(reading: Array(sample.payload.utf8)) else { continue }
      words.collect(document.root, document.bytes)
    }
  }

  /// Returns an input with some changes, or nil if its payload is no JSON.
  static func change(_ bytes: [UInt8], times: Int, _ random: inout FuzzRandom) -> [UInt8]? {
    let payload = FuzzInput(bytes).payload
    var changed = payload
    for count in 0..<times {
      guard let document = try? JSONDocument(reading: changed) else {
        return count == 0 ? nil : bytes.dropLast(payload.count) + changed
      }
      var parts = Parts()
      parts.collect(document.root, changed)
      guard let edit = edit(parts, changed, &random) else { return nil }
      changed.replaceSubrange(edit.range, with: edit.bytes)
    }
    return bytes.dropLast(payload.count) + changed
  }

  private static func edit(
    _ parts: Parts,
    _ payload: [UInt8],
    _ random: inout FuzzRandom
  ) -> (range: Range<Int>, bytes: [UInt8])? {
    let source = Int.random(in: 0..<4, using: &random) == 0 ? parts : words
    let comma = Array([",", " , ", "\n,\r\n\t"].randomElement(using: &random)?.utf8 ?? ",".utf8)
    guard let value = source.values.randomElement(using: &random) else { return nil }
    guard let member = parts.members.randomElement(using: &random),
      let other = source.pairs.randomElement(using: &random),
      let key = source.keys.randomElement(using: &random)
    else { return parts.places.randomElement(using: &random).map { ($0, value.bytes) } }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return parts.places.randomElement(using: &random).map { ($0, value.bytes) }
    case 1: return (member.value, value.bytes)
    case 2: return (member.key, key.bytes)
    case 3: return (member.whole, [])
    case 4: return (member.end, comma + payload[member.whole])
    case 5: return (member.start, key.bytes + Array(" : ".utf8) + value.bytes + comma)
    case 6: return (member.end, comma + key.bytes + Array(":".utf8) + value.bytes)
    case 7: return (member.whole, other.bytes)
    case 8: return (member.start, other.bytes + comma)
    default: return (member.end, comma + other.bytes)
    }
  }
}

/// The parts of a text, for the mutator to choose from.
struct Parts {
  /// The bytes of a key, a value or a member.
  struct Word { let bytes: [UInt8] }

  /// The places of a member.
  struct Member {
    let key: Range<Int>
    let value: Range<Int>
    var whole: Range<Int> { key.lowerBound..<value.upperBound }
    var start: Range<Int> { whole.lowerBound..<whole.lowerBound }
    var end: Range<Int> { whole.upperBound..<whole.upperBound }
  }

  private(set) var keys: [Word] = []
  private(set) var values: [Word] = []
  private(set) var pairs: [Word] = []
  private(set) var places: [Range<Int>] = []
  private(set) var members: [Member] = []

  /// Adds the parts of a value.
  mutating func collect(_ node: JSONNode, _ bytes: [UInt8]) {
    let place = node.offset..<node.end
    places.append(place)
    values.append(Word(bytes: Array(bytes[place])))
    for element in node.elements ?? [] { collect(element, bytes) }
    for member in node.members ?? [] {
      let colon = bytes[..<member.node.offset].lastIndex(of: UInt8(ascii: ":"))
      let key = member.keyOffset..<(colon ?? member.node.offset)
      keys.append(Word(bytes: Array(bytes[key])))
      let places = Member(key: key, value: member.node.offset..<member.node.end)
      members.append(places)
      pairs.append(Word(bytes: Array(bytes[places.whole])))
      collect(member.node, bytes)
    }
  }
}
