internal import PushRules

extension Check {
  static var duplicateKey: Check {
    Check(
      "duplicate-key",
      .warning,
      "A key stands twice in an object.",
      because: "JSON does not say which of the values counts; the reader of a device takes one.",
      bad: #"{"aps":{"alert":"Hi","sound":"a.caf","sound":"b.caf"}}"#,
      good: #"{"aps":{"alert":"Hi","sound":"b.caf"}}"#,
      citations: ["A-275"]
    ) { check, subject, tell in
      let whole = subject.message?.root ?? subject.root
      let root = whole.offset..<whole.end
      let duplicates = subject.document.duplicateKeys(in: root)
      guard !duplicates.isEmpty else { return }
      let lines = subject.lines
      for duplicate in duplicates {
        let message =
          "found the key \(PrintableText.quoted(duplicate.key)) again, "
          + "first at \(lines.position(of: duplicate.earlierOffset)), expected it once"
        tell(Diagnostic(check, message, at: subject.document.keyRange(at: duplicate.offset)))
      }
    }
  }
}
