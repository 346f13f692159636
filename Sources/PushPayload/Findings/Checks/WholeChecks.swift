import PushRules

extension Check {
  /// The keys of payloads for frameworks that read no `aps`.
  package static let keysWithoutAps = ["mdm", "container-identifier"]

  /// Checks that a payload can be read at all; `eval` refuses it, too.
  static func frame(
    _ code: String,
    _ statement: String,
    because reason: String,
    bad: Sample,
    good: Sample
  ) -> Check {
    LintCode(
      .error(code),
      statement,
      because: reason,
      bad: bad,
      good: good,
      citations: ["A-273"]
    ).check { subject, report in
      guard subject.aps == nil, !subject.needsNoAps || subject.root.members == nil,
        subject.problemInString == nil
      else { return }
      let type = subject.pushType
      do throws(PayloadError) {
        _ = try Payload(subject.root, in: subject.document, pushType: type)
      } catch {
        guard error.code == code else { return }
        if code == "missing-aps", subject.looksLikeCall {
          let message = "this looks like a call without `aps`: add push type voip"
          return report(at: subject.root.start, message, severity: .info)
        }
        if code == "missing-aps", let sender = Provider.unsupported(in: subject.root) {
          let message =
            "found a message for \(sender), whose messages are not read; "
            + "expected the payload that reaches the device"
          return report(at: subject.root.start, message, severity: .info)
        }
        let node = subject.root["aps"] ?? subject.root
        let range = node.members == nil ? node.offset..<node.end : node.start
        report(at: range, error.message + subject.guess(at: code))
      }
    }
  }

