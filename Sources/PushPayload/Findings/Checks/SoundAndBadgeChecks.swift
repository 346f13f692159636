import PushRules

extension Check {
  static let soundEmpty = LintCode(
    .warning("sound-empty"),
    "The sound is empty.",
    because: "It plays nothing. That an empty sound makes a silent push work is a belief.",
    bad: #"{"aps":{"content-available":1,"sound":""}}"#,
    good: #"{"aps":{"content-available":1}}"#,
    citations: ["A-252", "A-294"]
  ).check(intent: .sound) { subject, report in
    for object in PayloadKey.Place.apsOrActivityAlert.objects(in: subject) {
      guard let member = object.member("sound"),
        member.node.string != nil || member.node.members != nil,
        PayloadTraits(aps: object).sound == .absent
      else { continue }
      let traits = subject.traits
      let isSilent = traits.contentAvailable != .absent && traits.alert == .absent
      let message = "`sound` is empty: name a sound, or leave the key out"
      let isBare = member.node.members?.isEmpty ?? true
      let fix = isBare ? Fix.remove(member, from: object, in: subject.document) : nil
      let end = isSilent ? "; it does not help a silent push to arrive" : ""
      report(at: member.node, message + end, fix: fix)
    }
  }

  static let soundFile = LintCode(
    .warning("sound-file"),
    "The name of the sound is that of no file that iOS plays with a notification.",
    because:
      "iOS plays the default sound instead: it takes aiff, wav and caf files by their names.",
    bad: #"{"aps":{"alert":"Hi","sound":"bell.mp3"}}"#,
    good: #"{"aps":{"alert":"Hi","sound":"bell.caf"}}"#,
    citations: ["A-252"]
  ).check { subject, report in
    for object in PayloadKey.Place.apsOrActivityAlert.objects(in: subject) {
      guard let sound = object["sound"], let node = sound.string == nil ? sound["name"] : sound,
        let name = node.string
      else { continue }
      let found = "the sound is named \(name.quoted): write "
      let isUsual = name.lowercased() == "default" && name != "default"
      if [name.utf8.first, name.utf8.last].contains(where: { $0.map(ASCII.isWhiteSpace) == true }) {
        report(at: node, found + "it without white space around it")
      } else if let ending = unplayable.first(where: { name.lowercased().hasSuffix("." + $0) }) {
        report(at: node, found + "a file of type caf, aiff or wav; iOS does not play \(ending)")
      } else if isUsual {
        report(at: node, found + "`default`", fix: .write("\"default\"", for: node))
      } else if name.utf8.contains(ASCII.slash) {
        report(at: node, found + "the name of a file without folders")
      } else if !name.isEmpty, name != "default", !name.utf8.contains(ASCII.point) {
        report(at: node, found + "the whole name of a file, with its ending", severity: .info)
      }
    }
    if let sound = subject.sound, subject.traits.sound == .present, !sound.has("name") {
      let found = "`sound` has no `name`: write one such as `default`"
      report(at: sound.start, found, severity: .info)
    }
  }

  private static let unplayable = [
    "mp3", "mp4", "m4a", "m4r", "aac", "ogg", "oga", "opus", "flac", "wma", "amr", "mid", "midi",
  ]

  static let soundCritical = LintCode(
    .warning("sound-critical"),
    "The value of critical is neither the number 1 nor 0.",
    because: "The sound may not be played as that of a critical alert; documented is the number 1.",
    bad: #"{"aps":{"alert":"Hi","sound":{"critical":true,"name":"default"}}}"#,
    good: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default"}}}"#,
    since: .iOS(12, 0),
    citations: ["A-253"]
  ).check { subject, report in
    guard let sound = subject.sound, let member = sound.member("critical") else { return }
    let node = member.node
    let must = "`critical` must be the number 1, not "
    switch node.value {
    case .number where node.number == 1 || node.number == 0: return
    case .number: report(at: node, must + "another number")
    case .boolean(true), .string("1"):
      report(at: node, must + node.value.kind, fix: .write("1", for: node))
    case .boolean(false), .string("0"):
      let fix = Fix.remove(member, from: sound, in: subject.document)
      report(at: node, must + node.value.kind, fix: fix)
    case .null, .string, .array, .object:
      report.wrongType(member, of: sound, expected: "the number 1")
    }
  }

  static let levelWithoutSound = LintCode(
    .info("level-without-sound"),
    "The interruption level is critical, but the sound is not.",
    because: "A critical alert is heard in silent mode by a sound with critical 1 only.",
    bad: #"{"aps":{"alert":"Hi","sound":"default","interruption-level":"critical"}}"#,
    good:
      #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default"},"interruption-level":"critical"}}"#,
    since: .iOS(15, 0),
    citations: ["A-253", "A-259"]
  ).check { subject, report in
    guard let node = subject.aps?["interruption-level"], node.string == "critical",
      (subject.sound?["critical"]).map({ PayloadFlag(TraitValue($0)).countsAsSet }) != true
    else { return }
    let needed = "`sound` with `\"critical\": 1`"
    report(at: node, "the level `critical` needs a " + needed)
  }

  static let badgeValue = LintCode(
    .warning("badge-value"),
    "The value of badge is negative or no whole number.",
    because: "A badge counts from 0 on, which removes it; other numbers have no meaning.",
    bad: #"{"aps":{"badge":-1}}"#,
    good: #"{"aps":{"badge":0}}"#,
    citations: ["A-251"]
  ).check(intent: .badge) { subject, report in
    guard let node = subject.aps?["badge"] else { return }
    if let text = node.string, text.hasPrefix("$("), text.hasSuffix(")") {
      let found = "\(text.quoted) stays a string: Azure makes a number of `#"
      let range = node.offset..<node.end
      return report(at: range, found + text.dropFirst() + "`", severity: .info)
    }
    guard let badge = node.number else { return }
    guard badge < 0 || badge.rounded(.towardZero) != badge || !badge.isFinite else { return }
    let kind =
      badge < 0 ? "a negative one" : badge.isFinite ? "a fraction" : "so large a one"
    report(at: node, "`badge` must be a whole number from 0 on, not \(kind)")
  }
}
