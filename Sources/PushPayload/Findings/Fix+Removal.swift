extension Fix {
  /// Takes a member out of its object, with the comma that is not needed any more.
  static func remove(_ member: JSONMember, from object: JSONNode, in document: JSONDocument) -> Fix
  {
    let title = "remove " + PrintableText.quoted(member.key)
    return Fix(
      title: title,
      edits: [Edit(range: span(of: member, in: object, document.bytes), text: "")]
    )
  }

  /// The bytes that go: up to the next member, or back to the end of the one before.
  private static func span(
    of member: JSONMember,
    in object: JSONNode,
    _ bytes: [UInt8]
  ) -> Range<Int> {
    let start = member.keyOffset
    let end = member.node.end
    if let comma = comma(after: end, before: object.end, in: bytes) {
      let next = bytes[(comma + 1)..<object.end].firstIndex { !ASCII.isWhiteSpace($0) }
      return start..<(next ?? comma + 1)
    }
    if let comma = comma(before: start, after: object.offset, in: bytes) { return comma..<end }
    return (object.offset + 1)..<(object.end - 1)
  }

  private static func comma(after start: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    guard start <= end else { return nil }
    let next = bytes[start..<end].firstIndex { !ASCII.isWhiteSpace($0) }
    return next.flatMap { bytes[$0] == ASCII.comma ? $0 : nil }
  }

  private static func comma(before end: Int, after start: Int, in bytes: [UInt8]) -> Int? {
    guard start <= end else { return nil }
    let last = bytes[start..<end].lastIndex { !ASCII.isWhiteSpace($0) }
    return last.flatMap { bytes[$0] == ASCII.comma ? $0 : nil }
  }
}
