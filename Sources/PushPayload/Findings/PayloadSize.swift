internal import PushRules

/// The bytes that a payload takes, and what takes most of them.
struct PayloadSize: Sendable {
  /// The bytes as they stand in the file.
  let byteCount: Int
  /// The bytes without white space between the values and without a byte-order mark.
  let compactByteCount: Int
  /// The bytes that APNs takes.
  let limit: Int
  /// Whether the push type is not known, so that it may be a VoIP push.
  private let mayBeVoIP: Bool
  /// The field with the most bytes.
  let largest: LargestField?

  /// Counts a payload: the whole file, or a part of it.
  init(_ subject: LintSubject) {
    let bytes = subject.document.bytes
    let isWhole = subject.root.offset == subject.document.root.offset
    let range = subject.root.offset..<subject.root.end
    byteCount = isWhole ? bytes.count : range.count
    limit = subject.pushType == .voip ? 5_120 : 4_096
    mayBeVoIP = subject.pushType == nil
    let isOver = byteCount > limit
    compactByteCount = isOver ? Self.compactCount(of: bytes[range]) : byteCount
    largest = isOver ? LargestField(in: subject.root) : nil
  }

  /// The number of bytes over the limit.
  var excess: Int { byteCount - limit }

  /// Whether the payload is small enough once it is written without white space.
  var fitsWithoutSpace: Bool { compactByteCount <= limit }

  /// What the end of a message says: how many are too many, and what to shorten.
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

/// The field of a payload that takes the most bytes.
struct LargestField: Sendable {
  /// The keys that lead to it, with points between them.
  private(set) var path: String
  /// The field.
  private(set) var member: JSONMember

  /// The bytes of its value, quotes and brackets among them.
  var byteCount: Int { member.node.end - member.node.offset }

  /// Goes down to the field that makes up at least half of the one around it.
  init?(in root: JSONNode) {
    guard let first = Self.largest(of: root) else { return nil }
    path = first.key
    member = first
    while let next = Self.largest(of: member.node),
      (next.node.end - next.node.offset) * 2 >= byteCount
    {
      path += "." + next.key
      member = next
    }
  }

  private static func largest(of node: JSONNode) -> JSONMember? {
    node.members?.max { $0.node.end - $0.node.offset < $1.node.end - $1.node.offset }
  }
}
