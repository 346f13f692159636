package import AppProfile
package import PushRules
package import Questions

/// What `--app` states about a situation: a saved profile, or an app that is read.
package struct StatedApp: Sendable {
  package let name: String
  /// What SDKs do to its methods.
  package let changes: [ConfiguredInput]
  /// The SDKs whose handlers run for pushes.
  package let sdks: [StatedSDK]
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
      .compactMap { StatedSDK($0.value) }
    changes = facts.grouped { [$0.input.rawValue, $0.agent] }.compactMap { _, facts in
      let (input, agent) = (facts[0].input, facts[0].agent)
      guard let agent, input == .implements || input == .hidden else { return nil }
      return ConfiguredInput(
        input: input.rawValue,
        values: facts.map { $0.value },
        from: .sdk,
        input == .implements ? .adds : .hides,
        by: agent
      )
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
