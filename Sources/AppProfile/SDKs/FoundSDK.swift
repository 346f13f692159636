package import PushRules

package struct FoundSDK: Hashable, Sendable {
  package let sdk: KnownSDK
  /// The version, or nil if nothing states it, so that the newest is assumed.
  package let version: PackageVersion?
  let origin: Origin

  enum Origin: Hashable, Sendable {
    case package(Dependency)
    /// A module that a file of code imports, and no package.
    case module(String, in: SourceFile)
    /// `--sdk-preset`, or a saved profile.
    case stated
  }

  var title: String { sdk.name + (version.map { " \($0)" } ?? "") }

  var label: String { sdk.id + (version.map { "@\($0)" } ?? "") }

  var source: (file: SourceFile, offset: Int?) {
    switch origin {
    case .package(let dependency): (dependency.source, dependency.offset)
    case .module(let name, let file): (file, file.bytes.firstOffset(of: name))
    case .stated: (SourceFile(SourcePlace.stated.file, ""), nil)
    }
  }

  /// Finds the SDKs of an app by its packages and imports; `--sdk-preset` replaces what is found
  /// about the same SDK.
  static func found(
    in plan: TargetPlan,
    _ dependencies: [Dependency],
    stated: [FoundSDK]
  ) -> [FoundSDK] {
    let importers = Dictionary(
      first: plan.code.flatMap { file in file.usages.imports.map { ($0, file.source) } }
    )
    return KnownSDK.all.compactMap { sdk in
      stated.first { $0.sdk == sdk } ?? found(sdk, dependencies, importers)
    }
  }

  private static func found(
    _ sdk: KnownSDK,
    _ dependencies: [Dependency],
    _ importers: [String: SourceFile]
  ) -> FoundSDK? {
    let module = sdk.names("modules").first { importers[$0] != nil }
    func origins(_ prefix: String) -> [Dependency] {
      dependencies.filter { dependency in
        let (name, names) = (dependency.name, sdk.names(prefix + dependency.manager.rawValue))
        return names.contains(name) || module != nil && names.contains(name + "*")
      }
    }
    let (own, wrappers) = (origins(""), origins("by "))
    // Where the pods of React Native are locked, a package without a pod is not linked.
    let isLinked =
      (own + wrappers).contains { $0.manager != .npm }
      || sdk.names("pods").isEmpty
      || !dependencies.contains { $0.name == KnownSDK.reactPod && $0.source.ending == "lock" }
    let named = own.first { $0.version != nil } ?? own.first
    if isLinked, let origin = named ?? wrappers.first {
      // The version of a wrapper is its own.
      return FoundSDK(sdk: sdk, version: named?.version, origin: .package(origin))
    }
    guard let module, let file = importers[module] else { return nil }
    return FoundSDK(sdk: sdk, version: nil, origin: .module(module, in: file))
  }

  /// Whether the app turns the SDK's effects off, or does not turn them on.
  func isOff(in plan: TargetPlan) -> Bool {
    guard let toggle = sdk.toggle else { return false }
    if toggle.isInList { return listSwitch(in: plan)?.isOff ?? false }
    guard let off = toggle.off else {
      return !toggle.names.contains { plan.mention(of: $0, for: sdk) != nil }
    }
    return !plan.settings.isDisjoint(with: toggle.names.map { SDKSetting(name: $0, isTrue: off) })
      && plan.settings.isDisjoint(with: toggle.names.map { SDKSetting(name: $0, isTrue: !off) })
  }

  /// The methods that it adds to the application delegate, whatever the app has.
  func added(to plan: TargetPlan) -> [DelegateMethod] {
    let isOff = isOff(in: plan)
    return sdk.facts.compactMap { fact in
      guard fact.versions.contains(version), !isOff || fact.circumstances.contains(.anySwitch)
      else { return nil }
      return switch fact.effect {
      case .adds(let method), .addsCallingOld(let method): method
      case .answers, .hides, .takes, .extends, .undisclosed, .remark: nil
      }
    }
  }

  /// The Info.plist value that switches the SDK, and whether it turns it off; only a Boolean
  /// counts.
  func listSwitch(in plan: TargetPlan) -> (key: String, node: PropertyNode, isOff: Bool)? {
    guard let toggle = sdk.toggle, toggle.isInList, let list = plan.infoPlist else { return nil }
    for key in toggle.names {
      guard let node = list.root[key] else { continue }
      if case .boolean(let value) = node.value { return (key, node, value == toggle.off) }
      return (key, node, false)
    }
    return nil
  }

  init(sdk: KnownSDK, version: PackageVersion? = nil, origin: Origin = .stated) {
    (self.sdk, self.version, self.origin) = (sdk, version, origin)
  }

  /// Reads an id, with a version behind `@`, such as `firebase@11.2`; nil for another word.
  package init?(_ label: String) {
    let parts = label.split(separator: "@", maxSplits: 1).map { String($0) }
    guard let sdk = parts.first.flatMap({ KnownSDK.named($0) }) else { return nil }
    self.init(sdk: sdk, version: parts.count > 1 ? PackageVersion(parts[1]) : nil)
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
