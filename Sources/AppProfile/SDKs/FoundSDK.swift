package import PushRules

struct FoundSDK: Sendable {
  let sdk: KnownSDK
  /// The version, or nil if nothing states it, so that the newest is assumed.
  let version: PackageVersion?
  let origin: Origin

  enum Origin: Sendable {
    case package(Dependency)
    /// A module that a file of code imports, and no package.
    case module(String, in: SourceFile)
    /// `--sdk-preset`.
    case flag
  }

  var title: String { sdk.name + (version.map { " \($0)" } ?? "") }

  var label: String { sdk.id + (version.map { "@\($0)" } ?? "") }

  var source: (file: SourceFile, offset: Int?) {
    switch origin {
    case .package(let dependency): (dependency.source, dependency.offset)
    case .module(let name, let file): (file, file.bytes.firstOffset(of: name))
    case .flag: (SourceFile(SourcePlace.stated.file, ""), nil)
    }
  }

  /// Finds the SDKs of an app by its packages and imports; `--sdk-preset` replaces what is found
  /// about the same SDK.
  static func found(
    in plan: TargetPlan,
    _ dependencies: [Dependency],
    stated: [StatedSDK]
  ) -> [FoundSDK] {
    let importers = Dictionary(
      first: plan.code.flatMap { file in file.usages.imports.map { ($0, file.source) } }
    )
    return KnownSDK.all.compactMap { sdk in
      if let stated = stated.first(where: { $0.sdk == sdk }) {
        return FoundSDK(sdk: sdk, version: stated.version, origin: .flag)
      }
      return found(sdk, dependencies, importers)
    }
  }

  private static func found(
    _ sdk: KnownSDK,
    _ dependencies: [Dependency],
    _ importers: [String: SourceFile]
  ) -> FoundSDK? {
    let module = sdk.modules.first { importers[$0] != nil }
    let origins = dependencies.filter { dependency in
      sdk.packages.contains { package in
        package.manager == dependency.manager && package.name == dependency.name
          && (!package.isShared || module != nil)
      }
    }
    // Where the pods of React Native are locked, a package without a pod is not linked.
    let isLinked =
      origins.contains { $0.manager != .npm }
      || !sdk.packages.contains { $0.manager == .cocoaPods }
      || !dependencies.contains { $0.name == KnownSDK.reactPod && $0.source.ending == "lock" }
    if isLinked, let origin = origins.first(where: { $0.version != nil }) ?? origins.first {
      return FoundSDK(sdk: sdk, version: origin.version, origin: .package(origin))
    }
    guard let module, let file = importers[module] else { return nil }
    return FoundSDK(sdk: sdk, version: nil, origin: .module(module, in: file))
  }

  /// Whether the app turns the SDK's effects off, or does not turn them on.
  func isOff(in plan: TargetPlan) -> Bool {
    switch sdk.toggle {
    case .list: listSwitch(in: plan)?.isOff ?? false
    case .code(let words): !words.contains { plan.mention(of: $0, for: sdk) != nil }
    case .setting(let names, _):
      !plan.settings.isDisjoint(with: names.map { SDKSetting(name: $0, isTrue: false) })
        && plan.settings.isDisjoint(with: names.map { SDKSetting(name: $0, isTrue: true) })
    case nil: false
    }
  }

  /// The methods that it adds to the application delegate, whatever the app has.
  func added(to plan: TargetPlan) -> [DelegateMethod] {
    let isOff = isOff(in: plan)
    return sdk.facts.compactMap { fact in
      guard fact.versions.contains(version), !isOff || fact.circumstances.contains(.anySwitch)
      else { return nil }
      return switch fact.effect {
      case .adds(let method), .addsCallingOld(let method): method
      case .answers, .takes, .extends, .undisclosed, .remark: nil
      }
    }
  }

  /// The Info.plist value that switches the SDK, and whether it turns it off; only a Boolean
  /// counts.
  func listSwitch(in plan: TargetPlan) -> (key: String, node: PropertyNode, isOff: Bool)? {
    guard case .list(let keys, let off) = sdk.toggle, let list = plan.infoPlist else {
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

/// An SDK that `--sdk-preset` names, such as `firebase@11.2`.
package struct StatedSDK: Hashable, Sendable {
  package let sdk: KnownSDK
  package let version: PackageVersion?

  /// Reads an id, with a version behind `@`; nil for another word.
  package init?(_ label: String) {
    let parts = label.split(separator: "@", maxSplits: 1).map { String($0) }
    guard let sdk = parts.first.flatMap({ KnownSDK.named($0) }) else { return nil }
    self.sdk = sdk
    version = parts.count > 1 ? PackageVersion(parts[1]) : nil
    if parts.count > 1, version == nil { return nil }
  }

  package func handlers(
    in callback: DelegateMethod,
    on trigger: SDKHandler.Trigger,
    _ kind: SDKHandler.Kind,
    _ lifecycle: Lifecycle
  ) -> [String] {
    sdk.handlers.filter { handler in
      handler.runs(in: version, lifecycle).contains { run in
        run.callback == callback && run.triggers.contains(trigger) && run.kinds.contains(kind)
      }
    }.map { $0.name }
  }
}
