/// An SDK of an app.
struct FoundSDK: Sendable {
  /// The effects of the SDK.
  let preset: SDKPreset
  /// The package that shows it, or nil for an SDK of `--sdk-preset`.
  let dependency: Dependency?
  /// Whether no file states the version, so that the newest is assumed.
  var isVersionAssumed: Bool { dependency.map { $0.version == nil } ?? false }

  /// Finds the SDKs of an app by its packages and imports; `--sdk-preset` replaces what is found
  /// about the same SDK.
  static func found(
    in plan: TargetPlan,
    _ dependencies: [Dependency],
    stated: [SDKPreset]
  ) -> [FoundSDK] {
    let folders = FolderPath.folders(of: plan.code.lazy.map { $0.source.path })
    let own = dependencies.filter { folders.contains($0.reach) }
    let imports = plan.code.reduce(into: Set<String>()) { $0.formUnion($1.signs.imports) }
    return SDKPreset.families.flatMap { family -> [FoundSDK] in
      let given = stated.filter { family.contains($0) }
      if !given.isEmpty { return given.map { FoundSDK(preset: $0, dependency: nil) } }
      return found(family, own, imports).map { [$0] } ?? []
    }
  }

  /// Finds one SDK; of several packages, one with a version counts.
  private static func found(
    _ family: [SDKPreset],
    _ dependencies: [Dependency],
    _ imports: Set<String>
  ) -> FoundSDK? {
    guard let packages = family.first?.packages else { return nil }
    let proofs = dependencies.filter { dependency in
      packages.contains { package in
        package.manager == dependency.manager && package.name == dependency.name
          && (package.imports.isEmpty || !imports.isDisjoint(with: package.imports))
      }
    }
    guard let proof = proofs.first(where: { $0.version != nil }) ?? proofs.first,
      let preset = family.first(where: { $0.applies(to: proof.version) })
    else { return nil }
    return FoundSDK(preset: preset, dependency: proof)
  }

  /// Whether the app turns the SDK's effects off, or does not turn them on.
  func isOff(in plan: TargetPlan) -> Bool {
    switch preset.toggle {
    case .list: listSwitch(in: plan)?.isOff ?? false
    case .code(let words):
      !plan.code.contains { !$0.signs.mentions.isDisjoint(with: words) }
    case .setting(let names, _):
      !plan.settings.isDisjoint(with: names.map { SDKSetting(name: $0, isTrue: false) })
        && plan.settings.isDisjoint(with: names.map { SDKSetting(name: $0, isTrue: true) })
    case nil: false
    }
  }

  /// The Info.plist value that switches the SDK, and whether it turns it off; only a Boolean
  /// counts.
  func listSwitch(in plan: TargetPlan) -> (key: String, node: PropertyNode, isOff: Bool)? {
    guard case .list(let keys, let off) = preset.toggle, let list = plan.informationList else {
      return nil
    }
    for key in keys {
      guard let node = list.root[key] else { continue }
      if case .boolean(let value) = node.value { return (key, node, value == off) }
      return (key, node, false)
    }
    return nil
  }
}
