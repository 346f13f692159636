internal import PushRules

extension Check {
  static let duplicateKey = Check(
    "duplicate-key",
    .warning,
    "A key appears twice in an object.",
    because: "JSON does not say which of the values counts; the reader of a device takes one.",
    bad: #"{"aps":{"alert":"Hi","sound":"a.caf","sound":"b.caf"}}"#,
    good: #"{"aps":{"alert":"Hi","sound":"b.caf"}}"#,
    effect: .reading,
    citations: ["A-275"]
  ) { subject, report in
    let whole = subject.message?.root ?? subject.root
    let root = whole.offset..<whole.end
    let duplicates =
      subject.document.duplicateKeys(in: root) + (subject.message?.openedDuplicateKeys ?? [])
    guard !duplicates.isEmpty else { return }
    let lines = subject.lines
    for duplicate in duplicates {
      let message =
        "found the key \(PrintableText.quoted(duplicate.key)) again, "
        + "first at \(lines.position(of: duplicate.earlierOffset)), expected it once"
      report(at: subject.document.keyRange(at: duplicate.offset), message)
    }
  }
}
