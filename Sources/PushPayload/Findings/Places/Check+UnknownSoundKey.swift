internal import PushRules

extension Check {
  static let unknownSoundKey = Check(
    "unknown-sound-key",
    .warning,
    "A key of the sound is unknown.",
    because: "iOS reads critical, name and volume only.",
    bad: #"{"aps":{"alert":"Hi","sound":{"name":"default","Volume":1}}}"#,
    good: #"{"aps":{"alert":"Hi","sound":{"name":"default","volume":1}}}"#,
    since: .iOS(12, 0),
    citations: ["A-253"]
  ) { subject, report in
    guard let sound = subject.sound else { return }
    var present = sound.keys
    for member in sound.members ?? []
    where !KnownNames.sound.contains(member.key)
      && !FlagKey.allCases.contains(where: { $0.resembles(member.key) })
    {
      report.unknownKey(member, in: "sound", beside: &present, among: .sound)
    }
  }
}
