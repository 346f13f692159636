import PushRules

extension JSONReader {
  /// Reads a value with its content.
  ///
  /// A stack of open containers replaces recursion, so that deep nesting needs no deep call stack.
  mutating func readTree(of text: Span<UInt8>) throws(JSONSlip) {
    while true {
      switch byte(of: text) {
      case ASCII.braceOpen: if try open(.object, in: text) == .present { continue }
      case ASCII.bracketOpen: if try open(.array, in: text) == .present { continue }
      default: try readScalar(of: text)
      }
      while true {
        guard let innermost = openContainers.last else { return }
        if try readComma(in: innermost, in: text) == .present { break }
        close()
      }
    }
  }

  private mutating func open(
    _ kind: JSONContainer,
    in text: Span<UInt8>
  ) throws(JSONSlip) -> Presence {
    if openContainers.count == JSONDocument.deepestLevel { throw slip(.tooDeep) }
    openContainers.append(JSONOpenContainer(kind: kind, start: offset))
    receiver.open(kind, at: offset)
    offset += 1
    let next = skipWhiteSpace(of: text)
    if next == kind.closingByte {
      close()
      return .absent
    }
    if kind == .object { try readKey(next, expecting: .firstKey, in: text) }
    return .present
  }

  private mutating func close() {
    openContainers.removeLast()
    offset += 1
    receiver.close(at: offset)
  }

  /// Reads up to the next item and returns whether there is one; otherwise stops at the closing
  /// bracket.
  @inline(__always)
  private mutating func readComma(
    in container: JSONOpenContainer,
    in text: Span<UInt8>
  ) throws(JSONSlip) -> Presence {
    let kind = container.kind
    guard let byte = skipWhiteSpace(of: text) else {
      throw slip(.unclosed(kind, start: container.start))
    }
    if byte == kind.closingByte { return .absent }
    guard byte == ASCII.comma else { throw missingComma(in: kind, in: text) }
    let comma = offset
    offset += 1
    let next = skipWhiteSpace(of: text)
    if next == kind.closingByte {
      throw JSONSlip(offset: comma, problem: .trailingComma(kind))
    }
    if kind == .object { try readKey(next, expecting: .key, in: text) }
    return .present
  }

  private mutating func readKey(
    _ first: UInt8?,
    expecting expectation: JSONExpectation,
    in text: Span<UInt8>
  ) throws(JSONSlip) {
    guard first == ASCII.quote else { throw unexpected(expectation, in: text) }
    receiver.key(try readString(of: text), of: text)
    guard skipWhiteSpace(of: text) == ASCII.colon else { throw unexpected(.colon, in: text) }
    offset += 1
    skipWhiteSpace(of: text)
  }
}
