internal import PushRules

extension Check {
  static var soundCritical: Check {
    soundKey(
      "sound-critical",
      .warning,
      "The value of critical is neither the number 1 nor 0.",
      because:
        "The sound may not be played as that of a critical alert; documented is the number 1.",
      bad: #"{"aps":{"alert":"Hi","sound":{"critical":true,"name":"default"}}}"#,
      good: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default"}}}"#
    ) { check, subject, sound in
      guard let member = sound.member("critical") else { return [] }
      let message = "as the value of `critical`, expected the number 1"
      switch member.node.value {
      case .number where member.node.number == 1 || member.node.number == 0: return []
      case .number: return [check.at(member.node, "found another number \(message)")]
      case .boolean(true), .string("1"):
        let kind = member.node.value.kind
        return [
          check.at(member.node, "found \(kind) \(message)", fix: .write("1", for: member.node))
        ]
      case .boolean(false), .string("0"):
        let fix = Fix.remove(member, from: sound, in: subject.document)
        return [check.at(member.node, "found \(member.node.value.kind) \(message)", fix: fix)]
      case .null, .string, .array, .object:
        return [check.wrongType(member, of: sound, in: subject, expected: "the number 1")]
      }
    }
  }
}
