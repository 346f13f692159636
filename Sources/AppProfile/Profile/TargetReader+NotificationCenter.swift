import PushRules

// The delegate of the notification center: its methods, and when it is set.
extension TargetReader {
  private struct Setting {
    let file: Int
    let usage: PushUsages.DelegateSetting
    let type: String?
    /// Whether the receiver is the notification center.
    var isSure = true
  }

  mutating func readNotificationCenter() {
    let all = settings()
    for setting in all where !setting.isSure {
      let name = types.files[setting.file].source.name
      let variable = setting.usage.variable ?? ""
      addDoubt(
        about: name,
        "\(name) sets the delegate of `\(variable)`, whose type is not known",
        Self.pushMethods(of: [.notificationCenterDelegate])
      )
    }
    let settings = all.filter { $0.isSure }
    readDelegateMethods(settings)
    guard !settings.isEmpty else {
      profile.situation.notificationCenterDelegate = .some(nil)
      if !profile.situation.implements.isDisjoint(with: Role.notificationCenterDelegate.methods) {
        let reason = "no code sets the notification center delegate; none is assumed"
        addUnknown(.notificationCenterDelegate, reason)
      }
      return
    }
    delegateTypes = settings.compactMap { $0.type }.unique()
    var isEarly = false
    for setting in settings {
      let place = setting.usage.place
      let isInTime = launch.reaches(place.offset, in: setting.file)
      isEarly = isEarly || isInTime
      add(
        .notificationCenterDelegate,
        isInTime ? "set" : "late",
        at: place.offset,
        in: types.files[setting.file].source,
        if: place.condition
      )
    }
    profile.situation.notificationCenterDelegate = .some(isEarly ? .set : .late)
  }

  private mutating func readDelegateMethods(_ settings: [Setting]) {
    let known = settings.compactMap { $0.type }
    let isComplete = !settings.isEmpty && known.count == settings.count
    let conforming = classes(of: .notificationCenterDelegate)
    readMethods(of: .notificationCenterDelegate, (isComplete ? known : known + conforming).unique())
    if !isComplete, !settings.isEmpty, conforming.count > 1 {
      let reason =
        "which of \(conforming.joined(separator: ", ")) becomes the delegate of the notification "
        + "center; the methods of all count"
      addUnknown(.implements, reason)
    }
  }

  private func settings() -> [Setting] {
    let centers = types.files.reduce(into: Set<String>()) { $0.formUnion($1.usages.centers) }
    // Protocols of the app that the center conforms to, mostly for tests.
    let facades = Set(
      types.parts(of: "UNUserNotificationCenter").flatMap { $0.declaration.parents }
    )
    var classes = Subclasses(types)
    return types.files.enumerated().flatMap { index, file -> [Setting] in
      guard !file.usages.delegateSettings.isEmpty else { return [] }
      let bodies = Intervals(
        file.types.flatMap { type in
          type.methods.compactMap { method in method.body.map { ($0, type.simpleName) } }
        }
      )
      return file.usages.delegateSettings.compactMap { usage in
        guard !["nil", "NULL"].contains(usage.value.first ?? "") else { return nil }
        let around = bodies.value(at: usage.place.offset)
        guard !unmade.contains(around ?? "") else { return nil }
        if let variable = usage.variable, !centers.contains(variable) {
          let type = around.flatMap { types.property(variable, in: $0)?.type }
          if type.map({ facades.contains($0) }) != true {
            let mayBe = type.map { types.isProtocol($0) } ?? true
            guard mayBe, variable.lowercased().hasPart("center") else { return nil }
            return Setting(file: index, usage: usage, type: nil, isSure: false)
          }
        }
        return Setting(file: index, usage: usage, type: type(of: usage, in: around, &classes))
      }
    }
  }

  /// The class of an assigned value: the last property of the chain with a known type.
  private func type(
    of usage: PushUsages.DelegateSetting,
    in around: String?,
    _ classes: inout Subclasses
  ) -> String? {
    let words = usage.value.first == "self" ? Array(usage.value.dropFirst()) : usage.value
    guard let first = words.first else { return usage.value.isEmpty ? nil : around }
    guard var type = owner(first, in: around, &classes) else { return nil }
    for word in words.dropFirst() {
      if let next = types.property(word, in: type)?.type, types.contains(next) { type = next }
    }
    // A class that cannot be the delegate is a step towards it.
    guard types.isProtocol(type) else {
      return type == around || classes.isDelegate(type) ? type : nil
    }
    return classes.only(of: type)
  }

  /// The class behind a name: a type, the object around, or a property.
  private func owner(_ name: String, in around: String?, _ classes: inout Subclasses) -> String? {
    if types.contains(name) { return name }
    if name == "weakSelf" || name == "strongSelf" { return around }
    if let type = around.flatMap({ types.property(name, in: $0)?.type }) {
      return types.contains(type) ? type : nil
    }
    // A dependency container makes the value: its name hints at the type.
    let alike = name.prefix(1).uppercased() + name.dropFirst()
    return types.contains(alike) && classes.isDelegate(alike) ? alike : nil
  }

  private struct Subclasses {
    private let types: AppTypes
    private var delegates: [String: Bool] = [:]
    /// The only subclass of a type; nil for several.
    private lazy var subtype: [String: String?] = types.names.reduce(into: [:]) { found, name in
      guard !types.isProtocol(name) else { return }
      for ancestor in types.ancestors(of: name) {
        found[ancestor] = .some(found[ancestor] == nil ? name : nil)
      }
    }

    init(_ types: AppTypes) { self.types = types }

    mutating func only(of type: String) -> String? { subtype[type] ?? nil }

    /// Whether a class can be the delegate, by its protocols or, in Objective-C, by its methods.
    mutating func isDelegate(_ name: String) -> Bool {
      if let known = delegates[name] { return known }
      let role = Role.notificationCenterDelegate
      let isDelegate =
        types.ancestors(of: name).contains { role.protocols.contains($0) }
        || types.isObjectiveC(name) && AppRoles.hasMethods(of: role, name, types)
      delegates[name] = isDelegate
      return isDelegate
    }
  }
}
