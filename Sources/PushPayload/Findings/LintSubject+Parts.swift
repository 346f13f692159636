extension LintSubject {
  /// The value of `alert`, if it is an object.
  var alert: JSONNode? { object(aps?["alert"]) }

  /// The value of `sound`, if it is an object.
  var sound: JSONNode? { object(aps?["sound"]) }

  /// The objects with texts and their arguments: the alert, and in it the texts that are objects.
  var localizedObjects: [JSONNode] {
    guard let alert else { return [] }
    guard isLiveActivity else { return [alert] }
    return [alert] + ["title", "body"].compactMap { object(alert[$0]) }
  }

  private func object(_ node: JSONNode?) -> JSONNode? {
    node.flatMap { $0.members == nil ? nil : $0 }
  }
}

extension JSONNode {
  /// The keys of an object, for many searches; empty for another value.
  var keys: Set<String> { Set((members ?? []).map { $0.key }) }

  /// The first byte, such as the brace of an object.
  var start: Range<Int> { offset..<(offset + 1) }

  /// The kind of value in words; an empty string has words of its own.
  var kindOrEmpty: String { string == "" ? "an empty string" : value.kind }
}

extension JSONDocument {
  /// Returns the bytes of a key with its quotes, or the first of them if they are other quotes.
  func keyRange(at offset: Int) -> Range<Int> {
    guard bytes[offset] == ASCII.quote else { return offset..<(offset + 1) }
    var end = offset + 1
    while end < bytes.count, bytes[end] != ASCII.quote {
      end += bytes[end] == ASCII.backslash ? 2 : 1
    }
    return offset..<min(end + 1, bytes.count)
  }
}
