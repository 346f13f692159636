package import AppProfile
import PushPayload
package import PushRules
package import Questions

/// What `--app` states about a situation: a saved profile, or an app that is read.
package struct StatedApp: Sendable {
  package let name: String
  /// What SDKs do to its methods.
  package let changes: [ConfiguredInput]
  /// The SDKs whose handlers run for pushes.
  package let sdks: [FoundSDK]
  /// Who may change its methods in a way that nobody has read.
  package let doubts: [AppDoubt]
  /// Its sources, or nil for a saved profile.
  package let code: AppCode?
  private let statements: StatedSituation.Statements
  /// The oldest iOS on which the service extension runs; nil without one, or if nothing states it.
  private let extensionSince: SystemVersion?

  /// What it takes of a fact of the profile.
  typealias StatedFact = (input: Fact.Input, value: String, agent: String?, condition: String?)

  init(
    _ name: String,
    _ statements: StatedSituation.Statements,
    extensions: [SystemVersion?],
    facts: [StatedFact],
    doubts: [AppDoubt],
    code: AppCode? = nil
  ) {
    (self.name, self.code) = (name, code)
    self.doubts = doubts.filter { !$0.methods.isEmpty }
    sdks = facts.filter { $0.input == .sdkPreset && $0.condition == nil }
      .compactMap { FoundSDK($0.value) }
    changes = facts.grouped { [$0.input.rawValue, $0.agent] }.compactMap { _, facts in
      let (input, agent) = (facts[0].input, facts[0].agent)
      guard let agent, input == .implements || input == .hidden else { return nil }
      let values = facts.map { $0.value }
      var configured = ConfiguredInput(input: input.rawValue, values: values, from: .sdk)
      configured.change = input == .implements ? .adds : .hides
      configured.agent = agent
      return configured
    }
    extensionSince = extensions.contains(nil) ? nil : extensions.compactMap { $0 }.min()
    var statements = statements
    if !extensions.isEmpty { statements[.implements]?.words.append(Self.ofExtension) }
    self.statements = statements
  }

  /// Takes what the sources of an app show; nil without an app among them.
  package init?(_ code: AppCode) {
    guard let app = code.profile.app else { return nil }
    self.init(
      app.name,
      app.situation.statements(in: code.folder),
      extensions: code.profile.serviceExtensions.map { target in
        target.deploymentTarget.flatMap { SystemVersion($0) }
      },
      facts: app.facts.map { ($0.input, $0.value, $0.agent, $0.condition) },
      doubts: app.unknown,
      code: code
    )
  }

  /// What it states on a version of iOS: a service extension for newer versions does not run there.
  package func statements(on version: SystemVersion) -> StatedSituation.Statements {
    guard let extensionSince, version < extensionSince else { return statements }
    var statements = statements
    statements[.implements]?.words.removeAll { $0 == Self.ofExtension }
    return statements
  }

  private static let ofExtension = DelegateMethod.serviceExtension.id
}

extension AppSituation {
  /// The settled members in the words of flags, in the order of a profile.
  var words: [(member: SituationMember, words: [String])] {
    let modes = backgroundModes.map { BackgroundMode.allCases.filter($0.contains) }
    let options = categoryOptions.map { CategoryOption.allCases.filter($0.contains) }
    let members: [(member: SituationMember, words: [String]?)] = [
      (.implements, DelegateMethod.allCases.filter(implements.contains).map { $0.id }),
      (.lifecycle, lifecycle.map { [$0.name] }),
      (.notificationCenterDelegate, notificationCenterDelegate.map { [$0?.name ?? "none"] }),
      (.pushRegistry, pushRegistry.map { [$0.name] }),
      (.backgroundModes, modes.map { $0.map { $0.name } }),
      (.sdk, sdk.map { [$0.description] }),
      (.categoryOptions, options.map { $0.map { $0.name } }),
    ]
    return members.compactMap { member, words in words.map { (member, $0) } }
  }

  fileprivate func statements(in folder: FilePath) -> StatedSituation.Statements {
    Dictionary(
      uniqueKeysWithValues: words.map { member, words in
        let subject = ArgumentError.Subject("`\(member.name)` (\(folder.printed))")
        return (member, StatedSituation.Statement(words, of: subject))
      }
    )
  }
}

extension StatedApp {
  /// Reads a profile, as `scan --json` writes it.
  package init(reading input: InputFile) throws(FileMessage) {
    let file = try JSONFile(input)
    let members = try file.members(
      of: file.root,
      known: ["$schema", "schemaVersion", "targets", "unread", "findings"],
      expected: Self.expectation
    )
    let targets = members.first { $0.key == "targets" }?.node.elements ?? []
    guard let app = targets.first(where: { $0.isOf(.app) }), let situation = app["situation"] else {
      throw file.error(
        "found no target of the kind `app`, expected " + Self.expectation,
        at: file.root.offset
      )
    }
    self.init(
      app["name"]?.string ?? "The app",
      try StatedSituation.statements(situation, in: file).mapValues { statement in
        statement.named(in: file.file.path, statement.subject.position)
      },
      extensions: targets.filter { $0.isOf(.serviceExtension) && $0.hasServiceExtension }
        .map { $0["deploymentTarget"]?.string.flatMap { SystemVersion($0) } },
      facts: (app["facts"]?.elements ?? []).compactMap { fact in
        guard let input = fact.input, let value = fact["value"]?.string else { return nil }
        return (input, value, fact["by"]?.string, fact["condition"]?.string)
      },
      doubts: (app["unknown"]?.elements ?? []).compactMap { AppDoubt($0) }
    )
  }

  private static let expectation = "a profile as pushroute scan --json writes it"
}

extension JSONNode {
  /// The input of a fact or a doubt.
  fileprivate var input: Fact.Input? { self["input"]?.string.flatMap { Fact.Input(rawValue: $0) } }

  fileprivate func isOf(_ kind: TargetProfile.Kind) -> Bool {
    self["kind"]?.string == kind.rawValue
  }

  fileprivate var hasServiceExtension: Bool {
    (self["situation"]?["implements"]?.elements ?? []).contains {
      $0.string == DelegateMethod.serviceExtension.id
    }
  }
}

extension AppDoubt {
  /// Reads what is not known; nil without an input.
  fileprivate init?(_ node: JSONNode) {
    guard let input = node.input else { return nil }
    let methods = (node["methods"]?.elements ?? []).compactMap {
      $0.string.flatMap { DelegateMethod($0) }
    }
    self.init(
      input: input,
      reason: node["because"]?.string ?? "",
      agent: node["by"]?.string,
      change: node["change"]?.string.flatMap { MethodChange(rawValue: $0) } ?? .adds,
      methods: Set(methods)
    )
  }
}
