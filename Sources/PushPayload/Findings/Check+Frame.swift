internal import PushRules

// The payload as a whole.
extension Check {
  static let notAnObject = frame(
    "not-an-object",
    "The payload is not a JSON object.",
    because: "APNs refuses the push.",
    bad: #"[{"aps":{"alert":"Hi"}}]"#,
    good: #"{"aps":{"alert":"Hi"}}"#
  )

  static let missingAps = frame(
    "missing-aps",
    "The payload has no aps.",
    because: "Nothing is shown, played or woken: only VoIP, Push to Talk, location, "
      + "file-provider and MDM pushes need none.",
    bad: #"{"alert":"Hi"}"#,
    good: #"{"aps":{"alert":"Hi"}}"#
  )

  static let apsType = frame(
    "aps-type",
    "The value of aps is not an object.",
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
        if code == "missing-aps", subject.looksLikeCall { return [check.unlabelledCall(subject)] }
        let node = subject.root["aps"] ?? subject.root
        let range = node.offset..<(node.members == nil ? node.end : node.offset + 1)
        return [Diagnostic(check, error.message + subject.guess(at: code), at: range)]
      }
    }
  }

  private func unlabelledCall(_ subject: LintSubject) -> Diagnostic {
    let message = "found no `aps` in what looks like a call, expected push type voip with it"
    let start = subject.root.offset
    return Diagnostic(self, message, at: start..<(start + 1), severity: .info)
  }

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
    citations: ["A-276"]
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
  private static let callKeys: Set<String> = [
    "uuid", "calluuid", "callid", "handle", "caller", "callername", "callerid", "calleruuid",
    "callernumber", "hasvideo", "isvideo", "twimessagetype", "twicallsid", "twifrom",
  ]

  /// What else the text may have been meant for, as the end of a message.
  fileprivate func guess(at code: String) -> String {
    if code == "not-an-object", root.elements?.contains(where: Provider.expo.mayBe) == true {
      return "; of a batch for Expo, lint each message alone"
    }
    guard code == "missing-aps" else { return "" }
    let same = (root.members ?? []).first { FlagKey.letters(of: $0.key) == Array("aps".utf8) }
    if let same { return "; did you mean `aps` by \(PrintableText.quoted(same.key))?" }
    let provider = Provider.allCases.first { $0.mayBe(root) }
    return provider.map { "; it has keys of a message for \($0.name)" } ?? ""
  }

  /// Whether nothing is known but a body such as apps send to their own code for calls.
  fileprivate var looksLikeCall: Bool {
    guard pushType == nil, let members = root.members else { return false }
    let known = KnownKey.aps + KnownKey.alert
    let isOrdinary = members.contains { member in
      known.spelt(like: member.key) != nil || FlagKey.allCases.contains { $0.resembles(member.key) }
        || member.node["aps"] != nil
    }
    return !isOrdinary
      && members.contains { member in
        Self.callKeys.contains(String(decoding: FlagKey.letters(of: member.key), as: UTF8.self))
      }
  }

  /// Whether the body says that code reads it which needs no `aps`.
  var needsNoAps: Bool {
    root["mdm"] != nil || root["container-identifier"] != nil
      || pushType?.facts.needsAps == false
  }
}
