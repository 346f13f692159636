import PushPayload
import PushRules

// What third-party SDKs do to the app at run time.
extension TargetReader {
  mutating func readSDKs() {
    // What holds depends on the app as it is without SDKs.
    let found = plan.sdks.map { sdk in (sdk, sdk.sdk.facts.filter { holds($0, for: sdk) }) }
    for (sdk, facts) in found {
      note(sdk, facts)
      readSwitch(of: sdk)
      for fact in facts { apply(fact, of: sdk) }
      // Code that is not there may do what a row asks for.
      for fact in facts where plan.generated == nil {
        if let code = fact.code { report(code, fact, of: sdk) }
      }
    }
    examineTakeovers(found)
    for package in plan.unknownPackages {
      addDoubt(about: package.name, "what \(package.name) changes is not known")
    }
  }

  /// Reports SDKs that become the delegate and pass nothing on, unless a row knows what they do.
  private mutating func examineTakeovers(_ found: [(FoundSDK, [SDKFact])]) {
    let takers = found.filter { sdk, facts in
      !unreachedSDKs.contains(sdk.sdk.id) && facts.contains { $0.effect.takesAlone }
    }
    guard let (sdk, _) = takers.first, takers.count > 1 else { return }
    let message =
      takers.map { $0.0.title }.joined(separator: " and ")
      + " become the delegate of the notification center and pass nothing on: only the last one "
      + "hears pushes"
    let (file, offset) = sdk.source
    report(.sdkUnheard, message, at: place(offset, in: file))
  }

  private func holds(_ fact: SDKFact, for sdk: FoundSDK) -> Bool {
    let circumstances = fact.circumstances
    let isForOff = circumstances.contains(.switchedOff) || circumstances.contains(.anySwitch)
    return fact.versions.contains(sdk.version) && (isForOff || !sdk.isOff(in: plan))
      && circumstances.allSatisfy { holds($0, for: sdk) }
  }

  private func holds(_ circumstance: SDKFact.Circumstance, for sdk: FoundSDK) -> Bool {
    let hasDelegate = profile.facts.contains { $0.input == .notificationCenterDelegate }
    return switch circumstance {
    case .scenes: profile.situation.lifecycle == .scene
    case .noScenes: profile.situation.lifecycle != .scene
    case .calls(let word): plan.mention(of: word, for: sdk.sdk) != nil
    case .callsNot(let word): plan.mention(of: word, for: sdk.sdk) == nil
    case .switchedOff: sdk.isOff(in: plan)
    case .anySwitch: true
    case .beside(let id): plan.sdks.contains { $0.sdk.id == id }
    case .without(let id): !plan.sdks.contains { $0.sdk.id == id }
    case .ownDelegate: hasDelegate
    case .noOwnDelegate: !hasDelegate
    case .flutterDelegate: hasFlutterDelegate
    case .otherDelegate: !hasFlutterDelegate
    case .has(let method): ownFact(method) != nil
    case .lacks(let method): ownFact(method) == nil
    }
  }

  private var hasFlutterDelegate: Bool {
    profile.situation.notificationCenterDelegate == .some(.set)
      && delegateTypes.contains { types.superclasses(of: $0).contains("FlutterAppDelegate") }
  }

  private mutating func note(_ sdk: FoundSDK, _ facts: [SDKFact]) {
    let off = sdk.sdk.toggle?.off == nil ? "not switched on" : "switched off"
    let isUnheard = facts.contains { [.sdkUnheard, .sdkUnfed].contains($0.code) }
    let state = sdk.sdk.hasSwitch && sdk.isOff(in: plan) ? off : isUnheard ? "unheard" : nil
    let notes = facts.isEmpty ? ["It changes no callback."] : facts.map { $0.sentence }
    add(.sdkPreset, sdk.label, of: sdk, notes: notes, if: state)
    switch sdk.origin {
    case .package(let package):
      guard sdk.version?.isOpen != false else { return }
      let newest = sdk.version.map { "the newest \($0)" } ?? "the newest one"
      let reason =
        package.version == nil || sdk.version != nil
        ? "no file states the version of \(sdk.sdk.name); \(newest) is assumed"
        : "\(package.name) \(package.version?.description ?? "") does not state which version of "
          + "\(sdk.sdk.name) it brings; the newest one is assumed"
      addUnknown(.sdkPreset, reason)
    case .module(let name, _):
      let reason =
        "the code imports \(name), but no file lists a package of \(sdk.sdk.name): the newest "
        + "version is assumed"
      addUnknown(.sdkPreset, reason)
    case .stated: break
    }
  }

  /// Reports a switch that the SDK ignores, since it is no Boolean.
  private mutating func readSwitch(of sdk: FoundSDK) {
    guard let list = plan.infoPlist, let found = sdk.listSwitch(in: plan) else { return }
    if case .boolean = found.node.value { return }
    let verb = sdk.sdk.toggle == KnownSDK.firebaseProxy ? "ignores" : "may ignore"
    let message = "\(found.key) must be true or false: \(sdk.sdk.name) \(verb) any other value"
    report("switch-ignored", message, at: place(found.node.offset, in: list.source))
  }

