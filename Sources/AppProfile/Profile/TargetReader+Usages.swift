import PushRules

// The life cycle, inputs that a single place in code settles, and the property lists.
extension TargetReader {
  mutating func readLifecycle() {
    for part in apps.flatMap({ types.parts(of: $0) }) where part.declaration.has("main") {
      addScenes(at: part.declaration.offset, in: part.file)
    }
    let writer = plan.writer(of: "UIApplicationSceneManifest")
    if let manifest = plan.sceneManifest {
      add(.lifecycle, "scene", from: manifest.origin, at: manifest.offset, in: manifest.source)
    } else if plan.infoPlist == nil || writer != nil {
      readScenesInCode()
    }
    let isOfScenes = profile.facts.contains { $0.input == .lifecycle }
    if !isOfScenes, let writer {
      addUnknown(.lifecycle, "\(writer.name) states a scene manifest, which is not read")
      return
    }
    if !isOfScenes, plan.infoPlist == nil {
      let reason =
        "there is neither an Info.plist nor a scene delegate; the life cycle of the app delegate is "
        + "assumed"
      addUnknown(.lifecycle, reason)
    }
    profile.situation.lifecycle = isOfScenes ? .scene : .app
  }

  private mutating func addScenes(at offset: Int, in file: Int) {
    add(.lifecycle, "scene", at: offset, in: types.files[file].source)
  }

  /// Notes scene delegates and the method that configures scenes.
  private mutating func readScenesInCode() {
    for name in classes(of: .sceneDelegate) {
      if let part = types.parts(of: name).first {
        addScenes(at: part.declaration.offset, in: part.file)
      }
    }
    for method in types.allMethods(of: delegates)
    where Self.sceneConfigurations.contains(method.declaration.name) {
      addScenes(at: method.declaration.offset, in: method.file)
    }
  }

  private static let sceneConfigurations: Set<String> = [
    "application(_:configurationForConnecting:options:)",
    "application:configurationForConnectingSceneSession:options:",
  ]

  /// Notes where a registry of PushKit is made; without one the situation stays open.
  mutating func readPushRegistry() {
    for (index, file) in types.files.enumerated() {
      for place in file.usages.pushRegistries {
        let moment = launch.reachesByFirstTurn(place.offset, in: index) ? PushRegistry.set : .late
        if profile.situation.pushRegistry != .set { profile.situation.pushRegistry = moment }
        add(.pushRegistry, moment.name, at: place.offset, in: file.source, if: place.condition)
      }
    }
  }

  mutating func readCategories() {
    var options: Set<CategoryOption> = []
    for file in types.files {
      for place in file.usages.dismissActions {
        options.insert(.customDismiss)
        let name = CategoryOption.customDismiss.name
        add(.categoryOptions, name, at: place.offset, in: file.source, if: place.condition)
      }
    }
    profile.situation.categoryOptions = options
  }

  mutating func readRegistrations() {
    let input = Fact.Input.registersForRemoteNotifications
    for file in types.files {
      for place in file.usages.registrations {
        add(input, "yes", at: place.offset, in: file.source, if: place.condition)
      }
    }
    if types.files.allSatisfy({ $0.usages.registrations.isEmpty }) {
      addUnknown(input, "no code of the target calls registerForRemoteNotifications")
    }
  }

  mutating func findNearMisses() {
    let parts = ClassRoles(types, delegates)
    for name in types.names {
      let methods = types.methods(of: name).filter {
        MethodSpelling.baseNames.contains($0.declaration.baseName)
      }
      guard !methods.isEmpty else { continue }
      if unmade.contains(name) {
        let known = methods.compactMap { found in types.meaning(of: found).map { ($0, found) } }
        let lost = known.first { !$0.0.isOfLaunch } ?? known.first
        if let (method, found) = lost { add(.unmade(method), found) }
        continue
      }
      let roles = parts.roles(of: name)
      for found in methods {
        let isSwift = types.files[found.file].language == .swift
        if let method = types.meaning(of: found) {
          if let miss = miss(found, method, roles, parts) { add(miss, found) }
        } else if let miss = NearMiss.misspelling(of: found.declaration, roles, isSwift: isSwift) {
          add(miss, found)
        }
      }
    }
  }

