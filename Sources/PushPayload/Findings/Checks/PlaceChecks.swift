import PushRules

extension Check {
  static let unknownApsKey = LintCode(
    .error("unknown-aps-key"),
    "A key of aps is misspelt.",
    because: "iOS does not see it: what it was meant to do does not happen, and there is no error.",
    bad: #"{"aps":{"contentAvailable":1}}"#,
    good: #"{"aps":{"content-available":1}}"#,
    citations: ["A-272", "A-295"]
  ).check(effect: .intent) { subject, report in
    lazy var present = subject.aps?.keys ?? []
    for member in subject.aps?.members ?? [] where isForeignToAps(member) {
      guard let nearest = KnownNames.aps.nearest(to: member.key) else { continue }
      let isMissing =
        nearest.isClear
        ? present.insert(nearest.meant).inserted : !present.contains(nearest.meant)
      let flag = isMissing ? FlagKey(rawValue: nearest.meant) : nil
      let isSafe = nearest.isClear && isMissing && canRename(member, to: nearest, in: subject)
      report(
        at: member,
        "iOS does not know \(member.key.quoted) in `aps`; did you mean "
          + "`\(nearest.meant)`?",
        severity: flag == nil ? .warning : .error,
        fix: isSafe ? .rename(member, to: nearest.meant, in: subject.document) : nil,
        intent: flag.map { .flag($0) }
      )
    }
  }

  /// Whether renaming a key gives its value the intended meaning, and no other.
  private static func canRename(
    _ member: JSONMember,
    to nearest: Misspelling,
    in subject: LintSubject
  ) -> Bool {
    if FlagKey(rawValue: nearest.meant) != nil { return member.node.isClearFlag }
    let isOfActivity = KnownNames.activity.contains(nearest.meant)
    return nearest.distance == 0 || !isOfActivity || subject.isLiveActivity
  }

  static let customDataInAps = LintCode(
    .warning("custom-data-in-aps"),
    "The app's own data is inside aps.",
    because: "aps belongs to Apple: a later key may take the name. Own data belong beside aps.",
    bad: #"{"aps":{"alert":"Hi","articleID":8812}}"#,
    good: #"{"aps":{"alert":"Hi"},"articleID":8812}"#,
    citations: ["A-272"]
  ).check { subject, report in
    for member in subject.aps?.members ?? [] where isForeignToAps(member) {
      guard KnownNames.aps.nearest(to: member.key) == nil else { continue }
      let key = member.key.quoted
      report(
        at: member,
        "\(key) is no key of Apple's, and iOS ignores it: put own data beside `aps`"
      )
    }
  }

  static let alertKeyOutsideAlert = LintCode(
    .warning("alert-key-outside-alert"),
    "A key of the alert stands directly in aps.",
    because: "iOS does not show it: the texts belong into the object alert.",
    bad: #"{"aps":{"title":"Hi","badge":1}}"#,
    good: #"{"aps":{"alert":{"title":"Hi"},"badge":1}}"#,
    citations: ["A-250", "A-280", "A-282"]
  ).check(intent: .alert) { subject, report in
    guard let aps = subject.aps else { return }
    // One alert can be made of one member; the next fits into it then.
    var makesAlert = !aps.has("alert") && !subject.isLiveActivity
    for member in aps.members ?? [] {
      guard !KnownNames.aps.contains(member.key), let meant = alertKey(member.key) else {
        continue
      }
      let found = "\(member.key.quoted) stands in `aps`"
      var fix: Fix?
      if let alert = subject.alert {
        fix = .move(member, from: aps, to: alert, named: "alert", as: meant, in: subject.document)
      } else if makesAlert, member.node.string?.isEmpty == false {
        fix = .wrap(member, as: meant, in: subject.document)
        makesAlert = false
      }
      report(at: member, found + "; iOS reads `\(meant)` in the object `alert`", fix: fix)
    }
  }

  static let unknownAlertKey = LintCode(
    .warning("unknown-alert-key"),
    "A key of the alert is unknown.",
    because: "iOS does not show it; own data belong beside aps.",
    bad: #"{"aps":{"alert":{"title":"Hi","sub_title":"you"}}}"#,
    good: #"{"aps":{"alert":{"title":"Hi","subtitle":"you"}}}"#,
    citations: ["A-280", "A-281", "A-282"]
  ).check { subject, report in
    for object in subject.localizedObjects {
      var present = object.keys
      for member in object.members ?? []
      where isForeign(member, to: .alert) && !isForApsOnly(member.key) {
        report.unknownKey(member, in: "alert", beside: &present, among: .alert)
      }
    }
  }

