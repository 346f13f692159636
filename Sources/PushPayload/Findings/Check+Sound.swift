internal import PushRules

extension Check {
  static let soundType = Check(
    "sound-type",
    .error,
    "The value of sound is neither a string nor an object.",
    because: "Nothing is played: iOS looks for the name of a sound.",
    bad: #"{"aps":{"alert":"Hi","sound":1}}"#,
    good: #"{"aps":{"alert":"Hi","sound":"default"}}"#,
    meaning: .sound,
    citations: ["A-252", "A-253"]
  ) { check, subject in
    guard let aps = subject.aps, let member = aps.member("sound") else { return [] }
    switch member.node.value {
    case .string, .object: return []
    case .null, .boolean, .number, .array: break
    }
    let expected = "a string such as `default`, or an object"
    return [check.wrongType(member, of: aps, in: subject, expected: expected)]
  }

  static let soundEmpty = Check(
    "sound-empty",
    .warning,
    "The sound is empty.",
    because: "It plays nothing. That an empty sound makes a silent push work is a belief.",
    bad: #"{"aps":{"content-available":1,"sound":""}}"#,
    good: #"{"aps":{"content-available":1}}"#,
    meaning: .sound,
    citations: ["A-252", "A-294"]
  ) { check, subject in
    guard let aps = subject.aps, let member = aps.member("sound") else { return [] }
    let isEmpty = member.node.string?.isEmpty ?? (member.node.members?.isEmpty == true)
    guard isEmpty else { return [] }
    var message = "found an empty sound, expected the name of one or no key"
    let traits = subject.traits
    if traits.contentAvailable != .absent, traits.alert == .absent {
      message += "; it does not help a silent push to arrive"
    }
    let fix = Fix.remove(member, from: aps, in: subject.document)
    return [check.at(member.node, message, fix: fix)]
  }
}
