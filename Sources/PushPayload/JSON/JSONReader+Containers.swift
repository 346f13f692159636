internal import PushRules

extension JSONReader {
  /// Reads a value with all that it holds.
  ///
  /// A stack of open containers takes the place of recursion, so that deep nesting needs no deep
  /// call stack.
  mutating func readTree() throws(JSONSlip) -> JSONNode {
    while true {
      guard var node = try readScalarOrOpening() else { continue }
      while true {
        guard let innermost = openContainers.indices.last else { return node }
        openContainers[innermost].append(node)
        if try readComma() == .present { break }
        node = close()
      }
    }
  }

  /// Reads a scalar or an empty container; or opens a container up to its first item, for nil.
  private mutating func readScalarOrOpening() throws(JSONSlip) -> JSONNode? {
    switch byte {
    case ASCII.braceOpen: try open(.object)
    case ASCII.bracketOpen: try open(.array)
    default: try readScalar()
    }
  }

  private mutating func open(_ kind: JSONContainer) throws(JSONSlip) -> JSONNode? {
    if openContainers.count == JSONDocument.deepestLevel { throw slip(.structure(.tooDeep)) }
    openContainers.append(OpenContainer(kind: kind, start: offset))
    offset += 1
    skipWhiteSpace()
    if byte == kind.closingByte { return close() }
    if kind == .object { try readKey(expecting: .firstKey) }
    return nil
  }

  private mutating func close() -> JSONNode {
    let container = openContainers.removeLast()
    offset += 1
    duplicateKeys += DuplicateKey.all(in: container.members)
    return JSONNode(value: container.value, offset: container.start, end: offset)
  }

  /// Reads up to the next item and says whether there is one; stops at the closing bracket if not.
  private mutating func readComma() throws(JSONSlip) -> Presence {
    let innermost = openContainers.count - 1
    let kind = openContainers[innermost].kind
    skipWhiteSpace()
    guard let byte else {
      throw slip(.structure(.unclosed(kind, start: openContainers[innermost].start)))
    }
    if byte == kind.closingByte { return .absent }
    guard byte == ASCII.comma else { throw missingComma(in: kind) }
    let comma = offset
    offset += 1
    skipWhiteSpace()
    if self.byte == kind.closingByte {
      throw JSONSlip(offset: comma, problem: .structure(.trailingComma(kind)))
    }
    if kind == .object { try readKey(expecting: .key) }
    return .present
  }

  /// Reads a key and its colon, up to the value.
  private mutating func readKey(expecting expectation: JSONExpectation) throws(JSONSlip) {
    guard byte == ASCII.quote else { throw unexpected(expectation) }
    let innermost = openContainers.count - 1
    openContainers[innermost].keyOffset = offset
    openContainers[innermost].key = try readString()
    skipWhiteSpace()
    guard byte == ASCII.colon else { throw unexpected(.colon) }
    offset += 1
    skipWhiteSpace()
  }
}
