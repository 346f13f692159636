internal import PushRules

// The methods that the target implements, by the parts that its classes play.
extension TargetReader {
  mutating func readApplicationDelegates() {
    for delegate in delegates {
      readMethods(of: .applicationDelegate, delegate)
      readKnownSuperclasses(of: delegate)
    }
    guard delegates.isEmpty else { return }
    if let path = plan.outside.first {
      addUnknown(
        "implements",
        "the target compiles code outside of the folder, such as \(path): what it implements is not "
          + "counted"
      )
    } else if apps.isEmpty {
      addUnknown("implements", "found no application delegate in the code of the target")
    }
  }

  mutating func readOtherRoles() {
    for role in [Role.sceneDelegate, .pushRegistryDelegate, .channelManagerDelegate] {
      for name in AppRoles.classes(of: role, in: types) {
        readMethods(of: role, name)
        if role == .sceneDelegate { readKnownSuperclasses(of: name) }
      }
    }
  }

  mutating func readServiceExtension() {
    for name in AppRoles.classes(of: .serviceExtension, in: types) {
      readMethods(of: .serviceExtension, name)
    }
  }

  /// Notes the methods of a role that a class and its superclasses in the target have.
  mutating func readMethods(of role: Role, _ name: String) {
    let wanted = role.methods
    var places: Set<String> = []
    for found in types.allMethods(of: name) {
      let file = types.files[found.file]
      guard let method = found.declaration.method(in: file), wanted.contains(method) else {
        continue
      }
      let miss = NearMiss(
        of: found.declaration,
        method,
        in: found.kind,
        isProtocol: types.isProtocol(found.type),
        isSwift: file.language == .swift
      )
      guard miss == nil, isNew(method, found) else { continue }
      guard places.insert("\(found.file):\(found.declaration.offset)").inserted else { continue }
      implement(method, by: found)
    }
  }

  /// Whether a fact about the method at this place is missing so far.
  private mutating func isNew(_ method: DelegateMethod, _ found: AppTypes.Method) -> Bool {
    let place = place(found.declaration.offset, in: types.files[found.file].source)
    return !profile.facts.contains { $0.value == method.id && $0.place == place }
  }

  /// Adds what the classes implement that others wrote and that the target inherits from.
  private mutating func readKnownSuperclasses(of name: String) {
    for ancestor in types.superclasses(of: name) where !types.contains(ancestor) {
      guard let known = KnownClass.named(ancestor), let part = part(inheriting: ancestor, name)
      else {
        noteUnknownSuperclass(ancestor, of: name)
        continue
      }
      let source = types.files[part.file].source
      for method in known.implements where !profile.situation.implements.contains(method) {
        profile.situation.implements.insert(method)
        add(
          "implements",
          method.id,
          from: .superclass,
          at: part.declaration.offset,
          in: source,
          if: part.declaration.condition
        )
      }
      let adding = plan.sdks.flatMap { $0.isOff(in: plan) ? [] : $0.preset.adds }
      for method in known.hides
      where profile.situation.implements.contains(method) && !adding.contains(method) {
        addUnknown(
          "implements",
          "\(known.name) answers for \(method.id) only if a plug-in has it (\(known.source))"
        )
      }
    }
  }

  /// The declaration in which a type, or one of its superclasses, names a parent.
  private func part(inheriting parent: String, _ name: String) -> AppTypes.Part? {
    types.superclasses(of: name).lazy.flatMap { types.parts(of: $0) }
      .first { $0.declaration.parents.contains(parent) }
  }

  /// Says that a superclass outside of the target may have methods, unless it is one of Apple's.
  private mutating func noteUnknownSuperclass(_ ancestor: String, of name: String) {
    guard ancestor != name, !AppRoles.foreignDelegates.contains(ancestor) else { return }
    // What a class names first may be a superclass, and what follows are protocols.
    let isFirst = types.parts(of: name).contains { part in
      [.class, .interface].contains(part.declaration.kind)
        && part.declaration.parents.first == ancestor
    }
    let isOpen = name.hasPart("AppDelegate") && isFirst && !AppRoles.isOfApple(ancestor)
    guard AppRoles.isNamedDelegate(ancestor) || isOpen else { return }
    addUnknown(
      "implements",
      "\(name) inherits from \(ancestor), whose code is not in the target: what it implements is "
        + "not counted"
    )
  }
}
