/// A way to mend a finding.
public struct Fix: Hashable, Sendable {
  /// What it does, as an imperative clause such as "write 1".
  public let title: String
  /// The replacements; they do not overlap.
  package let edits: [Edit]
  /// Whether iOS reads something else once it is carried out.
  package var changesPush = false
  /// Whether it makes JSON of the text, together with others that may touch it.
  var isOfText = false

  package struct Edit: Hashable, Sendable {
    package let range: Range<Int>
    package let text: String

    func moved(by offset: Int) -> Edit {
      Edit(range: (range.lowerBound + offset)..<(range.upperBound + offset), text: text)
    }
  }

  package static func write(_ text: String, for node: JSONNode) -> Fix {
    Fix(title: "write " + text, edits: [Edit(range: node.offset..<node.end, text: text)])
  }

  static func quotingNumber(_ node: JSONNode) -> Fix? {
    guard case .number(let number) = node.value else { return nil }
    return write("\"\(number.text)\"", for: node)
  }

  /// Writes a string of plain digits as a number; nil for another value.
  static func unquotingNumber(_ node: JSONNode) -> Fix? {
    guard let text = node.string, let number = UInt32(text), String(number) == text else {
      return nil
    }
    return write(text, for: node)
  }

  static func rename(_ member: JSONMember, to key: String, in document: JSONDocument) -> Fix {
    let edit = Edit(range: document.bytes.keyRange(at: member.keyOffset), text: "\"\(key)\"")
    return Fix(title: "rename the key to `\(key)`", edits: [edit])
  }

  /// Takes a member out of its object, with the comma that is not needed any more.
  static func remove(
    _ member: JSONMember,
    from object: JSONNode,
    in document: JSONDocument
  ) -> Fix? {
    span(of: member, in: object, document.bytes).map { span in
      let title = "remove " + member.key.quoted
      return Fix(title: title, edits: [Edit(range: span, text: "")])
    }
  }

  /// Moves a member to the end of another object, which must not have the key.
  static func move(
    _ member: JSONMember,
    from object: JSONNode,
    to target: JSONNode,
    named name: String,
    as key: String,
    in document: JSONDocument
  ) -> Fix? {
    guard let members = target.members, !target.has(key),
      let span = span(of: member, in: object, document.bytes)
    else { return nil }
    let bytes = document.bytes
    let keyEnd = document.bytes.keyRange(at: member.keyOffset).upperBound
    let moved = "\"\(key)\"" + String(decoding: bytes[keyEnd..<member.node.end], as: UTF8.self)
    let title = "move " + member.key.quoted + " into `\(name)`"
    return Fix(
      title: title,
      edits: [insertion(of: moved, into: target, members, bytes), Edit(range: span, text: "")]
    )
  }

  /// Adds the text of a member at the end of an object, set off as the last member is.
  static func insertion(
    of member: String,
    into object: JSONNode,
    _ members: [JSONMember],
    _ bytes: [UInt8]
  ) -> Edit {
    guard let last = members.last else {
      return Edit(range: (object.offset + 1)..<(object.offset + 1), text: member)
    }
    let space = bytes[..<last.keyOffset].lastIndex { !ASCII.isWhiteSpace($0) }.map { $0 + 1 } ?? 0
    let start = "," + String(decoding: bytes[space..<last.keyOffset], as: UTF8.self)
    return Edit(range: last.node.end..<last.node.end, text: start + member)
  }

  /// Puts a member of `aps` into an alert of its own, under a key of the alert.
  static func wrap(_ member: JSONMember, as key: String, in document: JSONDocument) -> Fix {
    let start = "\"alert\":{\"\(key)\""
    let end = member.node.end
    return Fix(
      title: "move " + member.key.quoted + " into `alert`",
      edits: [
        Edit(range: document.bytes.keyRange(at: member.keyOffset), text: start),
        Edit(range: end..<end, text: "}"),
      ]
    )
  }

  /// The bytes that go: up to the next member, or back to the end of the one before; nil if a
  /// comment hides the comma.
  private static func span(
    of member: JSONMember,
    in object: JSONNode,
    _ bytes: [UInt8]
  ) -> Range<Int>? {
    let start = member.keyOffset
    let end = member.node.end
    let behind = bytes[end..<max(end, object.end)]
    if let comma = behind.firstIndex(where: { !ASCII.isWhiteSpace($0) }),
      bytes[comma] == ASCII.comma
    {
      let next = behind[(comma + 1)...].firstIndex { !ASCII.isWhiteSpace($0) }
      return start..<(next ?? comma + 1)
    }
    let before = bytes[min(object.offset, start)..<start]
    if let comma = before.lastIndex(where: { !ASCII.isWhiteSpace($0) }),
      bytes[comma] == ASCII.comma
    {
      return comma..<end
    }
    return object.members?.count == 1 ? (object.offset + 1)..<(object.end - 1) : nil
  }

  /// A text with fixes applied; of overlapping fixes the first in the text counts.
  public static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var copied = 0
    let edits = separate(fixes).flatMap { $0.edits }
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[copied..<edit.range.lowerBound]
      result += edit.text.utf8
      copied = edit.range.upperBound
    }
    return result + bytes[copied...]
  }

  static func separate(_ fixes: [Fix]) -> [Fix] {
    let placed = fixes.compactMap { fix in fix.span.map { (fix: fix, span: $0) } }
    var chosen: [Fix] = []
    var reached = -1
    for (fix, span) in placed.sorted(by: { $0.span.lowerBound < $1.span.lowerBound })
    where span.lowerBound > reached || fix.isOfText && span.lowerBound == reached {
      chosen.append(fix)
      reached = span.upperBound
    }
    return chosen
  }

  /// The bytes from the first replacement to the last, or nil without one.
  private var span: Range<Int>? {
    let starts = edits.map { $0.range.lowerBound }
    let ends = edits.map { $0.range.upperBound }
    guard let first = starts.min(), let last = ends.max() else { return nil }
    return first..<last
  }
}
