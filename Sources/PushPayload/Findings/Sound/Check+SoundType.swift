internal import PushRules

extension Check {
  static var soundType: Check {
    Check(
      "sound-type",
      .error,
      "The value of sound is neither a string nor an object.",
      because: "Nothing is played: iOS looks for the name of a sound.",
      bad: #"{"aps":{"alert":"Hi","sound":1}}"#,
      good: #"{"aps":{"alert":"Hi","sound":"default"}}"#,
      meaning: .sound,
      citations: ["A-252", "A-253"]
    ) { check, subject in
      subject.sounds.compactMap { object, member in
        switch member.node.value {
        case .string, .object: return nil
        case .null, .boolean, .number, .array: break
        }
        let expected = "a string such as `default`, or an object"
        return check.wrongType(member, of: object, in: subject, expected: expected)
      }
    }
  }
}
