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
  guard Bool.random(using: &random),
    let changed = Mutator.change(bytes, &random), changed.count <= limit
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
  /// The keys and the values of the samples of all checks.
  private static let words: Parts = Check.all.reduce(into: Parts()) { words, check in
    for sample in [check.bad, check.good] where sample.payload.utf8.count < 1_000 {
      guard let document = try? JSONDocument(reading: Array(sample.payload.utf8)) else { continue }
      words.collect(document.root, document.bytes)
    }
  }

  /// Returns an input with one change, or nil if its payload is no JSON.
  static func change(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
    let payload = FuzzInput(bytes).payload
    guard let document = try? JSONDocument(reading: payload) else { return nil }
    var parts = Parts()
    parts.collect(document.root, payload)
    guard let edit = edit(parts, payload, &random) else { return nil }
    var changed = payload
    changed.replaceSubrange(edit.range, with: edit.bytes)
    return bytes.dropLast(payload.count) + changed
  }

  private static func edit(
    _ parts: Parts,
    _ payload: [UInt8],
    _ random: inout FuzzRandom
  ) -> (range: Range<Int>, bytes: [UInt8])? {
    let value = (Bool.random(using: &random) ? words : parts).values.randomElement(using: &random)
    let key = (Bool.random(using: &random) ? words : parts).keys.randomElement(using: &random)
    let member = parts.members.randomElement(using: &random)
    guard let value, let key else { return nil }
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: return parts.places.randomElement(using: &random).map { ($0, value.bytes) }
    case 2: return member.map { ($0.key, key.bytes) }
    case 3: return member.map { ($0.whole, []) }
    case 4: return member.map { ($0.end, Array(",".utf8) + payload[$0.whole]) }
    case 5: return member.map { ($0.key, key.bytes + Array(" : 0 , ".utf8) + payload[$0.key]) }
    default:
      let added = Array(",".utf8) + key.bytes + Array(":".utf8) + value.bytes
      return member.map { ($0.end, added) }
    }
  }
}

/// The parts of a text, for the mutator to choose from.
struct Parts {
  /// The bytes of a key or a value.
  struct Word { let bytes: [UInt8] }

  /// The places of a member.
  struct Member {
    let key: Range<Int>
    let whole: Range<Int>
    var end: Range<Int> { whole.upperBound..<whole.upperBound }
  }

  private(set) var keys: [Word] = []
  private(set) var values: [Word] = []
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
      members.append(Member(key: key, whole: member.keyOffset..<member.node.end))
      collect(member.node, bytes)
    }
  }
}
