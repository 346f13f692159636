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
