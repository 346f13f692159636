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
  ) { subject, report in
    for object in subject.localizedObjects {
      var present = object.keys
      for member in object.members ?? []
      where isForeign(member, to: .alert) && !isForApsOnly(member.key) {
        report.unknownKey(member, in: "alert", beside: &present, among: .alert)
      }
    }
  }
}
