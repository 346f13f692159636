internal import PushPayload
internal import PushRules

// What third-party SDKs do to the app at run time.
extension TargetReader {
  mutating func readSDKs() {
    for sdk in plan.sdks {
      let isOff = sdk.isOff(in: plan)
      note(sdk, unless: isOff ? sdk.preset.toggle : nil)
      readSwitch(of: sdk)
      guard !isOff else { continue }
      addMethods(of: sdk)
      takeDelegate(for: sdk)
    }
  }

  private mutating func note(_ sdk: FoundSDK, unless toggle: SDKPreset.Switch?) {
    let state: String? =
      switch toggle {
      case .list, .setting: "switched off"
      case .code: "not switched on"
      case nil: nil
      }
    add("sdkPreset", sdk.preset.id, of: sdk, if: state)
    if sdk.isVersionAssumed {
      addUnknown(
        "sdkPreset",
        "found no file that states the version of \(sdk.preset.name); the newest one is assumed"
      )
    }
  }

  /// Reports a switch that the SDK ignores, since it is no Boolean.
  private mutating func readSwitch(of sdk: FoundSDK) {
    guard let list = plan.informationList, let found = sdk.listSwitch(in: plan) else { return }
    if case .boolean = found.node.value { return }
    report(
      "switch-ignored",
      "found \(found.key) with a value that is no Boolean, expected true or false: "
        + "\(sdk.preset.name) passes it by",
      at: place(found.node.offset, in: list.source)
    )
  }

  /// Adds the methods that the SDK gives the application delegate.
  private mutating func addMethods(of sdk: FoundSDK) {
    for method in sdk.preset.adds where !profile.situation.implements.contains(method) {
      let hasOther = profile.situation.implements.contains(.didReceiveFetch)
      if method == .didReceive, hasOther { continue }
      let old = profile.facts.first { $0.value == DelegateMethod.didReceive.id }
      implement(method, by: sdk)
      guard method == .didReceiveFetch, !sdk.preset.callsOldMethod, let old else { continue }
      add("hidden", DelegateMethod.didReceive.id, of: sdk)
      report(
        "method-hidden",
        "found \(DelegateMethod.didReceive.id), expected \(method.id): \(sdk.preset.name) adds "
          + "that one, and the system calls it instead",
        at: old.place
      )
    }
  }

  /// Makes the SDK the delegate of the notification center, if it takes that place.
  private mutating func takeDelegate(for sdk: FoundSDK) {
    let preset = sdk.preset
    let own = profile.facts.first {
      $0.input == "notificationCenterDelegate" && $0.origin != .sdk
    }
    let isFree = profile.situation.notificationCenterDelegate == .some(nil)
    switch preset.takes {
    case .leaves: return
    case .ifFree where !isFree:
      addMethods(ofDelegateOf: sdk)
      return
    case .ifFree, .always: break
    }
    addMethods(ofDelegateOf: sdk)
    let isLate = preset.isLate ?? isLateWithScenes(preset)
    add("notificationCenterDelegate", isLate ? "late" : "set", of: sdk)
    profile.unknown.removeAll { $0.input == "notificationCenterDelegate" }
    if profile.situation.notificationCenterDelegate != .some(.set) {
      profile.situation.notificationCenterDelegate = .some(isLate ? .late : .set)
    }
    guard let own, !preset.passesOn else { return }
    for method in preset.handles where implementsItself(method) {
      add("hidden", method.id, of: sdk)
    }
    report(
      "delegate-taken-twice",
      "found a delegate of the notification center beside that of \(preset.name), expected one: "
        + "the one that is set last gets all calls",
      at: own.place
    )
  }

  /// Adds the methods of the SDK's delegate.
  private mutating func addMethods(ofDelegateOf sdk: FoundSDK) {
    for method in sdk.preset.handles where !profile.situation.implements.contains(method) {
      implement(method, by: sdk)
    }
  }

  /// Whether the app itself has a method.
  private func implementsItself(_ method: DelegateMethod) -> Bool {
    profile.facts.contains { $0.value == method.id && $0.origin == .code }
  }

  /// Whether an SDK that waits for a scene becomes the delegate too late.
  private func isLateWithScenes(_ preset: SDKPreset) -> Bool {
    guard profile.situation.lifecycle == .scene else { return false }
    guard let early = preset.early else { return true }
    return !plan.code.contains { $0.signs.mentions.contains(early) }
  }

  private mutating func implement(_ method: DelegateMethod, by sdk: FoundSDK) {
    profile.situation.implements.insert(method)
    add("implements", method.id, of: sdk)
  }

  private mutating func add(
    _ input: String,
    _ value: String,
    of sdk: FoundSDK,
    if condition: String? = nil
  ) {
    let source = sdk.dependency?.source ?? SourceFile(SourcePlace.stated.file, "")
    let (offset, agent) = (sdk.dependency?.offset, sdk.preset.name)
    add(input, value, from: .sdk, by: agent, at: offset, in: source, if: condition)
  }

  private mutating func report(_ code: String, _ message: String, at place: SourcePlace) {
    profile.diagnostics.append(
      Diagnostic(code: code, severity: .warning, message: message, place: place)
    )
  }
}
