import PushRules

// Checks of the keys of `aps` that the number 1 turns on.
extension Check {
  /// A value that is no number; iOS was seen to accept true and "1", and ignores the others.
  static func flagType(
    _ key: FlagKey,
    because reason: String,
    bad: Sample,
    good: Sample,
    citations: [String]
  ) -> Check {
    LintCode(
      LintCode.Name(code: key.rawValue + "-type", severity: key.severity),
      "The value of \(key.rawValue) is not the number 1, which Apple documents.",
      because: reason,
      bad: bad,
      good: good,
      since: PayloadKey.named(key.rawValue, of: PayloadKey.aps).since,
      citations: citations
    ).check(intent: .flag(key)) { subject, report in
      guard let node = subject.aps?[key.rawValue] else { return }
      switch node.value {
      case .number, .boolean(false): return
      case .boolean(true), .string("1"):
        let severity: Severity? = node.string == nil ? nil : .warning
        let message = "`\(key.rawValue)` must be the number 1, not \(node.value.kind)"
        let end = node.string == nil ? "; iOS was seen to take it for 1" : ""
        report(at: node, message + end, severity: severity, fix: .write("1", for: node))
      case .string, .null, .array, .object:
        let value = node.string.map { "the string " + $0.quoted }
        let message = "`\(key.rawValue)` is \(value ?? node.value.kind): \(node.meantFlag)"
        report(at: node, message + "; recent systems may take it for 1", severity: .error)
      }
    }
  }

  /// A number other than 1, or false.
  static func flagValue(_ key: FlagKey, because reason: String, citations: [String]) -> Check {
    LintCode(
      .info(key.rawValue + "-value"),
      "The value of \(key.rawValue) is not 1, the only one that is documented.",
      because: reason,
      bad: Sample("{\"aps\":{\"alert\":\"Hi\",\"\(key.rawValue)\":0}}"),
      good: #"{"aps":{"alert":"Hi"}}"#,
      since: PayloadKey.named(key.rawValue, of: PayloadKey.aps).since,
      citations: citations
    ).check(effect: .intent) { subject, report in
      guard let aps = subject.aps, let member = aps.member(key.rawValue) else { return }
      let node = member.node
      let off: String
      switch node.value {
      case .number(let number) where number.double > 1:
        let fix = Fix.write("1", for: node)
        let message = "`\(key.rawValue)` must be 1, not \(number.text)"
        return report(at: node, message, severity: .error, fix: fix, intent: .flag(key))
      case .number(let number) where number.double < 1: off = number.text
      case .boolean(false): off = "false"
      case .null, .boolean, .number, .string, .array, .object: return
      }
      // Without this key, a similar one elsewhere would count once it is mended.
      let fix =
        MisplacedMember.exists(key, beside: member, in: subject.root, aps: aps)
        ? nil : Fix.remove(member, from: aps, in: subject.document)
      report(at: node, "`\(key.rawValue)` is \(off): leave the key out to switch it off", fix: fix)
    }
  }

  static let mutableContentWithoutAlert = LintCode(
    .warning("mutable-content-without-alert"),
    "The push has mutable-content, but no alert.",
    because: "The service extension runs for a shown alert only. [extension-permit.no-alert]",
    bad: #"{"aps":{"badge":1,"mutable-content":1}}"#,
    good: #"{"aps":{"alert":"Hi","badge":1,"mutable-content":1}}"#,
    since: .iOS(10, 0),
    citations: ["A-150", "A-151", "A-152", "R-25"]
  ).check { subject, report in
    guard let member = subject.aps?.member(FlagKey.mutableContent.rawValue),
      subject.traits.mutableContent.isPerhapsSet, subject.traits.alert == .absent
    else { return }
    let message = "`mutable-content` needs an `alert` with text"
    report(at: member, message + "; without it the service extension does not run")
  }

  static let imageWithoutMutableContent = LintCode(
    .info("image-without-mutable-content"),
    "There is an image beside aps, but no mutable-content.",
    because: "Only a service extension attaches an image, and it needs mutable-content.",
    bad: #"{"aps":{"alert":"Hi"},"image-url":"https://example.com/a.png"}"#,
    good:
      #"{"aps":{"alert":"Hi","mutable-content":1},"image-url":"https://example.com/a.png"}"#,
    since: .iOS(10, 0),
    citations: ["A-256"]
  ).check { subject, report in
    guard subject.message?.makesAps != true, subject.traits.alert != .absent,
      subject.traits.mutableContent == .absent, !subject.isLiveActivity,
      !subject.misplacedKeys.contains(where: { $0.expected == .mutableContent })
    else { return }
    for member in subject.root.members ?? []
    where imageKeys.contains(FlagKey.letters(of: member.key))
      || member.key == "fcm_options" && member.node.has("image")
    {
      let key = member.key.quoted
      report(at: member, "\(key) needs `\"mutable-content\": 1` in `aps`")
    }
  }

  /// Keys under which apps send an image, without case and separators.
  private static let imageKeys = ["image", "imageurl", "mediaurl", "attachmenturl"].map {
    FlagKey.letters(of: $0)
  }

  static let alertAndContentAvailable = LintCode(
    .info("alert-and-content-available"),
    "The push has an alert and content-available, which is legal.",
    because: "The alert is shown, and the app gets background time if nothing is against it; "
      + "opened by the user, the push comes a second time. [response-method.tap]",
    bad: #"{"aps":{"alert":"Hi","content-available":1}}"#,
    good: #"{"aps":{"alert":"Hi"}}"#,
    since: .iOS(7, 0),
    citations: ["A-028", "A-324", "R-07", "R-11"]
  ).check { subject, report in
    guard let member = subject.aps?.member(FlagKey.contentAvailable.rawValue),
      subject.traits.contentAvailable.isPerhapsSet, subject.traits.alert != .absent,
      subject.pushType == nil || subject.pushType == .alert
    else { return }
    let message = "`content-available` stands beside an alert: the alert is shown, and the app "
    report(at: member, message + "also gets background time if it may be woken")
  }
}

extension FlagKey {
  /// How much an undocumented value matters that works.
  fileprivate var severity: Severity {
    switch self {
    case .contentAvailable: .warning
    case .mutableContent: .info
    }
  }
}

extension JSONNode {
  /// What a value that is no number probably means.
  fileprivate var meantFlag: String {
    switch string?.lowercased() {
    case "true", "yes", "on": "write the number 1"
    case "false", "no", "off", "0", "": "leave the key out"
    default: "write the number 1, or leave the key out"
    }
  }
}
