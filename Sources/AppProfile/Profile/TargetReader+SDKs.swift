internal import PushPayload
internal import PushRules

// What third-party SDKs do to the app at run time.
extension TargetReader {
  mutating func readSDKs() {
    let own = profile
    for sdk in plan.sdks {
      let facts = sdk.sdk.facts.filter { holds($0, for: sdk, in: own) }
      note(sdk, facts)
      readSwitch(of: sdk)
      for fact in facts { apply(fact, of: sdk) }
      for fact in facts { if let trouble = fact.trouble { report(trouble, fact, of: sdk) } }
    }
  }

  /// Whether a fact holds in the app, as it is without SDKs.
  private func holds(_ fact: SDKFact, for sdk: FoundSDK, in own: TargetProfile) -> Bool {
    guard fact.versions.contains(sdk.version) else { return false }
    let circumstances = fact.circumstances
    if !circumstances.contains(.switchedOff), !circumstances.contains(.anySwitch),
      sdk.isOff(in: plan)
    {
      return false
    }
    return circumstances.allSatisfy { holds($0, for: sdk, in: own) }
  }

  private func holds(
    _ circumstance: SDKFact.Circumstance,
    for sdk: FoundSDK,
    in own: TargetProfile
  ) -> Bool {
    let delegate = own.facts.contains { $0.input == "notificationCenterDelegate" }
    let methods = own.facts.filter { $0.origin == .code }.map { $0.value }
    return switch circumstance {
    case .scenes: own.situation.lifecycle == .scene
    case .noScenes: own.situation.lifecycle != .scene
    case .calls(let word): plan.mention(of: word, for: sdk.sdk) != nil
    case .callsNot(let word): plan.mention(of: word, for: sdk.sdk) == nil
    case .switchedOff: sdk.isOff(in: plan)
    case .anySwitch: true
    case .beside(let id): plan.sdks.contains { $0.sdk.id == id }
    case .without(let id): !plan.sdks.contains { $0.sdk.id == id }
    case .ownDelegate: delegate
    case .noOwnDelegate: !delegate
    case .has(let method): methods.contains(method.id)
    case .lacks(let method): !methods.contains(method.id)
    }
  }

  private mutating func note(_ sdk: FoundSDK, _ facts: [SDKFact]) {
    let isOff = sdk.sdk.hasSwitch && sdk.isOff(in: plan)
    let state: String? =
      switch sdk.sdk.toggle {
      case .list, .setting: isOff ? "switched off" : nil
      case .code: isOff ? "not switched on" : nil
      case nil: nil
      }
    let notes = facts.isEmpty ? ["It changes no callback."] : facts.map { $0.sentence }
    add("sdkPreset", sdk.label, of: sdk, notes: notes, if: state)
    switch sdk.proof {
    case .package where sdk.version == nil:
      addUnknown(
        "sdkPreset",
        "no file states the version of \(sdk.sdk.name); the newest one is assumed"
      )
    case .module(let name, _):
      addUnknown(
        "sdkPreset",
        "the code imports \(name), but no file lists a package of \(sdk.sdk.name): the newest "
          + "version is assumed"
      )
    case .package, .call: break
    }
  }

  /// Reports a switch that the SDK ignores, since it is no Boolean.
  private mutating func readSwitch(of sdk: FoundSDK) {
    guard let list = plan.informationList, let found = sdk.listSwitch(in: plan) else { return }
    if case .boolean = found.node.value { return }
    report(
      "switch-ignored",
      "\(found.key) must be true or false: \(sdk.sdk.name) ignores any other value",
      at: place(found.node.offset, in: list.source)
    )
  }

  private mutating func apply(_ fact: SDKFact, of sdk: FoundSDK) {
    switch fact.effect {
    case .adds(let method): add(method, of: sdk, callsOld: false)
    case .addsCallingOld(let method): add(method, of: sdk, callsOld: true)
    case .takes(let taking): take(taking, for: sdk)
    case .extends: addMethods(ofDelegateOf: sdk)
    case .answers(let method): answered.insert(method)
    case .remark: break
    }
  }

