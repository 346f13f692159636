internal import PushRules

// The two keys of aps that are switched on with the number 1.
extension Check {
  static let contentAvailableType = flagType(
    .contentAvailable,
    because:
      "iOS was seen to take true as 1; of the string one report says that it does not wake the app.",
    bad: #"{"aps":{"content-available":"1"}}"#,
    good: #"{"aps":{"content-available":1}}"#,
    "A-295",
    "A-298",
    "A-299"
  )

  static let mutableContentType = flagType(
    .mutableContent,
    because: "Without the number 1 the service extension may not run.",
    bad: #"{"aps":{"alert":"Hi","mutable-content":true}}"#,
    good: #"{"aps":{"alert":"Hi","mutable-content":1}}"#,
    "A-256",
    "A-295"
  )

  static let contentAvailableValue = flagValue(
    .contentAvailable,
    because: "0 makes no push silent: the key counts with 1, or is left out.",
    bad: #"{"aps":{"alert":"Hi","content-available":0}}"#,
    good: #"{"aps":{"alert":"Hi"}}"#,
    "A-295",
    "A-296"
  )

  static let mutableContentValue = flagValue(
    .mutableContent,
    because: "0 switches nothing: the key counts with 1, or is left out.",
    bad: #"{"aps":{"alert":"Hi","mutable-content":0}}"#,
    good: #"{"aps":{"alert":"Hi"}}"#,
    "A-256"
  )

  /// A value that is no number; true and "1" were seen to work, the others switch nothing off.
  private static func flagType(
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
  private static func flagValue(
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
  private func switchedOff(
    _ member: JSONMember,
    _ found: String,
    in subject: LintSubject
  ) -> Diagnostic {
    let fix = subject.aps.map { Fix.remove(member, from: $0, in: subject.document) }
    return at(member.node, "found \(found)no key, which switches it off", fix: fix)
  }
}
