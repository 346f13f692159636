internal import PushRules

extension Check {
  static let byteOrderMark = Check(
    "byte-order-mark",
    .warning,
    "The file begins with a byte-order mark.",
    because: "Apple's own reader reads over it on the simulator, others refuse the whole file.",
    bad: "\u{FEFF}{\"aps\":{\"alert\":\"Hi\"}}",
    good: #"{"aps":{"alert":"Hi"}}"#,
    effect: .reading,
    citations: ["A-274"]
  ) { subject, report in
    let length = ByteOrderMark.length(in: subject.document.bytes)
    guard length > 0, subject.isWhole else { return }
    let fix = Fix(
      title: "remove the byte-order mark",
      edits: [Fix.Edit(range: 0..<length, text: "")]
    )
    let message =
      "found a byte-order mark, expected the file to begin with JSON; "
      + "Apple's own reader lets it pass on the simulator, others refuse it"
    report(at: 0..<length, message, fix: fix)
  }
}
