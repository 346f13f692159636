extension Fix {
  /// Takes a member out of its object, with the comma that is not needed any more.
  static func remove(_ member: JSONMember, from object: JSONNode, in document: JSONDocument) -> Fix
  {
    let title = "remove " + PrintableText.quoted(member.key)
    let bytes = document.bytes
    var end = member.node.end
    var start = member.keyOffset
    if let comma = Self.comma(after: end, before: object.end, in: bytes) {
      end = comma + 1
      while end < object.end, bytes[end] == ASCII.space { end += 1 }
    } else if let comma = Self.comma(before: start, after: object.offset, in: bytes) {
      start = comma
    }
    return Fix(title: title, edits: [Edit(range: start..<end, text: "")])
  }

  private static func comma(after start: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    guard start <= end else { return nil }
    let next = bytes[start..<end].firstIndex { !$0.isWhiteSpace }
    return next.flatMap { bytes[$0] == ASCII.comma ? $0 : nil }
  }

  private static func comma(before end: Int, after start: Int, in bytes: [UInt8]) -> Int? {
    guard start <= end else { return nil }
    let last = bytes[start..<end].lastIndex { !$0.isWhiteSpace }
    return last.flatMap { bytes[$0] == ASCII.comma ? $0 : nil }
  }
}

extension Fix {
  /// Returns a text with fixes carried out; of fixes that overlap the first counts.
  public static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> [UInt8] {
    var applied: [Edit] = []
    for fix in fixes
    where !fix.edits.contains(where: { edit in
      applied.contains { $0.range.overlaps(edit.range) || $0.range == edit.range }
    }) {
      applied += fix.edits
    }
    var result = bytes
    for edit in applied.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return result
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { self == ASCII.space || (0x09...0x0D).contains(self) }
}