  private func miss(
    _ found: AppTypes.Method,
    _ method: DelegateMethod,
    _ roles: [Role],
    _ parts: ClassRoles
  ) -> NearMiss? {
    let isProtocol = types.isProtocol(found.type)
    if isProtocol, found.kind != .extension { return nil }
    guard let role = Role.allCases.first(where: { $0.methods.contains(method) }) else { return nil }
    // What conforms to another protocol is unknown.
    let conforms = roles.contains(role)
    if isProtocol, !conforms { return nil }
    if let miss = NearMiss(of: found, method, in: types) { return conforms ? miss : nil }
    // Of several application delegates the system makes one.
    let isOfDelegate = parts.ofDelegates.contains(found.type)
    guard !conforms || role == .applicationDelegate && !isOfDelegate,
      !(isOfDelegate && types.isObjectiveC(found.type)), isComplete(found.type), isLost(method),
      !parts.isCalled(found, method)
    else { return nil }
    let path = types.files[found.file].source.path
    guard plan.ownPaths?.contains(path) != false else { return nil }
    return .unasked(method, role, conforms: conforms)
  }

  /// Whether the app needs a method for pushes, and no class that the system asks has it.
  private func isLost(_ method: DelegateMethod) -> Bool {
    !method.isOfLaunch && !(delegates.isEmpty && apps.isEmpty) && fact(of: method) == nil
  }

  /// Whether all parents of a class are known, so that none can make it a delegate.
  private func isComplete(_ name: String) -> Bool {
    types.ancestors(of: name).dropFirst().allSatisfy { parent in
      types.contains(parent) || AppRoles.isOfApple(parent) || parent == "ObservableObject"
    }
  }

  mutating func readBundle() {
    if plan.kind != .serviceExtension { readBackgroundModes() }
    readEntitlements()
    readSDK()
    if let stated = plan.deploymentTarget {
      profile.deploymentTarget = stated.value
      let (origin, source) = (stated.origin, stated.source)
      add(.deploymentTarget, stated.value, from: origin, at: stated.offset, in: source)
    } else {
      addUnknown(.deploymentTarget, "no project states the oldest version of iOS")
    }
    if let list = plan.infoPlist, let exits = list.root["UIApplicationExitsOnSuspend"] {
      let value = exits.isTrue ? "true" : "false"
      add(.exitsOnSuspend, value, from: .plist, at: exits.offset, in: list.source)
    }
  }

  private mutating func readBackgroundModes() {
    let nodes = plan.infoPlist?.root["UIBackgroundModes"]?.elements ?? []
    if nodes.isEmpty, let writer = plan.writer(of: "UIBackgroundModes") {
      addUnknown(.backgroundModes, "\(writer.name) states the modes, which are not read")
      return
    }
    guard let list = plan.infoPlist else {
      if plan.isInfoPlistGenerated {
        profile.situation.backgroundModes = []
      } else {
        addUnknown(.backgroundModes, "the target has no Info.plist")
      }
      return
    }
    var modes: Set<BackgroundMode> = []
    for node in nodes {
      guard let name = node.string, let mode = BackgroundMode(name: name) else { continue }
      modes.insert(mode)
      add(.backgroundModes, name, from: .plist, at: node.offset, in: list.source)
    }
    profile.situation.backgroundModes = modes
  }

  private mutating func readEntitlements() {
    guard plan.kind == .app else { return }
    guard let list = plan.entitlements else {
      addUnknown(.apsEnvironment, "the target has no entitlements")
      return
    }
    profile.entitlements = Set(list.root.members.map { $0.key })
    guard let node = list.root["aps-environment"], let value = node.string else { return }
    add(.apsEnvironment, value, from: .plist, at: node.offset, in: list.source)
  }

  private mutating func readSDK() {
    guard let list = plan.infoPlist, let node = list.root["DTSDKName"],
      let name = node.string, name.hasPrefix("iphoneos")
    else { return }
    let text = String(name.dropFirst("iphoneos".count))
    guard let version = SystemVersion(text) else { return }
    profile.situation.sdk = version
    add(.sdk, text, from: .plist, at: node.offset, in: list.source)
  }
}
