internal import PushRules

// The two keys of aps that are switched on with the number 1.
extension Check {
  /// A value that is no number; true and "1" were seen to work, the others switch nothing off.
  static func flagType(
    _ key: FlagKey,
    because reason: String,
    bad: Sample,
    good: Sample,
    _ citations: String...
  ) -> Check {
    Check(
      key.rawValue + "-type",
      .warning,
      "The value of \(key.rawValue) is not the number 1, which Apple documents.",
      because: reason,
      bad: bad,
      good: good,
      since: key == .contentAvailable ? .iOS(7, 0) : .iOS(10, 0),
      meaning: .flag(key),
      citations: citations
    ) { check, subject in
      guard let node = subject.aps?[key.rawValue] else { return [] }
      switch node.value {
      case .number, .boolean(false): return []
      case .boolean(true), .string("1"):
        let message =
          "found \(node.value.kind) as the value of `\(key.rawValue)`, expected the number 1"
        return [check.at(node, message, fix: .write("1", for: node))]
      case .string, .null, .array, .object:
        let value = node.string.map { "the string " + PrintableText.quoted($0) }
        let message =
          "found \(value ?? node.value.kind) as the value of `\(key.rawValue)`, expected no key or "
          + "the number 1; it does not switch the key off"
        return [check.at(node, message, severity: .error)]
      }
    }
  }

  /// A number other than 1, or false.
  static func flagValue(
    _ key: FlagKey,
    because reason: String,
    bad: Sample,
    good: Sample,
    _ citations: String...
  ) -> Check {
    Check(
      key.rawValue + "-value",
      .warning,
      "The value of \(key.rawValue) is not 1, the only one that is documented.",
      because: reason,
      bad: bad,
      good: good,
      since: key == .contentAvailable ? .iOS(7, 0) : .iOS(10, 0),
      citations: citations
    ) { check, subject in
      guard let member = subject.aps?.member(key.rawValue) else { return [] }
      let node = member.node
      let end = "as the value of `\(key.rawValue)`, expected "
      switch node.value {
      case .number(let number) where number.double > 1:
        let message = "found \(number.text) \(end)1"
        let fix = Fix.write("1", for: node)
        return [check.at(node, message, severity: .error, fix: fix, meaning: .flag(key))]
      case .number(let number) where number.double < 1:
        return [check.switchedOff(member, number.text + " " + end, in: subject)]
      case .boolean(false): return [check.switchedOff(member, "false " + end, in: subject)]
      case .null, .boolean, .number, .string, .array, .object: return []
      }
    }
  }

  /// A finding at a value that means to switch a flag off.
  func switchedOff(
    _ member: JSONMember,
    _ found: String,
    in subject: LintSubject
  ) -> Diagnostic {
    let fix = subject.aps.map { Fix.remove(member, from: $0, in: subject.document) }
    return at(member.node, "found \(found)no key, which switches it off", fix: fix)
  }
}
