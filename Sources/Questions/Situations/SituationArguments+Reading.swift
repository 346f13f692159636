package import PushRules

extension StatedSituation {
  /// The stated situation, in any state.
  ///
  /// The version, the methods and the life cycle come first: the defaults of the others depend on
  /// them, and those of each other.
  package func situation(_ request: RequestHeaders) throws(ArgumentError) -> Situation {
    var start = Situation(state: .active, payload: PayloadTraits())
    for member in [SituationMember.system, .implements, .lifecycle] {
      try read(member, into: &start)
    }
    var situation = Situation(
      system: start.system,
      state: .active,
      payload: PayloadTraits(),
      implements: has(.implements) ? start.implements : app?.implements,
      lifecycle: has(.lifecycle) ? start.lifecycle : app?.lifecycle,
      sdk: app?.sdk
    )
    for member in Situation.members { try read(member, into: &situation) }
    situation.state = .active
    situation.pushType = request.pushType
    situation.priority = request.priority
    return situation
  }

  private func read(
    _ member: SituationMember,
    into situation: inout Situation
  ) throws(ArgumentError) {
    guard let words = words(of: member) else { return }
    let name = subject(of: member)
    switch member.form {
    case .words, .optional, .truth, .onOff, .count: member.set(&situation, words)
    case .version:
      let version = try SituationArguments.version(words[0], of: name)
      member.set(&situation, [version.description])
    case .methods:
      situation.implements = Set(try MethodList.methods(words, of: name, empty: "none"))
      // Of an app whose code was read, the list is whole.
      if !scanned.contains(member) { situation.implements.insert(.didFinishLaunching) }
    case .list(let known):
      member.set(&situation, try SituationArguments.list(words, of: name, known))
    }
  }

  /// Warnings about a version that the rules do not know, and about methods that it lacks.
  package func warnings(_ situation: Situation) -> [String] {
    var warnings = MethodList.warnings(words(of: .implements) ?? [], of: subject(of: .implements))
    let system = situation.system
    if system.isNewerThanRules {
      warnings.append(
        "\(subject(of: .system)) \(system): newer than the rules, which answer as for "
          + "iOS \(SystemVersion.newest)"
      )
    }
    for method in situation.implementedMethods where method.since > system && has(.implements) {
      warnings.append(
        "\(subject(of: .implements)) \(method.id): exists from iOS \(method.since.firstRelease) and counts as not implemented "
          + "on iOS \(system)"
      )
    }
    return warnings
  }
}

extension SituationArguments {
  package static func version(
    _ text: String,
    of flag: ArgumentError.Subject
  ) throws(ArgumentError) -> SystemVersion {
    let isNamed = text.lowercased().hasPrefix("ios")
    let number = isNamed ? String(text.dropFirst(3).drop { $0 == " " || $0 == "-" }) : text
    guard let version = SystemVersion(number) else {
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

  package static func list(
    _ words: [String],
    of flag: ArgumentError.Subject,
    _ known: [String]
  ) throws(ArgumentError) -> [String] {
    if words == ["none"] { return [] }
    return try words.map { word throws(ArgumentError) in
      if word == "none" { throw .notAlone(flag, word) }
      if let known = Kebab.word(word, in: known) { return known }
      throw .unknownValue(flag, word, expected: known + ["none"])
    }
  }
}

extension AssumedApp {
  /// Decides on the app of a call from what each of its sides states.
  package init(of sides: [StatedSituation], lifecycles: [Lifecycle] = []) throws(ArgumentError) {
    var newest: SystemVersion?
    for side in sides {
      let text = side[.system] ?? SystemVersion.newest.description
      let version = try SituationArguments.version(text, of: side.subject(of: .system))
      newest = max(newest ?? version, version)
    }
    self.init(
      on: newest ?? .newest,
      lifecycles: sides.map { $0[.lifecycle].flatMap { Lifecycle(name: $0) } }
        + lifecycles.map { Optional($0) },
      statesMethods: sides.contains { $0.has(.implements) }
    )
  }
}