  private mutating func apply(_ fact: SDKFact, of sdk: FoundSDK) {
    switch fact.effect {
    case .adds(let method): add(method, of: sdk, callsOld: false)
    case .addsCallingOld(let method): add(method, of: sdk, callsOld: true)
    case .takes(let takeover): take(takeover, for: sdk)
    case .extends: addMethods(ofDelegateOf: sdk)
    case .answers(let method): answered.insert(method)
    case .hides(let method): hide(method, by: sdk, "takes its calls")
    case .undisclosed:
      let name = sdk.sdk.name
      addDoubt(about: name, "which methods \(name) changes is not known")
    case .remark: break
    }
  }

  private mutating func add(_ method: DelegateMethod, of sdk: FoundSDK, callsOld: Bool) {
    guard !profile.situation.implements.contains(method) else { return }
    if method == .didReceive, profile.situation.implements.contains(.didReceiveFetch) { return }
    implement(method, by: sdk)
    guard method == .didReceiveFetch, !callsOld else { return }
    hide(.didReceive, by: sdk, "adds \(method.name), which iOS calls instead; implement that one")
  }

  private mutating func hide(_ method: DelegateMethod, by sdk: FoundSDK, _ reason: String) {
    guard let own = ownFact(method) else { return }
    add(.hidden, method.id, of: sdk)
    let message = "iOS no longer calls this method: \(sdk.sdk.name) \(reason)"
    report("method-hidden", message, at: own.place)
  }

  private mutating func take(_ takeover: SDKFact.Takeover, for sdk: FoundSDK) {
    let own = fact(.notificationCenterDelegate)
    let isFree = profile.situation.notificationCenterDelegate == .some(nil)
    if takeover.contains(.onlyIfFree), !isFree { return }
    addMethods(ofDelegateOf: sdk)
    add(.notificationCenterDelegate, takeover.contains(.late) ? "late" : "set", of: sdk)
    profile.unknown.removeAll { $0.input == .notificationCenterDelegate }
    if profile.situation.notificationCenterDelegate != .some(.set) {
      profile.situation.notificationCenterDelegate = .some(takeover.contains(.late) ? .late : .set)
    }
    guard let own, takeover.contains(.alone) else { return }
    for method in DelegateMethod.ofNotificationCenter where ownFact(method) != nil {
      add(.hidden, method.id, of: sdk)
    }
    let message =
      "both the app and \(sdk.sdk.name) set a notification center delegate: only the last one gets "
      + "calls"
    report("delegate-taken-twice", message, at: own.place)
  }

  private mutating func addMethods(ofDelegateOf sdk: FoundSDK) {
    for method in DelegateMethod.ofNotificationCenter
    where !profile.situation.implements.contains(method) {
      implement(method, by: sdk)
    }
  }

  private func ownFact(_ method: DelegateMethod) -> Fact? {
    profile.facts.first { $0.value == method.id && $0.origin == .code }
  }

  private mutating func implement(_ method: DelegateMethod, by sdk: FoundSDK) {
    profile.situation.implements.insert(method)
    add(.implements, method.id, of: sdk)
  }

  private mutating func add(
    _ input: Fact.Input,
    _ value: String,
    of sdk: FoundSDK,
    notes: [String] = [],
    if condition: String? = nil
  ) {
    let (file, offset) = sdk.source
    let name = sdk.sdk.name
    add(input, value, from: .sdk, by: name, notes: notes, at: offset, in: file, if: condition)
  }

  private mutating func report(_ code: String, _ message: String, at place: SourcePlace) {
    profile.diagnostics.append(Finding(code, .warning, message, at: place))
  }

  private mutating func report(_ code: LintCode, _ fact: SDKFact, of sdk: FoundSDK) {
    let place = place(of: fact, of: sdk)
    var message = "\(sdk.title): \(fact.statement)"
    if let otherSide = fact.otherSide { message += ". But: \(otherSide.dropLast())" }
    if let expected = fact.expected { message += ". Fix: \(expected.namingMethods)" }
    if [.sdkUnheard, .sdkUnfed].contains(code) { unreachedSDKs.insert(sdk.sdk.id) }
    report(code, message, at: place)
  }

  private mutating func place(of fact: SDKFact, of sdk: FoundSDK) -> SourcePlace {
    for circumstance in fact.circumstances {
      if case .has(let method) = circumstance, let own = ownFact(method) { return own.place }
      if circumstance == .switchedOff, let list = plan.infoPlist,
        let found = sdk.listSwitch(in: plan)
      {
        return place(found.node.offset, in: list.source)
      }
    }
    let (file, offset) = sdk.source
    return place(offset, in: file)
  }
}
