internal import AppProfile
internal import PushPayload
internal import PushRules
package import Questions

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
    let facts = app["facts"]?.elements ?? []
    self.init(
      app["name"]?.string ?? "The app",
      try StatedSituation.statements(situation, in: file).mapValues { statement in
        statement.named(in: file.file.path, statement.subject.position)
      },
      extensions: targets.filter { $0.isOf(.serviceExtension) && $0.hasServiceExtension }
        .map { $0["deploymentTarget"]?.string.flatMap { SystemVersion($0) } },
      methods: facts.compactMap { fact in
        guard let agent = fact["by"]?.string, let method = fact["value"]?.string,
          let kind = fact.input?.change
        else { return nil }
        return (kind, method, agent)
      },
      sdks: facts.filter { $0.input == .sdkPreset && $0["condition"]?.string == nil }
        .compactMap { $0["value"]?.string.flatMap { StatedSDK($0) } },
      doubts: (app["unknown"]?.elements ?? []).compactMap { AppDoubt($0) }
    )
  }

  private static let expectation = "a profile as pushroute scan --json writes it"
}

extension JSONNode {
  /// The input of a fact.
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
  /// Reads who may change methods; nil if the profile states no methods.
  fileprivate init?(_ node: JSONNode) {
    let methods = (node["methods"]?.elements ?? []).compactMap {
      $0.string.flatMap { DelegateMethod($0) }
    }
    guard let input = node["input"]?.string.flatMap({ Fact.Input(rawValue: $0) }),
      let agent = node["by"]?.string, !methods.isEmpty
    else { return nil }
    self.init(
      input: input,
      reason: node["because"]?.string ?? "",
      agent: agent,
      change: node["change"]?.string.flatMap { Change(rawValue: $0) } ?? .adds,
      methods: Set(methods)
    )
  }
}
