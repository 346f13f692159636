internal import PushRules

extension Check {
  static let unknownAlertKey = Check(
    "unknown-alert-key",
    .warning,
    "A key of the alert is unknown.",
    because: "iOS does not show it; own data belong beside aps.",
    bad: #"{"aps":{"alert":{"title":"Hi","sub_title":"you"}}}"#,
    good: #"{"aps":{"alert":{"title":"Hi","subtitle":"you"}}}"#,
    citations: ["A-280", "A-281", "A-282"]
  ) { check, subject in
    subject.localizedObjects.flatMap { object in
      var present = object.keys
      let own = (object.members ?? []).filter { member in
        isForeign(member, to: KnownKey.alert) && !isForApsOnly(member.key)
      }
      return own.map { member in
        unknown(member, in: "alert", beside: &present, among: KnownKey.alert, check, subject)
      }
    }
  }
}
