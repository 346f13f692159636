internal import PushRules

extension Check {
  static var soundName: Check {
    soundKey(
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
  }
}
