internal import PushRules

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
  var keys: Set<String> { Set((members ?? []).map(\.key)) }
}

extension JSONDocument {
  /// Returns the bytes of a key with its quotes.
  func keyRange(at offset: Int) -> Range<Int> {
    var end = offset + 1
    while end < bytes.count, bytes[end] != ASCII.quote {
      end += bytes[end] == ASCII.backslash ? 2 : 1
    }
    return offset..<min(end + 1, bytes.count)
  }
}

extension Fix {
  /// Writes another key.
  static func rename(_ member: JSONMember, to key: String, in document: JSONDocument) -> Fix {
    let edit = Edit(range: document.keyRange(at: member.keyOffset), text: "\"\(key)\"")
    return Fix(title: "rename the key to `\(key)`", edits: [edit])
  }
}

extension Check {
  /// A finding at a value of the wrong type; null is ignored and can go.
  func wrongType(
    _ member: JSONMember,
    of object: JSONNode,
    in subject: LintSubject,
    expected: String,
    fix: Fix? = nil
  ) -> Diagnostic {
    let key = PrintableText.quoted(member.key)
    let message = "found \(member.node.value.kind) as the value of \(key), expected \(expected)"
    guard member.node.value == .null else { return at(member.node, message, fix: fix) }
    let removal = Fix.remove(member, from: object, in: subject.document)
    return at(member.node, message + " or no key", severity: .warning, fix: removal)
  }
}
