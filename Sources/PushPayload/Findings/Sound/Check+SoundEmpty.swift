internal import PushRules

extension Check {
  static let soundEmpty = Check(
    "sound-empty",
    .warning,
    "The sound is empty.",
    because: "It plays nothing. That an empty sound makes a silent push work is a belief.",
    bad: #"{"aps":{"content-available":1,"sound":""}}"#,
    good: #"{"aps":{"content-available":1}}"#,
    meaning: .sound,
    citations: ["A-252", "A-294"]
  ) { subject, report in
    for object in PayloadKey.Place.apsOrActivityAlert.objects(in: subject) {
      guard let member = object.member("sound"),
        member.node.string != nil || member.node.members != nil,
        PayloadTraits(aps: object).sound == .absent
      else { continue }
      let traits = subject.traits
      let isSilent = traits.contentAvailable != .absent && traits.alert == .absent
      let message = "found an empty sound, expected the name of one or no key"
      let isBare = member.node.members?.isEmpty ?? true
      let fix = isBare ? Fix.remove(member, from: object, in: subject.document) : nil
      let end = isSilent ? "; it does not help a silent push to arrive" : ""
      report(at: member.node, message + end, fix: fix)
    }
  }
}
