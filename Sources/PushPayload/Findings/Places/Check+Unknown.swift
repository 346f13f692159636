internal import PushRules

// Keys that an object has no use for.
extension Check {
  /// Keys that other systems have for the same thing.
  static let synonyms = [
    "message": "body", "text": "body", "content": "body", "file": "name", "filename": "name",
  ]

  static func unknown(
    _ member: JSONMember,
    in object: String,
    beside present: inout Set<String>,
    among known: [KnownKey],
    _ check: Check,
    _ subject: LintSubject
  ) -> Diagnostic {
    let found = "found the unknown key \(PrintableText.quoted(member.key)) in `\(object)`"
    guard let nearest = known.nearest(to: member.key) else {
      let synonym = synonyms[member.key.lowercased()].flatMap { known.named($0)?.name }
      let end = synonym.map { "; did you mean `\($0)`?" } ?? "; own data belong beside `aps`"
      return check.at(member, found + ", expected a known one" + end)
    }
    var fix: Fix?
    if nearest.distance == 0, present.insert(nearest.meant).inserted {
      fix = .rename(member, to: nearest.meant, in: subject.document)
    }
    let question = ", expected a known one; did you mean `\(nearest.meant)`?"
    return check.at(member, found + question, fix: fix)
  }

  /// Whether a member of `aps` is no key of it, and no other check speaks of it.
  static func isForeignToAps(_ member: JSONMember) -> Bool {
    isForeign(member, to: KnownKey.aps) && alertKey(member.key) == nil
  }

  /// The key of an alert that a key of `aps` is, but for case and separators.
  static func alertKey(_ key: String) -> String? {
    KnownKey.alert.spelt(like: key)?.name
  }

  static func isForeign(_ member: JSONMember, to known: [KnownKey]) -> Bool {
    !known.contains(member.key) && !isHeader(member.key)
  }
}
