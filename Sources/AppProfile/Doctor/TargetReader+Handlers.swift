internal import PushPayload
internal import PushRules

// The handlers of SDKs that code registers, and which of them run.
extension TargetReader {
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
