internal import PushRules

extension Check {
  static var soundEmpty: Check {
    Check(
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
}
