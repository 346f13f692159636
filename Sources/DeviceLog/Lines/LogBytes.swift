/// A part of the bytes of a log.
package typealias Bytes = ArraySlice<UInt8>

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  var isHex: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  /// Whether it can be part of an identifier, a bundle id or a word of another script.
  var isNamePart: Bool { isLetter || isDigit || self > 0x7F || "._-".utf8.contains(self) }
}

extension Bytes {
  func start(of bytes: [UInt8]) -> Int? {
    var place = startIndex
    while place + bytes.count <= endIndex {
      if self[place] == bytes[0], self[place...].starts(with: bytes) { return place }
      place += 1
    }
    return nil
  }

  /// The bytes without blanks at the start.
  var trimmed: Bytes { drop { $0.isBlank } }

  /// Whether it is a frame of a stack: a number, a library, an address.
  var isFrame: Bool {
    let words = prefix(160).split(maxSplits: 3) { $0.isBlank }
    return words.count == 4 && words[0].allSatisfy { $0.isDigit }
      && words[2].starts(with: "0x".utf8)
  }

  var text: String { String(decoding: self, as: UTF8.self) }

  func hasWord(_ word: String) -> Bool {
    starts(with: word.utf8)
      && (dropFirst(word.utf8.count).first.map { $0.isBlank || $0 == UInt8(ascii: ":") } ?? false)
  }

  /// Whether digits and colons as in `09:07:43` begin here.
  var isTime: Bool {
    let clock = prefix(8)
    return clock.count == 8
      && zip(0..., clock).allSatisfy { place, byte in
        place == 2 || place == 5 ? byte == UInt8(ascii: ":") : byte.isDigit
      }
  }

  /// Whether the date is that of syslog, such as `Sep 30 `.
  var isSyslogDate: Bool {
    let words = split { $0.isBlank }
    return words.count == 2 && words[0].count == 3 && words[1].allSatisfy { $0.isDigit }
  }

  /// Whether what stands before a time is the level in Console, in any language, or nothing.
  var isLevel: Bool { allSatisfy { $0.isLetter || $0.isBlank || $0 > 0x7F } }

  /// Without `<Notice>: `, `: `, `(library) ` and `[subsystem:category] ` at the start.
  var withoutTags: Bytes {
    var rest = trimmed
    if rest.first == UInt8(ascii: "<"), !rest.starts(with: "<private>".utf8),
      let end = rest.prefix(16).firstIndex(of: UInt8(ascii: ">")),
      rest[rest.startIndex..<end].dropFirst().allSatisfy({ $0.isLetter })
    {
      rest = rest[(end + 1)...]
    }
    if rest.first == UInt8(ascii: ":") { rest = rest.dropFirst().trimmed }
    for (open, close) in [("(", ")"), ("[", "]")] where rest.starts(with: open.utf8) {
      let end = rest.prefix(120).firstIndex(of: Array(close.utf8)[0])
      guard let end, open == "(" || rest[..<end].contains(UInt8(ascii: ":")) else { continue }
      guard rest[..<end].dropFirst().allSatisfy({ $0.isNamePart || $0 == UInt8(ascii: ":") }) else {
        continue
      }
      rest = rest[(end + 1)...].trimmed
    }
    return rest.trimmed
  }

  /// Whether it begins as an object in JSON, or as the message of one whose members have lines.
  var isObject: Bool {
    first == UInt8(ascii: "{") && dropFirst().trimmed.first == UInt8(ascii: "\"")
      || starts(with: "\"eventMessage\"".utf8)
  }
}
