internal import PushRules

// The keys of a sound that is an object.
extension Check {
  static let soundCritical = soundKey(
    "sound-critical",
    .warning,
    "The value of critical is neither the number 1 nor 0.",
    because: "The sound may not be played as that of a critical alert; documented is the number 1.",
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
      return [check.at(member.node, "found \(kind) \(message)", fix: .write("1", for: member.node))]
    case .boolean(false), .string("0"):
      let fix = Fix.remove(member, from: sound, in: subject.document)
      return [check.at(member.node, "found \(member.node.value.kind) \(message)", fix: fix)]
    case .null, .string, .array, .object:
      return [check.wrongType(member, of: sound, in: subject, expected: "the number 1")]
    }
  }

  static let soundName = soundKey(
    "sound-name-type",
    .error,
    "The name of a sound is not a string.",
    because: "The sound is not found, and the default one or none is played.",
    bad: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":1}}}"#,
    good: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default"}}}"#
  ) { check, subject, sound in
    guard let member = sound.member("name"), member.node.string == nil else { return [] }
    return [check.wrongType(member, of: sound, in: subject, expected: "a string")]
  }

  static let soundVolumeType = soundKey(
    "sound-volume-type",
    .error,
    "The volume of a sound is not a number.",
    because: "The sound is played with another volume than was meant.",
    bad: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default","volume":"1"}}}"#,
    good: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default","volume":1}}}"#
  ) { check, subject, sound in
    guard let member = sound.member("volume"), member.node.number == nil else { return [] }
    return [
      check.wrongType(member, of: sound, in: subject, expected: "a number from 0 to 1")
    ]
  }

  static let soundVolumeValue = soundKey(
    "sound-volume-value",
    .warning,
    "The volume of a sound is outside of 0 to 1.",
    because: "0 is silent and 1 is full volume; it is not a percentage.",
    bad: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default","volume":80}}}"#,
    good: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default","volume":0.8}}}"#
  ) { check, _, sound in
    guard let node = sound["volume"], let volume = node.number, !(0...1).contains(volume)
    else { return [] }
    return [
      check.at(
        node,
        "found a number outside of 0 to 1 as the value of `volume`, expected one in it"
      )
    ]
  }

  private static func soundKey(
    _ code: String,
    _ severity: Severity,
    _ statement: String,
    because reason: String,
    bad: Sample,
    good: Sample,
    find: @escaping @Sendable (Check, LintSubject, JSONNode) -> [Diagnostic]
  ) -> Check {
    Check(
      code,
      severity,
      statement,
      because: reason,
      bad: bad,
      good: good,
      since: .iOS(12, 0),
      citations: ["A-253"]
    ) { check, subject in
      subject.sound.map { find(check, subject, $0) } ?? []
    }
  }
}
