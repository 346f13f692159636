import PushRules

/// The classes of a target that the system uses, by role.
struct AppRoles: Sendable {
  private let types: AppTypes
  let applicationDelegates: [String]
  /// The application delegates that a SwiftUI app does not name: nothing makes them.
  let unmade: [String]
  /// The SwiftUI types that are the app.
  let apps: [String]

  init(_ types: AppTypes, _ plan: TargetPlan) {
    self.types = types
    apps = types.names.filter { name in
      types.parts(of: name).contains { $0.declaration.has("main") }
        && types.ancestors(of: name).contains { $0 == "App" || $0 == "SwiftUI.App" }
    }
    let all = types.names.filter { Self.isDelegate($0, types) }
    // A delegate in shared code belongs to another app, unless this one names it.
    let own = all.filter { name in
      types.parts(of: name).contains { part in
        plan.ownPaths?.contains(types.files[part.file].source.path) ?? true
      }
    }
    let candidates = own.isEmpty && !plan.isForeign ? all : own
    let named = Self.named(types, candidates)
    let inherited = Set(candidates.flatMap { types.ancestors(of: $0).dropFirst() })
    let others = candidates.filter { !inherited.contains($0) }
    let usual = others.filter { $0 == "AppDelegate" }
    let chosen = !named.isEmpty ? named : usual.isEmpty ? others : usual
    unmade = named.isEmpty && !apps.isEmpty ? chosen : []
    applicationDelegates = unmade.isEmpty ? chosen : []
  }

  /// The delegate protocols of other platforms.
  static let foreignDelegates: Set<String> = [
    "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate",
  ]

  /// The delegates that an attribute, a SwiftUI app or `UIApplicationMain` names.
  private static func named(_ types: AppTypes, _ candidates: [String]) -> [String] {
    let launched = types.files.flatMap { $0.usages.launched }
    let ofSwiftUI = types.names.flatMap { types.parts(of: $0) }.flatMap { part in
      part.declaration.properties.compactMap { adapted($0) }
    }
    let marked = candidates.filter { name in
      types.parts(of: name).contains {
        $0.declaration.has("main") || $0.declaration.has("UIApplicationMain")
      }
    }
    return (marked + launched + ofSwiftUI).unique().filter { types.contains($0) }
  }

  /// The class that `@UIApplicationDelegateAdaptor` makes, from its argument or the type.
  private static func adapted(_ property: PropertyDeclaration) -> String? {
    let name = "UIApplicationDelegateAdaptor"
    guard
      let attribute = property.attributes.first(where: { $0.name.hasSuffix(name) })
    else { return nil }
    // `Wrapper<AppDelegate>.self` forwards to the class in brackets.
    let stated = attribute.argument?.split { $0 == "." || $0 == "<" || $0 == ">" }
      .last { $0 != "self" }
    return stated.map { String($0) } ?? property.type
  }

  private static func isDelegate(_ name: String, _ types: AppTypes) -> Bool {
    guard !types.isProtocol(name) else { return false }
    let ancestors = types.ancestors(of: name)
    if ancestors.contains("UIApplicationDelegate") { return true }
    if !foreignDelegates.isDisjoint(with: ancestors) { return false }
    if types.parts(of: name).contains(where: { $0.declaration.isMarkedDelegate }) { return true }
    // Parents whose declarations are not in the target.
    let foreign = ancestors.dropFirst().filter { !types.contains($0) }
    if foreign.contains(where: { isNamedDelegate($0) }) { return true }
    // In Objective-C a nib may make the delegate, and a class need not name the protocol.
    let isOpen = types.isObjectiveC(name) || foreign.contains { !isOfApple($0) }
    return (isOpen && name.hasPart("AppDelegate") || types.lacksInterface(name))
      && hasMethods(of: .applicationDelegate, name, types)
  }

  static func isNamedDelegate(_ name: String) -> Bool {
    ["AppDelegate", "ApplicationDelegate", "AppDelegateWrapper"].contains { name.hasSuffix($0) }
  }

  static func isOfApple(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS")
  }

  static func hasMethods(of role: Role, _ name: String, _ types: AppTypes) -> Bool {
    types.methods(of: name).contains { types.meaning(of: $0).map(role.methods.contains) ?? false }
  }

  static func classes(of role: Role, in types: AppTypes) -> [String] {
    types.names.filter { name in
      guard !types.isProtocol(name) else { return false }
      if types.ancestors(of: name).contains(where: { role.protocols.contains($0) }) { return true }
      return types.lacksInterface(name) && hasMethods(of: role, name, types)
    }
  }
}

/// The roles of the classes of a target, by their own parents and those of their subclasses.
struct ClassRoles: Sendable {
  private let types: AppTypes
  private var roles: [String: Set<Role>] = [:]
  let ofDelegates: Set<String>
  private var calls: [String: [(file: Int, offset: Int)]] = [:]

  init(_ types: AppTypes, _ delegates: [String]) {
    self.types = types
    ofDelegates = Set(delegates.flatMap { types.ancestors(of: $0) })
    let ofProtocols = Dictionary(
      first: Role.allCases.flatMap { role in role.protocols.map { ($0, role) } }
    )
    for name in types.names {
      let ancestors = types.ancestors(of: name)
      let own = Set(ancestors.compactMap { ofProtocols[$0] })
      guard !own.isEmpty else { continue }
      for ancestor in ancestors { roles[ancestor, default: []].formUnion(own) }
    }
    for (index, file) in types.files.enumerated() {
      for (name, offsets) in file.usages.calls {
        calls[name, default: []] += offsets.map { (index, $0) }
      }
    }
  }

  func roles(of name: String) -> [Role] {
    Role.allCases.filter { role in
      if role == .applicationDelegate, ofDelegates.contains(name) { return true }
      if types.lacksInterface(name), AppRoles.hasMethods(of: role, name, types) { return true }
      return roles[name]?.contains(role) == true
    }
  }

  /// Whether code of the app, instead of the system, calls a method of this name.
  func isCalled(_ found: AppTypes.Method, _ method: DelegateMethod) -> Bool {
    [found.declaration.name, method.signature, method.selector].contains { name in
      // A method that forwards its call does not call itself.
      calls[name]?.contains { call in
        call.file != found.file || found.declaration.body?.contains(call.offset) != true
      } == true
    }
  }
}
