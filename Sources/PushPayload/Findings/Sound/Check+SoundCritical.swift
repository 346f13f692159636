internal import PushRules

extension Check {
  static let soundCritical = Check(
    "sound-critical",
    .warning,
    "The value of critical is neither the number 1 nor 0.",
    because:
      "The sound may not be played as that of a critical alert; documented is the number 1.",
    bad: #"{"aps":{"alert":"Hi","sound":{"critical":true,"name":"default"}}}"#,
    good: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default"}}}"#,
    since: .iOS(12, 0),
    citations: ["A-253"]
  ) { subject, report in
    guard let sound = subject.sound, let member = sound.member("critical") else { return }
    let node = member.node
    let end = "as the value of `critical`, expected the number 1"
    switch node.value {
    case .number where node.number == 1 || node.number == 0: return
    case .number: report(at: node, "found another number \(end)")
    case .boolean(true), .string("1"):
      report(at: node, "found \(node.value.kind) \(end)", fix: .write("1", for: node))
    case .boolean(false), .string("0"):
      let fix = Fix.remove(member, from: sound, in: subject.document)
      report(at: node, "found \(node.value.kind) \(end)", fix: fix)
    case .null, .string, .array, .object:
      report.wrongType(member, of: sound, expected: "the number 1")
    }
  }
}
