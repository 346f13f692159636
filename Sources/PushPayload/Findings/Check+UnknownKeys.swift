internal import PushRules

// Keys that an object has no use for.
extension Check {
  static let unknownKey = Check(
    "unknown-aps-key",
    .error,
    "A key of aps is misspelt.",
    because: "iOS does not see it: what it was meant to do does not happen, and there is no error.",
    bad: #"{"aps":{"contentAvailable":1}}"#,
    good: #"{"aps":{"content-available":1}}"#,
    citations: ["A-272", "A-295"]
  ) { check, subject in
    var present = subject.aps?.keys ?? []
    return foreignKeys(of: subject).compactMap { member in
      guard let nearest = KnownKey.aps.nearest(to: member.key) else { return nil }
      let isMissing =
        nearest.isClear
        ? present.insert(nearest.meant).inserted : !present.contains(nearest.meant)
      let flag = isMissing ? FlagKey(rawValue: nearest.meant) : nil
      let isSafe = nearest.isClear && isMissing && canRename(member, to: nearest, in: subject)
      return Diagnostic(
        check,
        "found the unknown key \(PrintableText.quoted(member.key)) in `aps`, "
          + "expected a known one; did you mean `\(nearest.meant)`?",
        at: member.keyOffset..<member.node.offset,
        severity: flag == nil ? .warning : .error,
        fix: isSafe ? .rename(member, to: nearest.meant, in: subject.document) : nil,
        meaning: flag.map { .flag($0) }
      )
    }
  }

  /// Whether another name makes of a value what was meant, and nothing else.
  private static func canRename(
    _ member: JSONMember,
    to nearest: Misspelling,
    in subject: LintSubject
  ) -> Bool {
    if FlagKey(rawValue: nearest.meant) != nil {
      switch member.node.value {
      case .number, .boolean, .string("1"): return true
      case .null, .string, .array, .object: return false
      }
    }
    let isOfActivity = LintSubject.activityKeys.named(nearest.meant) != nil
    return nearest.distance == 0 || !isOfActivity || subject.isLiveActivity
  }

  static let customData = Check(
    "custom-data-in-aps",
    .warning,
    "The app's own data stand in aps.",
    because: "aps belongs to Apple: a later key may take the name. Own data belong beside aps.",
    bad: #"{"aps":{"alert":"Hi","articleID":8812}}"#,
    good: #"{"aps":{"alert":"Hi"},"articleID":8812}"#,
    citations: ["A-272"]
  ) { check, subject in
    foreignKeys(of: subject).compactMap { member in
      guard KnownKey.aps.nearest(to: member.key) == nil else { return nil }
      let key = PrintableText.quoted(member.key)
      return check.at(member, "found own data under \(key) in `aps`, expected it beside `aps`")
    }
  }

  static let alertKeyOutside = Check(
    "alert-key-outside-alert",
    .warning,
    "A key of the alert stands directly in aps.",
    because: "iOS does not show it: the texts belong into the object alert.",
    bad: #"{"aps":{"title":"Hi","badge":1}}"#,
    good: #"{"aps":{"alert":{"title":"Hi"},"badge":1}}"#,
    meaning: .alert,
    citations: ["A-250", "A-280", "A-282"]
  ) { check, subject in
    (subject.aps?.members ?? []).compactMap { member in
      guard KnownKey.aps.named(member.key) == nil, let meant = alertKey(member.key) else {
        return nil
      }
      let found = "found \(PrintableText.quoted(member.key)) in `aps`"
      return check.at(member, found + ", expected `\(meant)` in the object `alert`")
    }
  }

  static let unknownAlertKey = Check(
    "unknown-alert-key",
    .warning,
    "A key of the alert is unknown.",
    because: "iOS does not show it; own data belong beside aps.",
    bad: #"{"aps":{"alert":{"title":"Hi","sub_title":"you"}}}"#,
    good: #"{"aps":{"alert":{"title":"Hi","subtitle":"you"}}}"#,
    citations: ["A-280", "A-281", "A-282"]
  ) { check, subject in
    subject.localizedObjects.flatMap { object in
      var present = object.keys
      let own = (object.members ?? []).filter { member in
        isForeign(member, to: KnownKey.alert) && !isForApsOnly(member.key)
      }
      return own.map { member in
        unknown(member, in: "alert", beside: &present, among: KnownKey.alert, check, subject)
      }
    }
  }

  static let unknownSoundKey = Check(
    "unknown-sound-key",
    .warning,
    "A key of the sound is unknown.",
    because: "iOS reads critical, name and volume only.",
    bad: #"{"aps":{"alert":"Hi","sound":{"name":"default","Volume":1}}}"#,
    good: #"{"aps":{"alert":"Hi","sound":{"name":"default","volume":1}}}"#,
    since: .iOS(12, 0),
    citations: ["A-253"]
  ) { check, subject in
    guard let sound = subject.sound else { return [] }
    var present = sound.keys
    let own = (sound.members ?? []).filter { member in
      KnownKey.sound.named(member.key) == nil
        && !FlagKey.allCases.contains { $0.resembles(member.key) }
    }
    return own.map { member in
      unknown(member, in: "sound", beside: &present, among: KnownKey.sound, check, subject)
    }
  }

  /// Keys that other systems have for the same thing.
  private static let synonyms = [
    "message": "body", "text": "body", "content": "body", "file": "name", "filename": "name",
  ]

  private static func unknown(
    _ member: JSONMember,
    in object: String,
    beside present: inout Set<String>,
    among known: [KnownKey],
    _ check: Check,
    _ subject: LintSubject
  ) -> Diagnostic {
    let found = "found the unknown key \(PrintableText.quoted(member.key)) in `\(object)`"
    guard let nearest = known.nearest(to: member.key) else {
      let synonym = synonyms[member.key.lowercased()].flatMap { known.named($0)?.name }
      let end = synonym.map { "; did you mean `\($0)`?" } ?? "; own data belong beside `aps`"
      return check.at(member, found + ", expected a known one" + end)
    }
    var fix: Fix?
    if nearest.distance == 0, present.insert(nearest.meant).inserted {
      fix = .rename(member, to: nearest.meant, in: subject.document)
    }
    let question = ", expected a known one; did you mean `\(nearest.meant)`?"
    return check.at(member, found + question, fix: fix)
  }

  /// The members of `aps` that are no keys of it and that no other check speaks of.
  private static func foreignKeys(of subject: LintSubject) -> [JSONMember] {
    (subject.aps?.members ?? []).filter { member in
      isForeign(member, to: KnownKey.aps) && alertKey(member.key) == nil
    }
  }

  /// The key of an alert that a key of `aps` is, but for case and separators.
  private static func alertKey(_ key: String) -> String? {
    KnownKey.alert.spelt(like: key)?.name
  }

  private static func isForeign(_ member: JSONMember, to known: [KnownKey]) -> Bool {
    known.named(member.key) == nil && !isHeader(member.key)
  }
}
