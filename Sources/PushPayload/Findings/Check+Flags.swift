internal import PushRules

// The two keys of aps that are switched on with the number 1.
extension Check {
  static let contentAvailableType = flagType(
    .contentAvailable,
    because: "iOS was seen to take true as 1; of the string one report says that it wakes nobody.",
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
      "The value of \(key.rawValue) is no number; documented is the number 1.",
      because: reason,
      bad: bad,
      good: good,
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
        let message =
          "found \(node.value.kind) as the value of `\(key.rawValue)`, expected the number 1; "
          + "it does not switch the key off"
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
      citations: citations
    ) { check, subject in
      guard let aps = subject.aps, let member = aps.member(key.rawValue) else { return [] }
      if let number = member.node.number, number > 1 {
        let message = "found another number as the value of `\(key.rawValue)`, expected 1"
        let node = member.node
        return [
          Diagnostic(
            check,
            message,
            at: node.offset..<node.end,
            severity: .error,
            fix: .write("1", for: node),
            meaning: .flag(key)
          )
        ]
      }
      guard member.node.value == .boolean(false) || (member.node.number ?? 1) < 1 else { return [] }
      let fix = Fix.remove(member, from: aps, in: subject.document)
      return [
        check.at(member.node, "found `\(key.rawValue)` switched off, expected no key", fix: fix)
      ]
    }
  }
}
