internal import PushRules

// The life cycle, and inputs that a single place in code settles.
extension TargetReader {
  mutating func readLifecycle() {
    var isOfScenes = false
    for app in apps {
      for part in types.parts(of: app) where part.declaration.has("main") {
        isOfScenes = true
        let source = types.files[part.file].source
        add(.lifecycle, "scene", at: part.declaration.offset, in: source)
      }
    }
    if let manifest = plan.sceneManifest {
      isOfScenes = true
      add(.lifecycle, "scene", from: manifest.origin, at: manifest.offset, in: manifest.source)
    } else if plan.infoPlist == nil {
      isOfScenes = readScenesInCode() || isOfScenes
    }
    if !isOfScenes, plan.infoPlist == nil {
      let reason =
        "there is neither an Info.plist nor a scene delegate; the life cycle of the app delegate is "
        + "assumed"
      addUnknown(.lifecycle, reason)
    }
    profile.situation.lifecycle = isOfScenes ? .scene : .app
  }

  /// Notes scene delegates and the method that configures scenes; returns whether there are any.
  private mutating func readScenesInCode() -> Bool {
    var hasScenes = false
    for name in AppRoles.classes(of: .sceneDelegate, in: types) {
      for part in types.parts(of: name).prefix(1) {
        hasScenes = true
        let source = types.files[part.file].source
        add(.lifecycle, "scene", at: part.declaration.offset, in: source)
      }
    }
    var visited: Set<String> = []
    for delegate in delegates {
      for method in types.allMethods(of: delegate, besides: &visited)
      where Self.sceneConfigurations.contains(method.declaration.name) {
        hasScenes = true
        let file = types.files[method.file]
        add(.lifecycle, "scene", at: method.declaration.offset, in: file.source)
      }
    }
    return hasScenes
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
      let roles = parts.roles(of: name)
      for found in methods {
        let file = types.files[found.file]
        let isSwift = file.language == .swift
        if let method = found.declaration.method(in: file) {
          if let miss = miss(found, method, roles, parts, isSwift: isSwift) { add(miss, found) }
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
    _ parts: ClassRoles,
    isSwift: Bool
  ) -> NearMiss? {
    let isProtocol = types.isProtocol(found.type)
    if isProtocol, found.kind != .extension { return nil }
    guard let role = Role.allCases.first(where: { $0.methods.contains(method) }) else { return nil }
    // What conforms to another protocol is unknown.
    if isProtocol, !roles.contains(role) { return nil }
    let miss = NearMiss(
      of: found.declaration,
      method,
      in: found.kind,
      isProtocol: isProtocol,
      isSwift: isSwift
    )
    if let miss { return roles.contains(role) ? miss : nil }
    let conforms = roles.contains(role)
    // Of several application delegates the system makes one.
    let isOther = role == .applicationDelegate && !parts.isOfDelegate(found.type)
    guard !conforms || isOther, !parts.isDesignated(found.type), isComplete(found.type),
      isLost(method), !parts.isCalled(found, method)
    else { return nil }
    let path = types.files[found.file].source.path
    guard plan.ownPaths?.contains(path) != false else { return nil }
    return .unasked(method, role, conforms: conforms)
  }

  /// Whether the app needs a method for pushes, and no class that the system asks has it.
  private func isLost(_ method: DelegateMethod) -> Bool {
    !method.isOfLaunch && !(delegates.isEmpty && apps.isEmpty)
      && !profile.facts.contains {
        $0.input == .implements && $0.value == method.id && $0.origin != .sdk
      }
  }

  /// Whether all parents of a class are known, so that none can make it a delegate.
  private func isComplete(_ name: String) -> Bool {
    types.ancestors(of: name).dropFirst().allSatisfy { parent in
      types.contains(parent) || AppRoles.isOfApple(parent) || parent == "ObservableObject"
    }
  }
}
