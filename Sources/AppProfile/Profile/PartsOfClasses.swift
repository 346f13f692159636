internal import PushRules

/// The parts that the classes of a target play, by their own parents and by those of their heirs.
struct PartsOfClasses: Sendable {
  private struct Call {
    let file: Int
    let offset: Int
  }

  private let types: AppTypes
  private var roles: [String: Set<Role>] = [:]
  /// The application delegates and the types that they inherit from.
  private let ofDelegates: Set<String>
  /// The calls of methods of delegates, by the names of the methods.
  private var calls: [String: [Call]] = [:]

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
      for (name, offsets) in file.signs.calls {
        calls[name, default: []] += offsets.map { Call(file: index, offset: $0) }
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

  /// Whether a delegate in Objective-C inherits from the class.
  func isDesignated(_ name: String) -> Bool {
    ofDelegates.contains(name) && types.isObjectiveC(name)
  }

  /// Whether other code of the app calls a method of that name, and not the system.
  func isCalled(_ found: AppTypes.Method, _ method: DelegateMethod) -> Bool {
    [found.declaration.name, method.signature, method.selector].contains { name in
      // A method that hands its call on does not call itself.
      calls[name]?.contains { call in
        call.file != found.file || found.declaration.body?.contains(call.offset) != true
      } == true
    }
  }
}
