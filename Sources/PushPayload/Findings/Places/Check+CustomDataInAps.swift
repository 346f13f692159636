internal import PushRules

extension Check {
  static let customDataInAps = Check(
    "custom-data-in-aps",
    .warning,
    "The app's own data is inside aps.",
    because: "aps belongs to Apple: a later key may take the name. Own data belong beside aps.",
    bad: #"{"aps":{"alert":"Hi","articleID":8812}}"#,
    good: #"{"aps":{"alert":"Hi"},"articleID":8812}"#,
    citations: ["A-272"]
  ) { subject, report in
    for member in subject.aps?.members ?? [] where isForeignToAps(member) {
      guard KnownNames.aps.nearest(to: member.key) == nil else { continue }
      let key = PrintableText.quoted(member.key)
      report(at: member, "found own data under \(key) in `aps`, expected it beside `aps`")
    }
  }
}