  static let unknownSoundKey = LintCode(
    .warning("unknown-sound-key"),
    "A key of the sound is unknown.",
    because: "iOS reads critical, name and volume only.",
    bad: #"{"aps":{"alert":"Hi","sound":{"name":"default","Volume":1}}}"#,
    good: #"{"aps":{"alert":"Hi","sound":{"name":"default","volume":1}}}"#,
    since: .iOS(12, 0),
    citations: ["A-253"]
  ).check { subject, report in
    guard let sound = subject.sound else { return }
    var present = sound.keys
    for member in sound.members ?? []
    where !KnownNames.sound.contains(member.key)
      && !FlagKey.allCases.contains(where: { $0.resembles(member.key) })
    {
      report.unknownKey(member, in: "sound", beside: &present, among: .sound)
    }
  }

  static let headerInPayload = LintCode(
    .warning("header-in-payload"),
    "A request header stands in the payload.",
    because: "APNs reads headers of the HTTP request only: here it changes nothing.",
    bad: #"{"aps":{"alert":"Hi","apns-priority":5}}"#,
    good: .alert("push-type: alert, priority: 5"),
    citations: ["A-302", "A-305"]
  ).check { subject, report in
    for object in [subject.root, subject.aps, subject.alert] {
      for member in object?.members ?? [] where isHeader(member.key) {
        let key = member.key.quoted
        report(at: member, "\(key) stands in the payload; APNs reads it among the request headers")
      }
    }
  }

  /// Whether a key is a request header, perhaps with other separators.
  static func isHeader(_ key: String) -> Bool {
    KnownNames.headers.spelt(like: key) != nil
      || key.hasPrefix("apns") && KnownNames.headers.nearest(to: key) != nil
  }

  static let keyTooNew = LintCode(
    .info("key-too-new"),
    "A key is newer than the version of iOS that is asked about.",
    because: "Older versions ignore the key; the rest of the push works.",
    bad: Sample(#"{"aps":{"alert":"Hi","interruption-level":"active"}}"#)
      .on(.iOS(14)),
    good: Sample(#"{"aps":{"alert":"Hi"}}"#).on(.iOS(14)),
    citations: [
      "A-253", "A-254", "A-255", "A-256", "A-257", "A-258", "A-259", "A-260", "A-261", "A-270",
      "A-280", "A-281",
    ]
  ).check { subject, report in
    // A push that is too new as a whole has its own finding.
    guard !subject.isOfTypeTooNew, !subject.startsTooEarly else { return }
    for (object, keys) in [(subject.aps, PayloadKey.aps), (subject.alert, PayloadKey.alert)] {
      for member in object?.members ?? [] {
        guard let key = keys.first(where: { $0.name.hasSameScalars(as: member.key) }),
          key.since > subject.system
        else { continue }
        let found = "`\(key.name)` counts from iOS \(key.since.firstRelease) on; "
        report(at: member, found + "iOS \(subject.system.description) ignores it")
      }
    }
    if subject.system < .iOS(12, 0), let sound = subject.sound {
      let found = "an object as `sound` counts from iOS 12 on"
      report(at: sound, found + "; iOS \(subject.system.description) expects a string")
    }
  }

  /// Whether `aps` has no such key, and no other check reports it.
  static func isForeignToAps(_ member: JSONMember) -> Bool {
    isForeign(member, to: .aps) && alertKey(member.key) == nil
  }

  /// The key of an alert that a key of `aps` equals except for case and separators.
  static func alertKey(_ key: String) -> String? { KnownNames.alert.spelt(like: key) }

  /// Whether a member is neither a known key of its object nor a request header.
  static func isForeign(_ member: JSONMember, to known: KnownNames) -> Bool {
    !known.contains(member.key) && !isHeader(member.key)
  }
}

extension Reporter {
  /// Other platforms' keys with the same meaning.
  private static let synonyms = [
    "message": "body", "text": "body", "content": "body", "file": "name", "filename": "name",
  ]

  mutating func unknownKey(
    _ member: JSONMember,
    in object: String,
    beside present: inout Set<String>,
    among known: KnownNames
  ) {
    let found = "iOS does not know \(member.key.quoted) in `\(object)`"
    guard let nearest = known.nearest(to: member.key) else {
      let synonym = Self.synonyms[member.key.lowercased()].flatMap {
        known.contains($0) ? $0 : nil
      }
      let end = synonym.map { "; did you mean `\($0)`?" } ?? "; own data belong beside `aps`"
      return self(at: member, found + end)
    }
    let isSafe = nearest.distance == 0 && present.insert(nearest.meant).inserted
    self(
      at: member,
      found + "; did you mean `\(nearest.meant)`?",
      fix: isSafe ? .rename(member, to: nearest.meant, in: subject.document) : nil
    )
  }
}
