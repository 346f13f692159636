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
    subject.sounds.compactMap { object, member in
      switch member.node.value {
      case .string, .object: return nil
      case .null, .boolean, .number, .array: break
      }
      let expected = "a string such as `default`, or an object"
      return check.wrongType(member, of: object, in: subject, expected: expected)
    }
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
    subject.sounds.compactMap { object, member in
      guard member.node.string != nil || member.node.members != nil,
        PayloadTraits(aps: object).sound == .absent
      else { return nil }
      let traits = subject.traits
      let isSilent = traits.contentAvailable != .absent && traits.alert == .absent
      let message = "found an empty sound, expected the name of one or no key"
      let isBare = member.node.members?.isEmpty ?? true
      let fix = isBare ? Fix.remove(member, from: object, in: subject.document) : nil
      let end = isSilent ? "; it does not help a silent push to arrive" : ""
      return check.at(member.node, message + end, fix: fix)
    }
  }
}

extension LintSubject {
  /// The sounds with the object that each stands in: `aps`, and the alert of a Live Activity.
  fileprivate var sounds: [(object: JSONNode, member: JSONMember)] {
    [aps, isLiveActivity ? alert : nil].compactMap { object in
      object.flatMap { object in object.member("sound").map { (object, $0) } }
    }
  }
}