  private mutating func add(_ method: DelegateMethod, of sdk: FoundSDK, callsOld: Bool) {
    guard !profile.situation.implements.contains(method) else { return }
    let hasOther = profile.situation.implements.contains(.didReceiveFetch)
    if method == .didReceive, hasOther { return }
    let old = profile.facts.first { $0.value == DelegateMethod.didReceive.id }
    implement(method, by: sdk)
    guard method == .didReceiveFetch, !callsOld, let old else { return }
    add("hidden", DelegateMethod.didReceive.id, of: sdk)
    report(
      "method-hidden",
      "iOS no longer calls this method: \(sdk.sdk.name) adds \(method.name), which iOS calls "
        + "instead; implement that one",
      at: old.place
    )
  }

  private mutating func take(_ taking: SDKFact.Taking, for sdk: FoundSDK) {
    let own = profile.facts.first {
      $0.input == "notificationCenterDelegate" && $0.origin != .sdk
    }
    let isFree = profile.situation.notificationCenterDelegate == .some(nil)
    if taking.onlyIfFree, !isFree { return }
    addMethods(ofDelegateOf: sdk)
    add("notificationCenterDelegate", taking.isLate ? "late" : "set", of: sdk)
    profile.unknown.removeAll { $0.input == "notificationCenterDelegate" }
    if profile.situation.notificationCenterDelegate != .some(.set) {
      profile.situation.notificationCenterDelegate = .some(taking.isLate ? .late : .set)
    }
    guard let own, !taking.passesOn else { return }
    for method in DelegateMethod.ofNotificationCenter where implementsItself(method) {
      add("hidden", method.id, of: sdk)
    }
    report(
      "delegate-taken-twice",
      "both the app and \(sdk.sdk.name) set a notification center delegate: only the last one gets "
        + "calls",
      at: own.place
    )
  }

  private mutating func addMethods(ofDelegateOf sdk: FoundSDK) {
    for method in DelegateMethod.ofNotificationCenter
    where !profile.situation.implements.contains(method) {
      implement(method, by: sdk)
    }
  }

  private func implementsItself(_ method: DelegateMethod) -> Bool {
    profile.facts.contains { $0.value == method.id && $0.origin == .code }
  }

  private mutating func implement(_ method: DelegateMethod, by sdk: FoundSDK) {
    profile.situation.implements.insert(method)
    add("implements", method.id, of: sdk)
  }

  private mutating func add(
    _ input: String,
    _ value: String,
    of sdk: FoundSDK,
    notes: [String] = [],
    if condition: String? = nil
  ) {
    let (file, offset) = sdk.source
    add(
      input,
      value,
      from: .sdk,
      by: sdk.sdk.name,
      notes: notes,
      at: offset,
      in: file,
      if: condition
    )
  }
}

// What the doctor reports about SDKs.
extension TargetReader {
  private mutating func report(_ code: String, _ message: String, at place: SourcePlace) {
    profile.diagnostics.append(
      Diagnostic(code: code, severity: .warning, message: message, place: place)
    )
  }

  private mutating func report(_ trouble: SDKFact.Trouble, _ fact: SDKFact, of sdk: FoundSDK) {
    let place = place(of: trouble.spot, of: sdk)
    var message = "\(sdk.title): \(fact.statement)"
    if let otherSide = fact.otherSide { message += ". But: \(otherSide.dropLast())" }
    message += ". Fix: \(trouble.expected.namingMethods)"
    if [.sdkUnheard, .sdkUnfed].contains(trouble.code) { unheard.insert(sdk.sdk.id) }
    profile.examination.append(Diagnostic(trouble.code, message, at: place))
  }

  private mutating func place(of spot: SDKFact.Trouble.Spot, of sdk: FoundSDK) -> SourcePlace {
    let (file, offset) = sdk.source
    let fact: Fact? =
      switch spot {
      case .package, .toggle: nil
      case .method(let method):
        profile.facts.first { $0.value == method.id && $0.origin == .code }
      }
    if let fact { return fact.place }
    if spot == .toggle, let list = plan.informationList, let found = sdk.listSwitch(in: plan) {
      return place(found.node.offset, in: list.source)
    }
    return place(offset, in: file)
  }
}

extension FoundSDK {
  /// The methods that it adds to the application delegate, whatever the app has.
  func added(to plan: TargetPlan) -> [DelegateMethod] {
    let isOff = isOff(in: plan)
    return sdk.facts.compactMap { fact in
      guard fact.versions.contains(version), !isOff || fact.circumstances.contains(.anySwitch)
      else { return nil }
      switch fact.effect {
      case .adds(let method), .addsCallingOld(let method): return method
      case .answers, .takes, .extends, .remark: return nil
      }
    }
  }
}
