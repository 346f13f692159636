package import AppProfile
internal import PushPayload
internal import PushRules

extension Profile {
  /// The profile as people keep it, and as `--app` reads it.
  package var json: JSONTree {
    ["schemaVersion": .number(1), "targets": .array(targets.map { $0.json })]
  }
}

extension TargetProfile {
  fileprivate var json: JSONTree {
    [
      "name": .string(name),
      "kind": .string(kind.rawValue),
      "situation": situation.json,
      "deploymentTarget": .text(deploymentTarget),
      "facts": .array(facts.map { $0.json }),
      "unknown": .array(
        unknown.map { ["input": .string($0.input), "because": .string($0.reason)] }
      ),
      "diagnostics": .array(diagnostics.map { $0.json }),
    ]
  }
}

extension AppSituation {
  /// What is settled, with the names of a case.
  package var json: JSONTree {
    var members: [JSONTree.Member] = []
    let methods = DelegateMethod.allCases.filter { implements.contains($0) }
    members.append(.init("implements", .texts(methods.map { $0.id })))
    if let lifecycle { members.append(.init("lifecycle", .string(lifecycle.name))) }
    if let notificationCenterDelegate {
      let name = notificationCenterDelegate?.name ?? "none"
      members.append(.init("notificationCenterDelegate", .string(name)))
    }
    if let backgroundModes {
      let modes = BackgroundMode.allCases.filter { backgroundModes.contains($0) }
      members.append(.init("backgroundModes", .texts(modes.map { $0.name })))
    }
    if let sdk { members.append(.init("sdk", .string(sdk.description))) }
    if let categoryOptions {
      let options = CategoryOption.allCases.filter { categoryOptions.contains($0) }
      members.append(.init("categoryOptions", .texts(options.map { $0.name })))
    }
    return .object(members)
  }
}

extension Fact {
  fileprivate var json: JSONTree {
    [
      "input": .string(input),
      "value": .string(value),
      "from": .string(origin.rawValue),
      "file": .string(place.file),
      "line": place.position.map { .number($0.line) } ?? .null,
      "condition": .text(condition),
      "by": .text(agent),
    ]
  }
}

extension Diagnostic {
  fileprivate var json: JSONTree {
    [
      "code": .string(code),
      "severity": .string(severity.name),
      "file": .string(place.file),
      "line": place.position.map { .number($0.line) } ?? .null,
      "column": place.position.map { .number($0.column) } ?? .null,
      "message": .string(message),
      "fix": .null,
    ]
  }
}
