internal import PushRules

extension Check {
  static let keyTooNew = Check(
    "key-too-new",
    .info,
    "A key is newer than the version of iOS that is asked about.",
    because: "Older versions ignore the key; the rest of the push works.",
    bad: Sample(#"{"aps":{"alert":"Hi","interruption-level":"active"}}"#)
      .on(.iOS(14)),
    good: Sample(#"{"aps":{"alert":"Hi"}}"#).on(.iOS(14)),
    citations: [
      "A-253", "A-254", "A-255", "A-256", "A-257", "A-258", "A-259", "A-260", "A-261", "A-270",
      "A-280", "A-281",
    ]
  ) { subject, report in
    // A push that is too new as a whole has a finding of its own.
    guard !subject.isOfTypeTooNew, !subject.startsTooEarly else { return }
    for (object, keys) in [(subject.aps, PayloadKey.aps), (subject.alert, PayloadKey.alert)] {
      for member in object?.members ?? [] {
        guard let key = keys.first(where: { $0.name.hasSameScalars(as: member.key) }),
          key.since > subject.system
        else { continue }
        let found = "found `\(key.name)`, which counts from iOS \(key.since.firstRelease) on; "
        report(at: member, found + "iOS \(subject.system.description) ignores it")
      }
    }
    if subject.system < .iOS(12, 0), let sound = subject.sound {
      let found = "found an object as the value of `sound`, which counts from iOS 12 on"
      report(at: sound, found + "; iOS \(subject.system.description) expects a string")
    }
  }
}
