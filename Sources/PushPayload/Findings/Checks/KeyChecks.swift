import PushRules

// Checks that follow from the rows of the table of keys.
extension Check {
  /// Checks that a value has one of the types of its row.
  ///
  /// The code is the name of the key, behind that of its object in `aps`, with `-type`.
  static func type(
    _ name: String,
    of keys: [PayloadKey] = PayloadKey.aps,
    _ statement: String? = nil,
    is expected: String = "a string",
    because reason: String,
    bad: Sample,
    good: Sample,
    intent: PushIntent? = nil,
    citations: [String]
  ) -> Check {
    let key = PayloadKey.named(name, of: keys)
    return LintCode(
      .error(key.code + "-type"),
      statement ?? "The value of \(name) is not \(expected).",
      because: reason,
      bad: bad,
      good: good,
      since: key.since,
      citations: citations
    ).check(intent: intent) { subject, report in
      for object in key.place.objects(in: subject) {
        guard let member = object.member(key.name), !key.types.contains(member.node.value)
        else { continue }
        report.wrongType(member, of: object, expected: expected, fix: key.fix(for: member.node))
      }
    }
  }

  /// Checks that a value of the right type is one of the values of its row.
  static func value(
    _ name: String,
    of keys: [PayloadKey] = PayloadKey.aps,
    _ statement: String,
    expected: String,
    because reason: String,
    bad: Sample,
    good: Sample,
    citations: [String],
    unless isExempt: @escaping @Sendable (LintSubject) -> Bool = { _ in false }
  ) -> Check {
    let key = PayloadKey.named(name, of: keys)
    return LintCode(
      .warning(key.code + "-value"),
      statement,
      because: reason,
      bad: bad,
      good: good,
      since: key.since,
      citations: citations
    ).check { subject, report in
      for object in key.place.objects(in: subject) where !isExempt(subject) {
        guard let node = object[key.name] else { continue }
        switch (key.values, node.value) {
        case (.numbers(let range), .number(let number)) where !range.contains(number.double):
          report(at: node, "`\(key.name)` must be \(expected), not \(number.text)")
        case (.words(let words), .string(let word)):
          let known = KnownNames(words)
          guard !known.contains(word) else { continue }
          let message = "`\(key.name)` must be \(expected), not \(word.quoted)"
          let nearest = known.nearest(to: word)
          let fix = nearest.flatMap { $0.isClear ? Fix.write("\"\($0.meant)\"", for: node) : nil }
          report(at: node, message + known.suggestion(for: word), fix: fix)
        default: continue
        }
      }
    }
  }
}

extension PayloadKey {
  fileprivate var code: String { place == .sound ? "sound-" + name : name }

  /// Writes a number as a string where every string is right, and the other way round for counts.
  fileprivate func fix(for node: JSONNode) -> Fix? {
    switch (types, values) {
    case (.string, nil): .quotingNumber(node)
    case (.number, .wholeNumbers): .unquotingNumber(node)
    default: nil
    }
  }
}
