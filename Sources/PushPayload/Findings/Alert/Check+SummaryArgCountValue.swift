internal import PushRules

extension Check {
  static let summaryArgCountValue = Check(
    "summary-arg-count-value",
    .info,
    "The value of summary-arg-count is not a number above 0.",
    because: "The count says for how many things a notification stands in a summary.",
    bad: Sample(#"{"aps":{"alert":{"body":"Hi","summary-arg-count":0}}}"#)
      .on(.iOS(14)),
    good: Sample(#"{"aps":{"alert":{"body":"Hi","summary-arg-count":2}}}"#)
      .on(.iOS(14)),
    since: .iOS(12, 0),
    until: .iOS(14),
    citations: ["A-289"]
  ) { subject, report in
    guard let node = subject.alert?["summary-arg-count"],
      node.value != .null, (node.number ?? 0) <= 0
    else { return }
    report(at: node, "found no count in `summary-arg-count`, expected a number above 0")
  }
}
