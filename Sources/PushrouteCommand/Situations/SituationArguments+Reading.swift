internal import PushRules

extension SituationArguments {
  /// The situation that the arguments describe, in any state.
  static func model(
    _ arguments: StatedSituation,
    _ request: RequestHeaders
  ) throws(ArgumentError) -> Situation {
    let system = try version("ios", in: arguments) ?? .newest
    let methods = try methods(arguments, system)
    var situation = Situation(
      system: system,
      state: .active,
      launch: arguments["launch"].flatMap { UserAction(rawValue: $0) },
      payload: PayloadTraits(),
      implements: methods,
      lifecycle: arguments["lifecycle"].flatMap { Lifecycle(name: $0) },
      sdk: try version("sdk", in: arguments),
      backgroundModes: try modes(arguments) ?? ValueSet(.remoteNotification),
      pushType: request.pushType,
      priority: request.priority
    )
    if let word = arguments["notification-center-delegate"] {
      situation.notificationCenterDelegate = NotificationCenterDelegate(rawValue: word)
    }
    readDevice(arguments, into: &situation)
    return situation
  }

  private static func readDevice(_ arguments: StatedSituation, into situation: inout Situation) {
    func value<Value: ColumnValue>(_ flag: String) -> Value? {
      arguments[flag].flatMap { Value(name: $0) }
    }
    situation.backgroundAppRefresh = value("background-app-refresh") ?? .on
    situation.lowPowerMode = value("low-power") ?? .off
    situation.authorization = value("authorization") ?? .authorized
    situation.firstUnlock = value("first-unlock") ?? .done
  }

  private static func version(
    _ flag: String,
    in arguments: StatedSituation
  ) throws(ArgumentError) -> SystemVersion? {
    guard let text = arguments[flag] else { return nil }
    return try version(text, of: arguments.name(of: flag))
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

  /// The stated methods; without any, the usual ones that the version has.
  private static func methods(
    _ arguments: StatedSituation,
    _ system: SystemVersion
  ) throws(ArgumentError) -> ValueSet<DelegateMethod> {
    guard let text = arguments["implements"] else {
      return DelegateMethod.usual.filter { $0.since <= system }
    }
    return ValueSet(
      try MethodList(text, of: arguments.name(of: "implements"), empty: "none").methods
    )
  }

  private static func modes(
    _ arguments: StatedSituation
  ) throws(ArgumentError) -> ValueSet<BackgroundMode>? {
    guard let text = arguments["background-modes"] else { return nil }
    return try modes(text, of: arguments.name(of: "background-modes"))
  }

  /// Reads a list of background modes, or `none`.
  static func modes(
    _ text: String,
    of flag: String
  ) throws(ArgumentError) -> ValueSet<BackgroundMode> {
    if text == "none" { return [] }
    let known = BackgroundMode.allCases.map(\.name)
    var modes: ValueSet<BackgroundMode> = []
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
    for method in situation.implements where method.since > system {
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
