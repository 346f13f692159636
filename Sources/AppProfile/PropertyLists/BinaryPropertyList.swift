/// Reads the binary form of property lists, as built apps have it.
///
/// The form is described in the comment at the top of CFBinaryPList.c:
/// https://github.com/apple-oss-distributions/CF/blob/main/CFBinaryPList.c
struct BinaryPropertyList: Sendable {
  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int
  private var budget = 100_000
  private static let deepest = 100

  /// Returns the outermost value, or nil if the bytes are broken.
  static func read(_ bytes: [UInt8]) -> PropertyNode? {
    guard bytes.count >= 40, var reader = BinaryPropertyList(bytes) else { return nil }
    let top = reader.number(at: bytes.count - 16, size: 8) ?? 0
    return reader.node(top, depth: 0)
  }

  private init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes, at: trailer + 8, size: 8),
      let table = Self.number(bytes, at: trailer + 24, size: 8),
      count <= bytes.count, table <= bytes.count
    else { return nil }
    var offsets: [Int] = []
    for index in 0..<count {
      guard let offset = Self.number(bytes, at: table + index * offsetSize, size: offsetSize) else {
        return nil
      }
      offsets.append(offset)
    }
    self.offsets = offsets
  }

  private func number(at place: Int, size: Int) -> Int? {
    Self.number(bytes, at: place, size: size)
  }

  /// Reads a number whose first byte counts most; nil outside of the bytes, or if it is too large.
  private static func number(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard place >= 0, place <= bytes.count - size else { return nil }
    let number = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number)
  }

  private mutating func node(_ reference: Int, depth: Int) -> PropertyNode? {
    budget -= 1
    guard budget > 0, depth < Self.deepest, offsets.indices.contains(reference) else { return nil }
    let offset = offsets[reference]
    guard offset >= 0, offset < bytes.count,
      let value = value(at: offset, marker: bytes[offset], depth: depth)
    else { return nil }
    return PropertyNode(value: value, offset: offset)
  }

  private mutating func value(at offset: Int, marker: UInt8, depth: Int) -> PropertyNode.Value? {
    switch marker >> 4 {
    case 0x0: return marker == 0x08 ? .boolean(false) : marker == 0x09 ? .boolean(true) : .other
    case 0x1: return number(at: offset + 1, size: 1 << Int(marker & 0x0F)).map { .number($0) }
    case 0x5, 0x6, 0xA, 0xD: break
    default: return .other
    }
    guard let (count, start) = count(at: offset, marker), count <= bytes.count else { return nil }
    switch marker >> 4 {
    case 0x5: return text(start, count).map { .string(String(decoding: $0, as: UTF8.self)) }
    case 0x6: return wideText(start, count)
    case 0xA: return .array(nodes(start, count, depth: depth))
    default: return .dictionary(members(start, count, depth: depth))
    }
  }

  /// The number of elements of an object, and where they begin.
  private func count(at offset: Int, _ marker: UInt8) -> (count: Int, start: Int)? {
    let short = Int(marker & 0x0F)
    guard short == 0x0F else { return (short, offset + 1) }
    guard offset + 1 < bytes.count else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0x03)
    return number(at: offset + 2, size: size).map { ($0, offset + 2 + size) }
  }

  private func text(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
    start <= bytes.count - count ? bytes[start..<start + count] : nil
  }

  private func wideText(_ start: Int, _ count: Int) -> PropertyNode.Value? {
    guard let text = text(start, count * 2) else { return nil }
    let units = stride(from: text.startIndex, to: text.endIndex - 1, by: 2).map { place in
      UInt16(text[place]) << 8 | UInt16(text[place + 1])
    }
    return .string(String(decoding: units, as: UTF16.self))
  }

  private mutating func nodes(_ start: Int, _ count: Int, depth: Int) -> [PropertyNode] {
    (0..<count).compactMap { index in
      number(at: start + index * referenceSize, size: referenceSize)
        .flatMap { node($0, depth: depth + 1) }
    }
  }

  private mutating func members(
    _ start: Int,
    _ count: Int,
    depth: Int
  ) -> [PropertyNode.Member] {
    let keys = nodes(start, count, depth: depth)
    let values = nodes(start + count * referenceSize, count, depth: depth)
    return zip(keys, values).compactMap { key, value in
      key.string.map { PropertyNode.Member(key: $0, node: value) }
    }
  }
}
