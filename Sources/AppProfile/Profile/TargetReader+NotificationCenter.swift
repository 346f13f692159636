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
        let isOfCenter = sign.variable.map { centers.contains($0) } ?? true
        return isOfCenter && !["nil", "NULL"].contains(sign.value.first ?? "")
      }
      .map { Setting(file: index, sign: $0, type: type(of: $0, in: index)) }
    }
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
    guard types.isProtocol(type) else { return type }
    let heirs = types.names.filter { name in
      !types.isProtocol(name) && types.ancestors(of: name).contains(type)
    }
    return heirs.count == 1 ? heirs[0] : nil
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
    let protocols = Role.notificationCenterDelegate.protocols
    let isDelegate = types.ancestors(of: alike).contains { protocols.contains($0) }
    return types.contains(alike) && isDelegate ? alike : nil
  }
}
