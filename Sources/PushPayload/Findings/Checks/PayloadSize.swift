import PushRules

struct PayloadSize: Sendable {
  /// The bytes of the payload in the file, without white space around it.
  let byteCount: Int
  /// The bytes without white space between the values.
  let compactByteCount: Int
  let limit: Int
  /// Whether the push type is unknown, so that it may be a VoIP push.
  private let mayBeVoIP: Bool
  let largest: LargestField?

  /// Counts a payload: the whole file, a part of it, or what a provider makes of it.
  ///
  /// A provider writes compact JSON. The keys that it adds, such as FCM's `gcm.message_id`, are
  /// unknown and not counted, so a payload a little under the limit may still be too large.
  init(_ subject: LintSubject) {
    limit = subject.pushType == .voip ? 5_120 : 4_096
    mayBeVoIP = subject.pushType == nil
    if let message = subject.message {
      byteCount = message.byteCount
      compactByteCount = byteCount
      largest =
        byteCount > limit ? LargestField(in: message.payload) { $0.compactText.utf8.count } : nil
      return
    }
    let bytes = subject.document.bytes
    let range = subject.root.offset..<subject.root.end
    byteCount = range.count
    let isOver = byteCount > limit
    compactByteCount = isOver ? Self.compactCount(of: bytes[range]) : byteCount
    largest = isOver ? LargestField(in: subject.root) { $0.end - $0.offset } : nil
  }

  var excess: Int { byteCount - limit }

  /// Whether the payload fits once it is written without white space.
  var fitsWithoutSpace: Bool { compactByteCount <= limit }

  var advice: String {
    var parts = ["\(excess) too many"]
    if let largest {
      let path = PrintableText.quoted(largest.path, limit: 80)
      parts.append("the largest field is \(path) with \(largest.byteCount) bytes")
    }
    if fitsWithoutSpace {
      parts.append("without white space it has \(compactByteCount) bytes and fits")
    }
    if mayBeVoIP, byteCount <= 5_120 { parts.append("a VoIP push may have 5120") }
    return parts.joined(separator: "; ")
  }

  /// Counts the bytes of valid JSON that are not white space outside of strings.
  private static func compactCount(of bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if !isInString, ASCII.isWhiteSpace(byte) { continue }
      count += 1
      if byte == ASCII.quote, !isEscaped { isInString.toggle() }
      isEscaped = byte == ASCII.backslash && !isEscaped
    }
    return count
  }
}

struct LargestField: Sendable {
  /// The deepest level; counting what a provider makes takes time at each.
  private static let mostLevels = 8

  /// The path of keys to it, with points.
  private(set) var path: String
  private(set) var member: JSONMember
  /// The bytes of its value, with quotes and brackets.
  private(set) var byteCount: Int

  /// Descends as long as one field makes up at least half of the one around it.
  init?(in root: JSONNode, count: (JSONNode) -> Int) {
    guard let first = Self.largest(of: root, count) else { return nil }
    path = first.member.key
    member = first.member
    byteCount = first.byteCount
    for _ in 1..<Self.mostLevels {
      guard let next = Self.largest(of: member.node, count), next.byteCount * 2 >= byteCount else {
        return
      }
      path += "." + next.member.key
      member = next.member
      byteCount = next.byteCount
    }
  }

  private static func largest(
    of node: JSONNode,
    _ count: (JSONNode) -> Int
  ) -> (member: JSONMember, byteCount: Int)? {
    node.members?.map { (member: $0, byteCount: count($0.node)) }
      .max { $0.byteCount < $1.byteCount }
  }
}
