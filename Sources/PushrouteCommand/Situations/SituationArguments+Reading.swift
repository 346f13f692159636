internal import PushRules

extension SituationArguments {
  /// The situation that the arguments describe, in any state.
  ///
  /// The version and the methods come first: the defaults of the others depend on them.
  static func model(
    _ arguments: StatedSituation,
    _ request: RequestHeaders
  ) throws(ArgumentError) -> Situation {
    var situation = Situation(state: .active, payload: PayloadTraits())
    try read("ios", arguments, into: &situation)
    situation = Situation(
      system: situation.system,
      state: .active,
      payload: PayloadTraits(),
      implements: DelegateMethod.usual.filter { $0.since <= situation.system }
    )
    try read("implements", arguments, into: &situation)
    situation = Situation(
      system: situation.system,
      state: .active,
      payload: PayloadTraits(),
      implements: situation.implements
    )
    for member in Situation.members { try read(member.flag, arguments, into: &situation) }
    situation.state = .active
    situation.pushType = request.pushType
    situation.priority = request.priority
    return situation
  }

  /// Gives a situation what a flag states, if it is stated.
  private static func read(
    _ flag: String,
    _ arguments: StatedSituation,
    into situation: inout Situation
  ) throws(ArgumentError) {
    guard let text = arguments[flag], let member = SituationMember(flag: flag) else { return }
    let name = arguments.name(of: flag)
    switch member.form {
    case .words, .optional: member.set(&situation, text)
    case .version: member.set(&situation, try version(text, of: name).description)
    case .methods:
      situation.implements = Set(try MethodList(text, of: name, empty: "none").methods)
    case .backgroundModes: situation.backgroundModes = try modes(text, of: name)
    }
  }

  /// Reads a version of iOS.
  static func version(_ text: String, of flag: String) throws(ArgumentError) -> SystemVersion {
    guard let version = SystemVersion(text) else {
      throw .unknownVersion(flag, text, nearest: nearestVersion(to: text))
    }
    return version
  }

  private static func nearestVersion(to text: String) -> String? {
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber }
    guard let number = Int(digits) else { return nil }
    let known = (0...99).filter { SystemVersion(String($0)) != nil }
    return known.min { abs($0 - number) < abs($1 - number) }?.description
  }

  /// Reads a list of background modes, or `none`.
  static func modes(
    _ text: String,
    of flag: String
  ) throws(ArgumentError) -> Set<BackgroundMode> {
    if text == "none" { return [] }
    let known = BackgroundMode.allCases.map(\.name)
    var modes: Set<BackgroundMode> = []
    for word in CommaList(text).words {
      if word == "none" { throw .standsAlone(flag, word) }
      guard let mode = Kebab.word(word, in: known).flatMap({ BackgroundMode(name: $0) }) else {
        throw .unknownValue(flag, word, expected: known + ["none"])
      }
      modes.insert(mode)
    }
    return modes
  }

  /// What the version does not have, and an SDK newer than the system.
  static func warnings(_ situation: Situation, _ arguments: StatedSituation) -> [String] {
    var warnings: [String] = []
    let system = situation.system
    for method in situation.implements.inOrder where method.since > system {
      warnings.append(
        "\(arguments.name(of: "implements")) \(method.id): exists from iOS \(method.since.firstRelease) and counts as not implemented "
          + "on iOS \(system)"
      )
    }
    if arguments.has("sdk"), situation.sdk > system {
      warnings.append(
        "\(arguments.phrase("sdk")): newer than \(arguments.name(of: "ios")) \(system)"
      )
    }
    return warnings
  }
}
