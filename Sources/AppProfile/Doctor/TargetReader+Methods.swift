internal import PushPayload
internal import PushRules

// Methods of the app that the system never calls, or that do not do what it waits for.
extension TargetReader {
  /// The app's methods that the system calls once their delegate is set.
  ///
  /// Another class may have a method of the same name that the app calls.
  private var askedMethods: [(method: DelegateMethod, found: AppTypes.Method)] {
    types.names.flatMap { types.methods(of: $0) }.compactMap { found in
      guard let method = types.meaning(of: found) else { return nil }
      let place = MethodPlace(method: method, file: found.file, offset: found.declaration.offset)
      return noted.contains(place) ? (method, found) : nil
    }
  }

  mutating func examineBodies() {
    let asked = askedMethods
    examineMissingDelegate(asked)
    examineCalls(asked)
    for (method, found) in asked {
      examineIsolation(found)
      if !answered.contains(method) { examineCompletion(of: method, found) }
    }
  }

  private mutating func report(_ code: LintCode, _ message: String, in found: AppTypes.Method) {
    report(code, message, at: place(found.declaration.offset, in: types.files[found.file].source))
  }

  private mutating func examineMissingDelegate(
    _ asked: [(method: DelegateMethod, found: AppTypes.Method)]
  ) {
    guard profile.situation.notificationCenterDelegate == .some(nil) else { return }
    let silent = asked.filter { one in
      DelegateMethod.ofNotificationCenter.contains(one.method) && !profile.mayHave(one.method)
    }.map { $0.found }
    guard let first = silent.first else { return }
    let names = silent.map { "`\($0.declaration.name)`" }.unique()
    report(
      .delegateMissing,
      names.joined(separator: " and ") + (names.count == 1 ? " never runs" : " never run")
        + ": no code of the app sets `UNUserNotificationCenter.current().delegate`; set it before "
        + "didFinishLaunching returns",
      in: first
    )
  }

  private mutating func examineCompletion(of method: DelegateMethod, _ found: AppTypes.Method) {
    let file = types.files[found.file]
    guard let exit = CompletionPath(found.declaration, of: file)?.exit else { return }
    let message = "\(method.name) may return here without calling its completion handler"
    report(.completionMissing, message, at: place(exit, in: file.source))
  }

  private mutating func examineIsolation(_ found: AppTypes.Method) {
    let declaration = found.declaration
    guard declaration.isAsync, !plan.isMainActorByDefault,
      !(declaration.isMainActor ?? isMayBeOnMainActor(found.type))
    else { return }
    let message =
      "`\(declaration.name)` async may run off the main thread, where UIKit may end the app (Call "
      + "must be made on main thread); mark it `@MainActor`"
    report(.asyncOffMain, message, in: found)
  }

  /// Whether a class is isolated to the main actor by itself or its parents, or may be by a
  /// superclass that is not known.
  private func isMayBeOnMainActor(_ name: String) -> Bool {
    let ancestors = types.ancestors(of: name)
    return !ancestors.contains("NSObject")
      || ancestors.contains { ancestor in
        ancestor.hasPrefix("UI") || KnownClass.named(ancestor) != nil
          || types.parts(of: ancestor).contains { $0.declaration.has("MainActor") }
      }
  }

  /// Reports a method for VoIP pushes in an app that reports no call, or a path that reports none.
  private mutating func examineCalls(
    _ asked: [(method: DelegateMethod, found: AppTypes.Method)]
  ) {
    let methods: [DelegateMethod] = [.didReceiveIncomingPush, .didReceiveIncomingVoIPPush]
    guard let found = asked.first(where: { methods.contains($0.method) })?.found,
      profile.situation.backgroundModes?.contains(.voip) == true
        || types.files.contains(where: { $0.usages.namesVoIP })
    else { return }
    let name = "`\(found.declaration.name)`"
    if types.files.contains(where: { $0.usages.reportsCalls }) {
      let file = types.files[found.file]
      let path = CompletionPath(reportingCalls: found.declaration, of: file)
      guard let exit = path?.exit, exit != found.declaration.offset else { return }
      let message =
        name + " may return here without reporting a call: iOS ends an app that reports none for a "
        + "VoIP push; report the call and end it at once, or send an alert push in its place"
      report(.callUnreported, message, at: place(exit, in: file.source))
    } else if plan.unreadCode.isEmpty {
      let message =
        name + " gets VoIP pushes, and no code of the app names a call that reports one: iOS ends "
        + "an app that reports none; call `reportNewIncomingCall` of CallKit"
      report(.callUnreported, message, in: found)
    }
  }
}
