internal import PushRules

extension Check {
  static let pushTypeShowsNothing = Check(
    "push-type-shows-nothing",
    .info,
    "The push type is one that iOS never shows, but the payload has something to show.",
    because: "The push goes to a framework or an extension, which may read the keys as own data.",
    bad: .request(
      #"{"aps":{"alert":"Anna is calling"}}"#,
      topic: "com.example.app.voip",
      ["push-type": "voip", "expiration": "0"]
    ),
    good: .request(
      #"{"aps":{},"caller":"Anna"}"#,
      topic: "com.example.app.voip",
      ["push-type": "voip", "expiration": "0"]
    ),
    citations: ["A-200", "A-205", "A-206", "A-210", "A-211"]
  ) { subject, report in
    guard let type = subject.pushType, !type.facts.isShown, let node = subject.visibleNode else {
      return
    }
    let message =
      "found an alert, sound or badge although the push type is \(type.name), which iOS does not "
      + "show, expected own data beside `aps`"
    report(at: node, message)
  }
}
