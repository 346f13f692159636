internal import PushRules

extension Check {
  static var keyTooNew: Check {
    Check(
      "key-too-new",
      .info,
      "A key is newer than the version of iOS that is asked about.",
      because: "Older versions ignore the key; the rest of the push works.",
      bad: Sample(stringLiteral: #"{"aps":{"alert":"Hi","interruption-level":"active"}}"#)
        .on(.iOS(14)),
      good: Sample(stringLiteral: #"{"aps":{"alert":"Hi"}}"#).on(.iOS(14)),
      citations: [
        "A-253", "A-254", "A-255", "A-256", "A-257", "A-258", "A-259", "A-260", "A-261", "A-270",
        "A-280", "A-281",
      ]
    ) { check, subject, tell in
      // A push that is too new as a whole has a finding of its own.
      guard !subject.isOfTypeTooNew, !subject.startsTooEarly else { return }
      for (object, known) in [(subject.aps, KnownKey.aps), (subject.alert, KnownKey.alert)] {
        for member in object?.members ?? [] {
          check.tooNew(member, known, subject.system).map(tell)
        }
      }
      check.soundTooNew(in: subject).map(tell)
    }
  }

  private func tooNew(
    _ member: JSONMember,
    _ known: [KnownKey],
    _ system: SystemVersion
  ) -> Diagnostic? {
    guard let key = known.named(member.key), key.since > system else { return nil }
    return at(
      member,
      "found `\(key.name)`, which counts from iOS \(key.since.firstRelease) on; "
        + "iOS \(system.description) ignores it"
    )
  }

  private func soundTooNew(in subject: LintSubject) -> Diagnostic? {
    guard subject.system < .iOS(12, 0), let sound = subject.sound else { return nil }
    let message = "found an object as the value of `sound`, which counts from iOS 12 on"
    return at(sound, message + "; iOS \(subject.system.description) expects a string")
  }
}