  static let notAnObject = frame(
    "not-an-object",
    "The payload is not a JSON object.",
    because: "APNs refuses the push.",
    bad: #"["Hi"]"#,
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

  static let duplicateKey = LintCode(
    .warning("duplicate-key"),
    "A key appears twice in an object.",
    because: "JSON does not say which of the values counts; the reader of a device takes one.",
    bad: #"{"aps":{"alert":"Hi","sound":"a.caf","sound":"b.caf"}}"#,
    good: #"{"aps":{"alert":"Hi","sound":"b.caf"}}"#,
    citations: ["A-275"]
  ).check(effect: .unknown) { subject, report in
    let whole = subject.message?.root ?? subject.root
    let root = whole.offset..<whole.end
    let duplicates =
      subject.document.duplicateKeys.within(root) + (subject.message?.nestedDuplicateKeys ?? [])
    guard !duplicates.isEmpty else { return }
    let lines = subject.document.lineMap
    for duplicate in duplicates {
      let message =
        "the key \(duplicate.key.quoted) occurs twice, first at "
        + "\(lines.position(of: duplicate.earlierOffset)): remove one"
      report(at: subject.document.bytes.keyRange(at: duplicate.offset), message)
    }
  }

  static let payloadSize = LintCode(
    .error("payload-size"),
    "The payload has more bytes than APNs takes: 4096, or 5120 for VoIP.",
    because: """
      APNs refuses it with 413 PayloadTooLarge. Limits of 256 and 2048 bytes belonged to the \
      binary interface, which is gone.
      """,
    bad: Sample(longPayload(4_097)),
    good: Sample(longPayload(4_096)),
    citations: ["A-244", "A-243", "A-242", "A-241", "A-240"]
  ).check { subject, report in
    let size = PayloadSize(subject)
    guard size.excess > 0 else { return }
    let message = "\(size.byteCount) bytes; APNs takes at most \(size.limit): " + size.advice
    let severity: Severity = size.fitsWithoutSpace ? .warning : .error
    let largest = size.largest?.member
    let range = (largest?.keyOffset ?? subject.root.offset)..<(largest?.node ?? subject.root).end
    report(at: range, message, severity: severity)
  }

  private static func longPayload(_ byteCount: Int) -> String {
    let frame = (before: #"{"aps":{"alert":""#, after: #""}}"#)
    let rest = byteCount - frame.before.utf8.count - frame.after.utf8.count
    let filling = [UInt8](repeating: UInt8(ascii: "x"), count: rest)
    return frame.before + String(decoding: filling, as: UTF8.self) + frame.after
  }

  static let byteOrderMark = LintCode(
    .warning("byte-order-mark"),
    "The file begins with a byte-order mark.",
    because: "Apple's own reader reads over it on the simulator, others refuse the whole file.",
    bad: "\u{FEFF}{\"aps\":{\"alert\":\"Hi\"}}",
    good: #"{"aps":{"alert":"Hi"}}"#,
    citations: ["A-274"]
  ).check(effect: .unknown) { subject, report in
    let length = ByteOrderMark.length(in: subject.document.bytes)
    guard length > 0, subject.isWhole else { return }
    let fix = Fix(
      title: "remove the byte-order mark",
      edits: [Fix.Edit(range: 0..<length, text: "")]
    )
    let message =
      "the file begins with a byte-order mark: the simulator reads over it, others refuse the "
      + "file"
    report(at: 0..<length, message, fix: fix)
  }

  static let simulatorTargetBundle = LintCode(
    .info("simulator-target-bundle"),
    "A file for the simulator does not name the app.",
    because: "It cannot be dragged onto the simulator; simctl needs the app as an argument.",
    bad: Sample(#"{"aps":{"alert":"Hi"}}"#).forSimulator,
    good: Sample(
      #"{"Simulator Target Bundle":"com.example.app","aps":{"alert":"Hi"}}"#
    ).forSimulator,
    citations: ["A-276"]
  ).check { subject, report in
    guard subject.kind == .simulator, let members = subject.root.members,
      !subject.root.has("WatchKit Simulator Actions")
    else { return }
    let expected = "`\(targetKey)` must be the bundle identifier of the app"
    if let node = subject.root[targetKey] {
      if let text = node.string, isBundleIdentifier(text) { return }
      let text = node.string.flatMap { $0.isEmpty ? nil : $0.quoted }
      let message = "\(expected), not \(text ?? node.kindOrEmpty)"
      return report(at: node.range, message, severity: .warning)
    }
    let known = KnownNames([targetKey.lowercased()])
    guard let member = members.first(where: { known.nearest(to: $0.key) != nil }) else {
      return report(at: subject.root.start, "the file names no app: \(expected)")
    }
    let found = "the key \(member.key.quoted) is unknown: \(expected)"
    let fix = Fix.rename(member, to: targetKey, in: subject.document)
    report(at: member, found + "; did you mean that?", severity: .warning, fix: fix)
  }

  private static let targetKey = "Simulator Target Bundle"

  /// Whether a text looks like a bundle identifier: words with points between them.
  private static func isBundleIdentifier(_ text: String) -> Bool {
    let words = text.utf8.split(separator: ASCII.point, omittingEmptySubsequences: false)
    return words.count > 1
      && words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { ASCII.isWordByte($0) || $0 == ASCII.minus }
      }
  }

  static let nothingToDo = LintCode(
    .info("nothing-to-do"),
    "There is nothing in aps that iOS shows, plays, sets or wakes the app for.",
    because: "Such a push reaches an app in front at most. [request.no-content-available]",
    bad: #"{"aps":{"interruption-level":"passive"}}"#,
    good: #"{"aps":{"alert":"Hi","interruption-level":"passive"}}"#,
    citations: ["A-250", "A-251", "A-252", "A-295"]
  ).check { subject, report in
    guard let aps = subject.aps, subject.message?.makesAps != true, subject.pushType == nil,
      subject.misplacedKeys.isEmpty, !subject.needsNoAps, !subject.isLiveActivity,
      aps.keys.allSatisfy(presentationKeys.contains),
      !["alert", "badge", "sound"].contains(where: subject.root.has)
    else { return }
    let expected = "add `alert`, `sound`, `badge` or `content-available`"
    report(at: aps.start, "`aps` shows nothing and does nothing: " + expected)
  }

  /// Keys that change how something is shown, and show nothing themselves.
  private static let presentationKeys: Set<String> = [
    "category", "thread-id", "target-content-id", "interruption-level", "relevance-score",
    "filter-criteria",
  ]
}

extension LintSubject {
  private static let callKeys: Set<String> = [
    "uuid", "calluuid", "callid", "handle", "caller", "callername", "callerid", "calleruuid",
    "callernumber", "hasvideo", "isvideo", "twimessagetype", "twicallsid", "twifrom",
  ]

  /// What the text may be instead, as the end of a message.
  func guess(at code: String) -> String {
    guard code == "missing-aps" else { return "" }
    let same = (root.members ?? []).first { FlagKey.letters(of: $0.key) == Array("aps".utf8) }
    if let same { return "; did you mean `aps` by \(same.key.quoted)?" }
    if let provider = Provider.likely(for: root) {
      return "; it has keys of a message for \(provider.name)"
    }
    let isMessage = message != nil || ApsPlace(in: root, of: document) != nil
    return isMessage ? "" : "; if it is a message, no sender has such keys: name one with --from"
  }

  /// What is wrong with a payload that its provider takes as JSON in a string.
  var problemInString: (place: Int, message: String)? {
    guard let message, message.provider.format.takesText, let text = root.string,
      root.end - root.offset > 1
    else { return nil }
    let inner = JSONText(range: (root.offset + 1)..<(root.end - 1), hasEscapes: true)
    let raw = inner.decoded(in: document.bytes)
    guard raw.bytes == Array(text.utf8), !raw.bytes.isEmpty else { return nil }
    do {
      _ = try JSONDocument(reading: raw.bytes)
      return (root.offset, "the JSON in this string has no `aps`")
    } catch {
      let place = raw.origin.start(of: min(error.offset, raw.bytes.count - 1))
      return (place, "in the JSON of the string, " + error.message)
    }
  }

  /// Whether the push type is unknown and the body looks like that of a call.
  var looksLikeCall: Bool {
    guard pushType == nil, let members = root.members else { return false }
    let isOrdinary = members.contains { member in
      KnownNames.aps.spelt(like: member.key) != nil
        || KnownNames.alert.spelt(like: member.key) != nil
        || FlagKey.allCases.contains { $0.resembles(member.key) }
        || member.node.has("aps")
    }
    return !isOrdinary
      && members.contains { member in
        Self.callKeys.contains(String(decoding: FlagKey.letters(of: member.key), as: UTF8.self))
      }
  }

  /// Whether the push goes to Wallet, or to a framework or extension that reads no `aps`.
  var needsNoAps: Bool {
    Check.keysWithoutAps.contains { root.has($0) }
      || headers?["apns-topic"]?.value.hasPrefix("pass.") == true
      || pushType?.facts.needsAps == false
  }
}
