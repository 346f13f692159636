import PushRules

extension Check {
  static let alertType = LintCode(
    .error("alert-type"),
    "The value of alert is neither a string nor an object.",
    because: "Nothing is shown.",
    bad: #"{"aps":{"alert":["Hi"]}}"#,
    good: #"{"aps":{"alert":"Hi"}}"#,
    citations: ["A-250"]
  ).check(intent: .alert) { subject, report in
    guard let aps = subject.aps, let member = aps.member("alert") else { return }
    switch member.node.value {
    case .string, .object: return
    case .null where subject.activityEvent == .start: return
    case .null, .boolean, .number, .array: break
    }
    report.wrongType(member, of: aps, expected: "a string or an object")
  }

  static let alertJSON = LintCode(
    .warning("alert-json"),
    "The alert is JSON in a string.",
    because: "iOS shows the text as it stands, with its braces and quotes.",
    bad: #"{"aps":{"alert":"{\"title\":\"Hi\"}"}}"#,
    good: #"{"aps":{"alert":{"title":"Hi"}}}"#,
    citations: ["A-250"]
  ).check { subject, report in
    guard let node = subject.aps?["alert"], let text = node.string, text.hasPrefix("{"),
      let inner = try? JSONDocument(reading: Array(text.utf8)), inner.root.members != nil
    else { return }
    report(at: node, "`alert` is JSON in a string, which iOS shows as it is: write the object")
  }

  static let alertEmpty = LintCode(
    .warning("alert-empty"),
    "The alert has no text.",
    because: "Nothing is shown, and neither willPresent nor the service extension is called for "
      + "it. [will-present-permit.nothing-to-ask extension-permit.no-alert]",
    bad: #"{"aps":{"alert":{}}}"#,
    good: #"{"aps":{"alert":{"body":"Hi"}}}"#,
    citations: ["A-250", "R-25"]
  ).check(intent: .alert) { subject, report in
    guard let node = subject.aps?["alert"], !subject.isLiveActivity else { return }
    guard subject.traits.alert == .absent else {
      let texts = subject.shownTexts.compactMap { $0.string }.filter { !$0.isEmpty }
      let areBlank = texts.allSatisfy { $0.utf8.allSatisfy(ASCII.isWhiteSpace) }
      guard !texts.isEmpty, areBlank else { return }
      return report(
        at: node,
        "the alert is blank: write a text, or leave the key out",
        severity: .info
      )
    }
    switch node.value {
    case .string:
      report(at: node, "the alert is empty: write a text, or leave the key out")
    case .object(let members):
      let found = members.isEmpty ? "is empty" : "has no text"
      report(at: node, "the alert \(found): write a title or a body, or leave the key out")
    case .null, .boolean, .number, .array: return
    }
  }

