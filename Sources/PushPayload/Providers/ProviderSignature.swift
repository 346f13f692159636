/// Keys that only the messages of one provider have.
struct ProviderSignature: Sendable {
  /// The path to what has the keys; if it leads to many values, all have to have them.
  var place = ""
  /// Of each group one mark has to be there.
  let groups: [[ProviderMark]]
  /// The only keys that may stand beside each other at the top, or nil if others may.
  var onlyKeys: Set<String>?
  /// The only keys that the message may have, or nil if it may have others.
  var onlyMessageKeys: Set<String>?
  /// Marks of which none may be there.
  var excluded: [ProviderMark] = []

  typealias Mark = ProviderMark

  /// Tells whether a text has the keys.
  func fits(_ root: JSONNode) -> Bool {
    let messages = root.nodes(at: place)
    return !messages.isEmpty && messages.allSatisfy(hasMarks) && Self.has(root, only: onlyKeys)
  }

  private func hasMarks(_ message: JSONNode) -> Bool {
    message.members != nil
      && groups.allSatisfy { $0.contains { $0.stands(in: message) } }
      && !excluded.contains { $0.stands(in: message) }
      && Self.has(message, only: onlyMessageKeys)
  }

  /// Tells whether an object has no other keys; a flag in any spelling counts as a slip.
  private static func has(_ node: JSONNode, only keys: Set<String>?) -> Bool {
    guard let keys else { return true }
    return (node.members ?? []).allSatisfy { member in
      keys.contains(member.key) || FlagKey.allCases.contains { $0.resembles(member.key) }
    }
  }
}
