internal import PushRules

extension Check {
  static let duplicateKey = Check(
    "duplicate-key",
    .warning,
    "A key stands twice in an object.",
    because: "JSON does not say which of the values counts; the reader of a device takes one.",
    bad: #"{"aps":{"alert":"Hi","sound":"a.caf","sound":"b.caf"}}"#,
    good: #"{"aps":{"alert":"Hi","sound":"b.caf"}}"#,
    citations: ["A-275"]
  ) { check, subject in
    let whole = subject.message?.root ?? subject.root
    let root = whole.offset..<whole.end
    let duplicates = subject.document.duplicateKeys(in: root)
    guard !duplicates.isEmpty else { return [] }
    let lines = subject.lines
    return duplicates.map { duplicate in
      Diagnostic(
        check,
        "found the key \(PrintableText.quoted(duplicate.key)) again, "
          + "first at \(lines.position(of: duplicate.earlierOffset)), expected it once",
        at: subject.document.keyRange(at: duplicate.offset)
      )
    }
  }
}
