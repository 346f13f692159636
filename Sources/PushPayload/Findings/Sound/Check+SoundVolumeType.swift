internal import PushRules

extension Check {
  static var soundVolumeType: Check {
    soundKey(
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
  }
}
