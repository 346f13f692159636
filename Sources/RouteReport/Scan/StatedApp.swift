package import AppProfile
package import PushRules
package import Questions

/// What `--app` states about a situation: a saved profile, or an app that is read.
package struct StatedApp: Sendable {
  package let name: String
  /// What SDKs do to its methods.
  package let changes: [StatedSituation.Change]
  /// The SDKs whose handlers run for pushes.
  package let sdks: [StatedSDK]
  /// Who may change its methods in a way that nobody has read.
  package let doubts: [AppDoubt]
  /// Its sources, or nil for a saved profile.
  package let code: AppCode?
  private let statements: StatedSituation.Statements
  /// The oldest iOS on which the service extension runs; nil without one, or if nothing states it.
  private let extensionSince: SystemVersion?

  init(
    _ name: String,
    _ statements: StatedSituation.Statements,
    extensions: [SystemVersion?],
    methods: [(kind: ConfiguredInput.Change, method: String, agent: String)],
    sdks: [StatedSDK],
    doubts: [AppDoubt],
    code: AppCode? = nil
  ) {
    (self.name, self.code) = (name, code)
    (self.sdks, self.doubts) = (sdks, doubts)
    extensionSince = extensions.contains(nil) ? nil : extensions.compactMap { $0 }.min()
    var statements = statements
    if !extensions.isEmpty { statements[.implements]?.words.append(Self.ofExtension) }
    self.statements = statements
    var changes: [StatedSituation.Change] = []
    for (kind, method, agent) in methods {
      if let place = changes.firstIndex(where: { $0.kind == kind && $0.agent == agent }) {
        changes[place].methods.append(method)
      } else {
        changes.append(StatedSituation.Change(kind: kind, methods: [method], agent: agent))
      }
    }
    self.changes = changes
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
      methods: app.facts.compactMap { fact in
        guard let agent = fact.agent, let kind = fact.input.change else { return nil }
        return (kind, fact.value, agent)
      },
      sdks: app.facts.filter { $0.input == .sdkPreset && $0.condition == nil }
        .compactMap { StatedSDK($0.value) },
      doubts: app.unknown.filter { !$0.methods.isEmpty },
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

extension Fact.Input {
  /// What an SDK does to the method of the fact, or nil for another fact.
  var change: ConfiguredInput.Change? {
    switch self {
    case .implements: .adds
    case .hidden: .hides
    default: nil
    }
  }
}

extension AppSituation {
  /// The settled members in the words of flags, in the order of a profile.
  var words: [(member: SituationMember, words: [String])] {
    let methods = DelegateMethod.allCases.filter { implements.contains($0) }.map { $0.id }
    return [(.implements, methods)]
      + [
        (.lifecycle, lifecycle.map { [$0.name] }),
        (
          .notificationCenterDelegate,
          notificationCenterDelegate.map { [$0?.name ?? "none"] }
        ),
        (.pushRegistry, pushRegistry.map { [$0.name] }),
        (
          .backgroundModes,
          backgroundModes.map { modes in
            BackgroundMode.allCases.filter { modes.contains($0) }.map { $0.name }
          }
        ),
        (.sdk, sdk.map { [$0.description] }),
        (
          .categoryOptions,
          categoryOptions.map { options in
            CategoryOption.allCases.filter { options.contains($0) }.map { $0.name }
          }
        ),
      ].compactMap { (member: SituationMember, words: [String]?) in words.map { (member, $0) } }
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
