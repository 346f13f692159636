import PushPayload
import PushRules

// Methods of the app that the system never calls, or that do not do what it waits for.
extension TargetReader {
  /// Looks at what the system calls once its delegate is set.
  ///
  /// Another class may have a method of the same name that the app calls.
  mutating func examineBodies() {
    let all = types.names.flatMap { types.methods(of: $0) }
    let asked = all.compactMap { found -> (method: DelegateMethod, found: AppTypes.Method)? in
      guard let method = types.meaning(of: found) else { return nil }
      let place = MethodPlace(method: method, file: found.file, offset: found.declaration.offset)
      return noted.contains(place) ? (method, found) : nil
    }
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

  mutating func examineHandlers() {
    for sdk in plan.sdks where !(sdk.sdk.hasSwitch && sdk.isOff(in: plan)) {
      let registered = sdk.sdk.handlers.compactMap { handler in
        plan.mention(of: handler.word, for: sdk.sdk, isHandler: true).map { mention in
          let place = place(mention.offset, in: mention.source)
          return RegisteredHandler(sdk: sdk.sdk, handler: handler, place: place)
        }
      }
      profile.handlers += registered
      guard !unreachedSDKs.contains(sdk.sdk.id) else { continue }
      for found in registered {
        let place = found.place
        if let obstacle = obstacle(to: found.handler, of: sdk) {
          report(.handlerNeverRuns, "\(found.handler.name) never runs: \(obstacle)", at: place)
        } else if let message = missing(beside: found.handler, registered.map { $0.handler }, sdk) {
          report(.handlerMissing, message, at: place)
        }
      }
    }
  }

  private func obstacle(to handler: SDKHandler, of sdk: FoundSDK) -> String? {
    let runs = handler.runs.filter { $0.versions.contains(sdk.version) }
    guard let first = runs.first ?? handler.runs.first else { return nil }
    if runs.contains(where: { obstacle(to: $0) == nil }) { return nil }
    return runs.first.flatMap { obstacle(to: $0) }
      ?? "only \(first.versions.words ?? "other versions") run it"
  }

  private func obstacle(to run: SDKHandler.Run) -> String? {
    if let lifecycle = run.lifecycle, lifecycle != profile.situation.lifecycle {
      return lifecycle == .app
        ? "launchOptions have no push in an app with scenes; read the response of the "
          + "notification center or of the scene" : "it needs an app with scenes"
    }
    let method = run.callback
    guard
      method == .didFinishLaunching || profile.situation.implements.contains(method)
        || profile.mayHave(method)
    else {
      return "the app lacks \(method.name), which runs it"
    }
    if run.triggers == [.background], let modes = profile.situation.backgroundModes,
      !modes.contains(.remoteNotification)
    {
      return "UIBackgroundModes lacks remote-notification, so no push wakes the app"
    }
    return nil
  }

  /// The message about a handler of taps whose other half is not registered.
  private func missing(
    beside handler: SDKHandler,
    _ registered: [SDKHandler],
    _ sdk: FoundSDK
  ) -> String? {
    let lifecycle = profile.situation.lifecycle
    func runs(_ handler: SDKHandler, _ trigger: SDKHandler.Trigger) -> Bool {
      !handler.kinds(on: trigger, sdk.version, lifecycle).isEmpty
    }
    for (one, other) in [(SDKHandler.Trigger.tap, SDKHandler.Trigger.launch), (.launch, .tap)] {
      guard runs(handler, one), !registered.contains(where: { runs($0, other) }),
        let partner = sdk.sdk.handlers.first(where: { runs($0, other) })
      else { continue }
      let tap = other == .launch ? "a tap that launches the app" : "a tap while the app runs"
      return "\(handler.name) needs \(partner.name) beside it: \(tap) reaches only the latter"
    }
    return nil
  }
}

extension TargetProfile {
  func unreachedHandlers(by pushes: [SentPush]) -> [Finding] {
    guard !pushes.isEmpty, pushes.allSatisfy({ !$0.wakes }) else { return [] }
    let woken = handlers.filter { Set($0.handler.runs.map { $0.triggers }) == [[.background]] }
    return woken.map { registered in
      let tapped = handlers.first { found in
        found.sdk == registered.sdk && !found.handler.kinds(on: .tap, nil).isEmpty
      }
      let message =
        "\(registered.handler.name) runs for none of these pushes, which lack content-available"
        + (tapped.map { ", and \($0.handler.name) after a tap does" } ?? "")
      return Finding(.handlerUnreached, message, at: registered.place)
    }
  }
}