  static let loneSurrogate = LintCode(
    .warning("lone-surrogate"),
    "A text of the alert has half of a surrogate pair.",
    because: "The user sees a replacement character: the text was cut within an emoji.",
    bad: #"{"aps":{"alert":"Hi \ud83d"}}"#,
    good: #"{"aps":{"alert":"Hi \ud83d\ude00"}}"#,
    citations: ["A-275"]
  ).check { subject, report in
    for node in subject.shownTexts where node.string?.unicodeScalars.contains("\u{FFFD}") == true {
      let bytes = subject.document.bytes[node.offset..<node.end]
      // A character that was replaced before stands there itself.
      guard !String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{FFFD}") else {
        continue
      }
      report(at: node, "this text has half of a surrogate pair: an emoji was cut in two")
    }
  }

  static let alertKeyType = LintCode(
    .error("alert-key-type"),
    "A text of the alert is not a string.",
    because: "iOS leaves that text out, and perhaps the whole alert.",
    bad: #"{"aps":{"alert":{"title":"Hi","body":5}}}"#,
    good: #"{"aps":{"alert":{"title":"Hi","body":"5"}}}"#,
    citations: ["A-280", "A-281", "A-282", "A-283", "A-284", "A-285", "A-286", "A-290"]
  ).check { subject, report in
    for object in subject.localizedObjects {
      for key in texts {
        guard let member = object.member(key), !JSONTypes.text.contains(member.node.value),
          // In a Live Activity title and body may be objects.
          member.node.members == nil || !subject.isLiveActivity || !["title", "body"].contains(key)
        else { continue }
        let fix = Fix.quotingNumber(member.node)
        report.wrongType(member, of: object, expected: "a string", fix: fix)
      }
    }
  }

  private static let texts = PayloadKey.alert.filter { $0.types.contains(.string) }.map { $0.name }

  static let locArgsType = LintCode(
    .error("loc-args-type"),
    "The arguments of a localized text are not an array of strings.",
    because: "iOS cannot fill them into the text, and may show none.",
    bad: #"{"aps":{"alert":{"loc-key":"INVITATION","loc-args":"Anna"}}}"#,
    good: #"{"aps":{"alert":{"loc-key":"INVITATION","loc-args":["Anna"]}}}"#,
    citations: ["A-284", "A-285", "A-286"]
  ).check { subject, report in
    for object in subject.localizedObjects {
      for pair in localizedPairs {
        guard let node = object[pair.arguments], node.value != .null else { continue }
        guard let elements = node.elements else {
          report(
            at: node,
            "`\(pair.arguments)` must be an array of strings, not \(node.value.kind)"
          )
          continue
        }
        for element in elements where element.string == nil {
          let found = "the arguments of a text must be strings, not \(element.value.kind)"
          let fix = Fix.quotingNumber(element)
          report(at: element, found, severity: .warning, fix: fix)
        }
      }
    }
  }

  package static let localizedPairs: [(key: String, arguments: String)] = [
    ("loc-key", "loc-args"), ("title-loc-key", "title-loc-args"),
    ("subtitle-loc-key", "subtitle-loc-args"),
  ]

  static let locArgsWithoutKey = LintCode(
    .warning("loc-args-without-key"),
    "There are arguments, but no key of the localized text that takes them.",
    because: "The arguments are not shown: only a text of the app's own tables has room for them.",
    bad: #"{"aps":{"alert":{"title":"Hi","loc-args":["Anna"]}}}"#,
    good: #"{"aps":{"alert":{"title":"Hi","loc-key":"INVITATION","loc-args":["Anna"]}}}"#,
    citations: ["A-284", "A-285", "A-286"]
  ).check { subject, report in
    for object in subject.localizedObjects {
      for pair in localizedPairs {
        guard let member = object.member(pair.arguments),
          member.node.elements?.isEmpty == false,
          object[pair.key]?.string?.isEmpty ?? true
        else { continue }
        report(at: member, "`\(pair.arguments)` does nothing without `\(pair.key)`")
      }
    }
  }

  static let summaryArgIgnored = LintCode(
    .info("summary-arg-ignored"),
    "The alert names what its summary says, which iOS ignores from 15 on.",
    because: "Groups of notifications are not summarised by these words any more.",
    bad: #"{"aps":{"alert":{"body":"Hi","summary-arg":"Anna"}}}"#,
    good: #"{"aps":{"alert":{"body":"Hi"}}}"#,
    since: .iOS(15, 0),
    citations: ["A-289"]
  ).check { subject, report in
    for key in ["summary-arg", "summary-arg-count"] {
      guard let member = subject.alert?.member(key) else { continue }
      report(at: member, "iOS ignores `\(key)` from iOS 15 on")
    }
  }

  static let summaryArgCountValue = LintCode(
    .info("summary-arg-count-value"),
    "The value of summary-arg-count is not a number above 0.",
    because: "The count says for how many things a notification stands in a summary.",
    bad: Sample(#"{"aps":{"alert":{"body":"Hi","summary-arg-count":0}}}"#)
      .on(.iOS(14)),
    good: Sample(#"{"aps":{"alert":{"body":"Hi","summary-arg-count":2}}}"#)
      .on(.iOS(14)),
    since: .iOS(12, 0),
    until: .iOS(14),
    citations: ["A-289"]
  ).check { subject, report in
    guard let node = subject.alert?["summary-arg-count"],
      node.value != .null, (node.number ?? 0) <= 0
    else { return }
    report(at: node, "`summary-arg-count` must be a number above 0")
  }

  static let actionLocKeyRetired = LintCode(
    .info("action-loc-key-retired"),
    "The alert names a title for the View button, which Apple no longer documents.",
    because: "Since 2017 no table has the key; notifications have the buttons of their category.",
    bad: #"{"aps":{"alert":{"body":"Hi","action-loc-key":"PLAY"}}}"#,
    good: #"{"aps":{"alert":{"body":"Hi"},"category":"GAME"}}"#,
    since: .iOS(11, 0),
    citations: ["A-287"]
  ).check { subject, report in
    guard let member = subject.alert?.member("action-loc-key"), member.node.value != .null
    else { return }
    report(at: member, "Apple no longer documents `action-loc-key`: use a `category`")
  }
}

extension LintSubject {
  /// The alert that is a string, or its title, subtitle and body.
  fileprivate var shownTexts: [JSONNode] {
    guard let node = aps?["alert"] else { return [] }
    return node.members == nil ? [node] : ["title", "subtitle", "body"].compactMap { node[$0] }
  }
}
