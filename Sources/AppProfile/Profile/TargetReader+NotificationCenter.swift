internal import PushRules

// The delegate of the notification center: whose methods it has, and when it is set.
extension TargetReader {
  /// A place that sets the delegate.
  private struct Setting {
    let file: Int
    let sign: CodeSigns.DelegateSetting
    /// The class of the delegate, or nil if nothing says it.
    let type: String?
  }

  mutating func readNotificationCenter() {
    let settings = settings()
    readDelegateMethods(settings)
    guard !settings.isEmpty else {
      profile.situation.notificationCenterDelegate = .some(nil)
      if !profile.situation.implements.isDisjoint(with: Role.notificationCenterDelegate.methods) {
        addUnknown(
          "notificationCenterDelegate",
          "found no code that sets the delegate of the notification center; none is assumed"
        )
      }
      return
    }
    for type in settings.compactMap({ $0.type }) where !delegateTypes.contains(type) {
      delegateTypes.append(type)
    }
    let walk = LaunchWalk(types, delegates: delegates, apps: apps)
    var isEarly = false
    for setting in settings {
      let place = setting.sign.place
      let isInTime = walk.reaches(place.offset, in: setting.file)
      isEarly = isEarly || isInTime
      add(
        "notificationCenterDelegate",
        isInTime ? "set" : "late",
        at: place.offset,
        in: types.files[setting.file].source,
        if: place.condition
      )
    }
    profile.situation.notificationCenterDelegate = .some(isEarly ? .set : .late)
  }

  /// The methods of the classes that are set; of all that could be, if one of them is not known.
  private mutating func readDelegateMethods(_ settings: [Setting]) {
    let known = settings.compactMap { $0.type }
    let isComplete = !settings.isEmpty && known.count == settings.count
    let conforming = AppRoles.classes(of: .notificationCenterDelegate, in: types)
    var names: [String] = []
    for name in isComplete ? known : known + conforming where !names.contains(name) {
      names.append(name)
    }
    for name in names { readMethods(of: .notificationCenterDelegate, name) }
    if !isComplete, !settings.isEmpty, conforming.count > 1 {
      addUnknown(
        "implements",
        "which of \(conforming.joined(separator: ", ")) becomes the delegate of the notification "
          + "center; the methods of all count"
      )
    }
  }

  private func settings() -> [Setting] {
    let centers = types.files.reduce(into: Set<String>()) { $0.formUnion($1.signs.centers) }
    return types.files.enumerated().flatMap { index, file in
      file.signs.delegateSettings.filter { sign in
        guard !["nil", "NULL"].contains(sign.value.first ?? "") else { return false }
        guard let variable = sign.variable else { return true }
        return centers.contains(variable) || isFacade(variable, at: sign.place.offset, in: index)
      }
      .map { Setting(file: index, sign: $0, type: type(of: $0, in: index)) }
    }
  }

  /// Whether a property states a protocol of the app that the center conforms to, for tests as a rule.
  private func isFacade(_ property: String, at offset: Int, in file: Int) -> Bool {
    let facades = types.parts(of: "UNUserNotificationCenter").flatMap { $0.declaration.parents }
    guard !facades.isEmpty, let around = types.type(around: offset, in: file),
      let type = types.type(ofProperty: property, in: around)
    else { return false }
    return facades.contains(type)
  }

  /// The class of the value of an assignment: that of the last property on the way that says one.
  private func type(of sign: CodeSigns.DelegateSetting, in file: Int) -> String? {
    let around = types.type(around: sign.place.offset, in: file)
    let words = sign.value.first == "self" ? Array(sign.value.dropFirst()) : sign.value
    guard let first = words.first else { return sign.value.isEmpty ? nil : around }
    guard var type = owner(first, in: around) else { return nil }
    for word in words.dropFirst() {
      if let next = types.type(ofProperty: word, in: type), types.contains(next) { type = next }
    }
    // A class that cannot be the delegate only leads to it.
    guard types.isProtocol(type) else { return type == around || isDelegate(type) ? type : nil }
    let heirs = types.names.filter { name in
      !types.isProtocol(name) && types.ancestors(of: name).contains(type)
    }
    return heirs.count == 1 ? heirs[0] : nil
  }

  /// Whether a class can be the delegate, by its protocols or, in Objective-C, by its methods.
  private func isDelegate(_ name: String) -> Bool {
    let role = Role.notificationCenterDelegate
    return types.ancestors(of: name).contains { role.protocols.contains($0) }
      || types.isObjectiveC(name) && AppRoles.hasMethods(of: role, name, types)
  }

  /// The class that a name stands for: its own, that of the object around, or that of a property.
  private func owner(_ name: String, in around: String?) -> String? {
    if types.contains(name) { return name }
    if name == "weakSelf" || name == "strongSelf" { return around }
    if let type = around.flatMap({ types.type(ofProperty: name, in: $0) }) {
      return types.contains(type) ? type : nil
    }
    // Where a container of objects makes the value, its name tells the type.
    let alike = name.prefix(1).uppercased() + name.dropFirst()
    return types.contains(alike) && isDelegate(alike) ? alike : nil
  }
}
