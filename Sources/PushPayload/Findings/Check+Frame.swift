internal import PushRules

// The payload as a whole.
extension Check {
  static let notAnObject = frame(
    "not-an-object",
    "The payload is no JSON object.",
    because: "APNs refuses the push.",
    bad: #"[{"aps":{"alert":"Hi"}}]"#,
    good: #"{"aps":{"alert":"Hi"}}"#
  )

  static let missingAps = frame(
    "missing-aps",
    "The payload has no aps.",
    because: "Nothing is shown, played or woken: only PushKit, Push to Talk, location, "
      + "file-provider and MDM pushes do without.",
    bad: #"{"alert":"Hi"}"#,
    good: #"{"aps":{"alert":"Hi"}}"#
  )

  static let apsType = frame(
    "aps-type",
    "The value of aps is no object.",
    because: "Nothing is shown, played or woken.",
    bad: #"{"aps":"Hi"}"#,
    good: #"{"aps":{"alert":"Hi"}}"#
  )

  /// What makes it impossible to read a payload at all, as `eval` says it too.
  private static func frame(
    _ code: String,
    _ statement: String,
    because reason: String,
    bad: Sample,
    good: Sample
  ) -> Check {
    Check(
      code,
      .error,
      statement,
      because: reason,
      bad: bad,
      good: good,
      citations: ["A-273"]
    ) { check, subject in
      guard subject.aps == nil else { return [] }
      guard !subject.needsNoAps || subject.root.members == nil else { return [] }
      let type = subject.pushType
      do throws(PayloadError) {
        _ = try Payload(subject.root, in: subject.document, pushType: type)
        return []
      } catch {
        guard error.code == code else { return [] }
        let node = subject.root["aps"] ?? subject.root
        let range = node.offset..<(node.members == nil ? node.end : node.offset + 1)
        return [Diagnostic(check, error.message, at: range)]
      }
    }
  }

  static let duplicateKey = Check(
    "duplicate-key",
    .warning,
    "A key stands twice in an object.",
    because: "JSON does not say which of the values counts; the reader of a device takes one.",
    bad: #"{"aps":{"alert":"Hi","sound":"a.caf","sound":"b.caf"}}"#,
    good: #"{"aps":{"alert":"Hi","sound":"b.caf"}}"#,
    citations: []
  ) { check, subject in
    let whole = subject.message?.root ?? subject.root
    let root = whole.offset..<whole.end
    let duplicates = subject.document.duplicateKeys.filter { root.contains($0.offset) }
    guard !duplicates.isEmpty else { return [] }
    let lines = subject.document.lineMap
    return duplicates.map { duplicate in
      Diagnostic(
        check,
        "found the key \(PrintableText.quoted(duplicate.key)) again, "
          + "first at \(lines.position(of: duplicate.earlierOffset)), expected it once",
        at: subject.document.keyRange(at: duplicate.offset)
      )
    }
  }

  static let simulatorTarget = Check(
    "simulator-target-bundle",
    .info,
    "A file for the simulator does not name the app.",
    because: "It cannot be dragged onto the simulator; simctl needs the app as an argument.",
    bad: Sample(stringLiteral: #"{"aps":{"alert":"Hi"}}"#).forSimulator,
    good: Sample(
      stringLiteral: #"{"Simulator Target Bundle":"com.example.app","aps":{"alert":"Hi"}}"#
    ).forSimulator,
    citations: []
  ) { check, subject in
    guard subject.kind == .simulator, subject.root.members != nil else { return [] }
    let expected = "expected the bundle identifier of the app in `Simulator Target Bundle`"
    guard let node = subject.root["Simulator Target Bundle"] else {
      let range = subject.root.offset..<(subject.root.offset + 1)
      return [Diagnostic(check, "found no target, \(expected)", at: range)]
    }
    guard node.string?.isEmpty ?? true else { return [] }
    let found = node.string == nil ? node.value.kind : "an empty string"
    return [check.at(node, "found \(found), \(expected)", severity: .warning)]
  }
}

extension LintSubject {
  /// Whether the body says that code reads it which needs no `aps`.
  fileprivate var needsNoAps: Bool {
    root["mdm"] != nil || root["container-identifier"] != nil
      || pushType == .voip || pushType == .mdm || pushType == .fileProvider
      || pushType == .location || pushType == .pushToTalk
  }
}
