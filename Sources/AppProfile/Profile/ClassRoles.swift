internal import PushRules

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
