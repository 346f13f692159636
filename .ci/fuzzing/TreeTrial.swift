import PushPayload

/// What must hold of the tree that the reader makes of a text.
struct TreeTrial {
  private let document: JSONDocument
  private let bytes: [UInt8]

  init(_ document: JSONDocument) {
    self.document = document
    bytes = document.bytes
  }

  func run() {
    check(document.root, within: 0..<bytes.count)
    let lines = document.lineMap
    var last = lines.position(of: 0)
    for duplicate in document.duplicateKeys {
      require(duplicate.earlierOffset < duplicate.offset, "a duplicate before its first")
      let position = lines.position(of: duplicate.offset)
      require(last <= position, "duplicates out of order")
      last = position
    }
  }

  /// Every value stands within the one around it, behind the one before it, in brackets of its own.
  private func check(_ node: JSONNode, within outer: Range<Int>) {
    let range = node.offset..<node.end
    require(!range.isEmpty && outer.contains(range.lowerBound), "a value begins elsewhere")
    require(range.upperBound <= outer.upperBound, "a value ends elsewhere")
    let first = bytes[range.lowerBound]
    let last = bytes[range.upperBound - 1]
    var start = range.lowerBound
    switch node.value {
    case .null, .boolean: require(first >= 0x61, "a literal begins elsewhere")
    case .number(let number):
      require(bytes[range].elementsEqual(number.text.utf8), "another number")
    case .string: require(first == 0x22 && last == 0x22, "a string without quotes")
    case .array(let elements):
      require(first == 0x5B && last == 0x5D, "an array without brackets")
      for element in elements {
        check(element, within: (start + 1)..<(range.upperBound - 1))
        start = element.end
      }
    case .object(let members):
      require(first == 0x7B && last == 0x7D, "an object without braces")
      for member in members {
        require(member.keyOffset > start && bytes[member.keyOffset] == 0x22, "a key elsewhere")
        check(member.node, within: (member.keyOffset + 3)..<(range.upperBound - 1))
        start = member.node.end
      }
    }
  }
}
