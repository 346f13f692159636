import PushRules

// The methods that the target implements, by the roles of its classes.
extension TargetReader {
  mutating func readApplicationDelegates() {
    readMethods(of: .applicationDelegate, delegates)
    for file in plan.unreadCode {
      let name = file.source.name
      let known = file.methods.filter { Role.applicationDelegate.methods.contains($0.method) }
      for (method, offset) in known where delegates.isEmpty {
        guard profile.situation.implements.insert(method).inserted else { continue }
        add(.implements, method.id, at: offset, in: file.source)
      }
      let rest = known.isEmpty ? "" : " but for the names of its methods"
      let reason = "\(name) is \(file.language), which is not read" + rest
      let found = known.map { $0.method }
      addDoubt(about: name, reason, Self.pushMethods(of: file.roles).subtracting(found))
    }
    if plan.isPart {
      let reason = "of the app's sources only this one was named"
      addDoubt(about: "another source", reason, Self.pushMethods(of: Role.allCases))
    }
    guard delegates.isEmpty else { return }
    if let generated = plan.generated {
      let reason = "the code of the app is not there: `\(generated.call)` writes it"
      addDoubt(about: generated.manifest.name, reason, Self.pushMethods(of: Role.allCases))
    } else if let path = plan.outside.first {
      let reason =
        "the target compiles code outside of the folder, such as \(path): what it implements is not "
        + "counted"
      addDoubt(about: path, reason)
    } else if apps.isEmpty, plan.unreadCode.isEmpty {
      let reason = "the code of the target has no application delegate"
      addDoubt(about: "an application delegate elsewhere", reason)
    }
  }

  mutating func readOtherRoles() {
    for role in [Role.sceneDelegate, .pushRegistryDelegate, .channelManagerDelegate] {
      readMethods(of: role, classes(of: role))
    }
    readListedSceneDelegates()
  }

  /// Counts the method that a service extension inherits from a class of an SDK, or may have in code
  /// that is not there.
  mutating func readInheritedExtension() {
    guard plan.extensionPoint == FolderPlanner.servicePoint, profile.situation.implements.isEmpty
    else { return }
    if plan.own.isEmpty {
      addDoubt(about: plan.name, "the code of \(plan.name) is not there", [.serviceExtension])
    }
    let part = types.names.flatMap { types.parts(of: $0) }.first { part in
      [.class, .interface].contains(part.declaration.kind)
        && part.declaration.parents.prefix(1).contains { parent in
          !types.contains(parent) && !AppRoles.isOfApple(parent) && !parent.hasPrefix("UN")
        }
    }
    guard let part else { return }
    profile.situation.implements.insert(.serviceExtension)
    let (id, source) = (DelegateMethod.serviceExtension.id, types.files[part.file].source)
    add(.implements, id, from: .superclass, at: part.declaration.offset, in: source)
  }

  /// The classes of a role that something makes.
  func classes(of role: Role) -> [String] {
    AppRoles.classes(of: role, in: types).filter { !unmade.contains($0) }
  }

  /// Adds the methods of known scene delegates that only the Info.plist names.
  private mutating func readListedSceneDelegates() {
    guard let list = plan.infoPlist else { return }
    let roles = list.root["UIApplicationSceneManifest"]?["UISceneConfigurations"]?.members ?? []
    for configuration in roles.prefix(TargetPlan.most).flatMap({ $0.node.elements }) {
      guard let node = configuration["UISceneDelegateClassName"],
        let name = node.string?.lastName
      else { continue }
      // The system takes the class that the list names, whatever protocols its declaration shows.
      if types.contains(name) { readMethods(of: .sceneDelegate, [name]) }
      guard !types.contains(name), let known = KnownClass.named(name) else { continue }
      for method in known.implements
      where profile.situation.implements.insert(method).inserted {
        add(.implements, method.id, from: .superclass, at: node.offset, in: list.source)
      }
    }
  }

  /// Notes the methods of a role that classes and their superclasses in the target have, and those
  /// of the superclasses that frameworks have for delegates.
  mutating func readMethods(of role: Role, _ names: [String]) {
    var visited: Set<String> = []
    for name in names {
      readMethods(of: role, name, besides: &visited)
      if [.applicationDelegate, .sceneDelegate].contains(role) { readKnownSuperclasses(of: name) }
    }
  }

  private mutating func readMethods(
    of role: Role,
    _ name: String,
    besides visited: inout Set<String>
  ) {
    let wanted = role.methods
    for found in types.allMethods(of: name, besides: &visited) {
      guard let method = types.meaning(of: found), wanted.contains(method),
        NearMiss(of: found, method, in: types) == nil
      else { continue }
      let place = MethodPlace(method: method, file: found.file, offset: found.declaration.offset)
      if noted.insert(place).inserted { implement(method, by: found) }
    }
  }

  private mutating func readKnownSuperclasses(of name: String) {
    for ancestor in types.superclasses(of: name) where !types.contains(ancestor) {
      let parts = types.superclasses(of: name).compactMap { types.part(of: $0, naming: ancestor) }
      guard let known = KnownClass.named(ancestor), let part = parts.first else {
        noteUnknownSuperclass(ancestor, of: name)
        continue
      }
      let source = types.files[part.file].source
      let (offset, condition) = (part.declaration.offset, part.declaration.condition)
      for method in known.implements
      where profile.situation.implements.insert(method).inserted {
        add(.implements, method.id, from: .superclass, at: offset, in: source, if: condition)
      }
      for method in known.hides
      where profile.situation.implements.contains(method) && !added.contains(method) {
        let reason =
          "\(ancestor) answers for \(method.name) only if a plug-in has it (\(known.source))"
        addDoubt(about: ancestor, reason, [method], as: .hides)
      }
    }
  }

  private mutating func noteUnknownSuperclass(_ ancestor: String, of name: String) {
    guard ancestor != name, !AppRoles.foreignDelegates.contains(ancestor) else { return }
    // A class names its superclass first, then protocols.
    let isFirst = types.parts(of: name).contains { part in
      [.class, .interface].contains(part.declaration.kind)
        && part.declaration.parents.first == ancestor
    }
    let isOpen = name.hasPart("AppDelegate") && isFirst && !AppRoles.isOfApple(ancestor)
    guard AppRoles.isNamedDelegate(ancestor) || isOpen else { return }
    let reason =
      "\(name) inherits from \(ancestor), whose code is not in the target: what it implements is "
      + "not counted"
    addDoubt(about: ancestor, reason)
  }
}
