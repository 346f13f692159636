// Keys that an object has no use for.
extension Check {
  /// Tells whether a member of `aps` is no key of it, and no other check reports it.
  static func isForeignToAps(_ member: JSONMember) -> Bool {
    isForeign(member, to: .aps) && alertKey(member.key) == nil
  }

  /// Returns the key of an alert that a key of `aps` is, but for case and separators.
  static func alertKey(_ key: String) -> String? { KnownNames.alert.spelt(like: key) }

  /// Tells whether a member is neither a known key of its object nor a request header.
  static func isForeign(_ member: JSONMember, to known: KnownNames) -> Bool {
    !known.contains(member.key) && !isHeader(member.key)
  }
}

extension Reporter {
  /// Keys that other systems have for the same thing.
  private static let synonyms = [
    "message": "body", "text": "body", "content": "body", "file": "name", "filename": "name",
  ]

  /// Reports a key that its object does not have, with the one that was probably meant.
  mutating func unknownKey(
    _ member: JSONMember,
    in object: String,
    beside present: inout Set<String>,
    among known: KnownNames
  ) {
    let found = "found the unknown key \(PrintableText.quoted(member.key)) in `\(object)`"
    guard let nearest = known.nearest(to: member.key) else {
      let synonym = Self.synonyms[member.key.lowercased()].flatMap {
        known.contains($0) ? $0 : nil
      }
      let end = synonym.map { "; did you mean `\($0)`?" } ?? "; own data belong beside `aps`"
      return self(at: member, found + ", expected a known one" + end)
    }
    let isSafe = nearest.distance == 0 && present.insert(nearest.meant).inserted
    self(
      at: member,
      found + ", expected a known one; did you mean `\(nearest.meant)`?",
      fix: isSafe ? .rename(member, to: nearest.meant, in: subject.document) : nil
    )
  }
}
