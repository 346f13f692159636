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
      for fact in facts { if let problem = fact.problem { report(problem, fact, of: sdk) } }
    }
    for package in plan.unknownPackages {
      addDoubt(about: package.name, "what \(package.name) changes is not known")
    }
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
    case .flutterDelegate(let isIt): isIt == hasFlutterDelegate
    case .has(let method): ownFact(method) != nil
    case .lacks(let method): ownFact(method) == nil
    }
  }

  private var hasFlutterDelegate: Bool {
    profile.situation.notificationCenterDelegate == .some(.set)
      && delegateTypes.contains { types.superclasses(of: $0).contains("FlutterAppDelegate") }
  }

  private mutating func note(_ sdk: FoundSDK, _ facts: [SDKFact]) {
    let off = if case .code = sdk.sdk.toggle { "not switched on" } else { "switched off" }
    let isUnheard = facts.contains { [.sdkUnheard, .sdkUnfed].contains($0.problem?.code) }
    let state = sdk.sdk.hasSwitch && sdk.isOff(in: plan) ? off : isUnheard ? "unheard" : nil
    let notes = facts.isEmpty ? ["It changes no callback."] : facts.map { $0.sentence }
    add(.sdkPreset, sdk.label, of: sdk, notes: notes, if: state)
    switch sdk.origin {
    case .package where sdk.version == nil:
      let reason = "no file states the version of \(sdk.sdk.name); the newest one is assumed"
      addUnknown(.sdkPreset, reason)
    case .module(let name, _):
      let reason =
        "the code imports \(name), but no file lists a package of \(sdk.sdk.name): the newest "
        + "version is assumed"
      addUnknown(.sdkPreset, reason)
    case .package, .flag: break
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
    case .undisclosed:
      let name = sdk.sdk.name
      addDoubt(about: name, "which methods \(name) changes is not known")
    case .remark: break
    }
  }

  private mutating func add(_ method: DelegateMethod, of sdk: FoundSDK, callsOld: Bool) {
    guard !profile.situation.implements.contains(method) else { return }
    if method == .didReceive, profile.situation.implements.contains(.didReceiveFetch) { return }
    let old = profile.facts.first { $0.value == DelegateMethod.didReceive.id }
    implement(method, by: sdk)
    guard method == .didReceiveFetch, !callsOld, let old else { return }
    add(.hidden, DelegateMethod.didReceive.id, of: sdk)
    let message =
      "iOS no longer calls this method: \(sdk.sdk.name) adds \(method.name), which iOS calls "
      + "instead; implement that one"
    report("method-hidden", message, at: old.place)
  }

  private mutating func take(_ takeover: SDKFact.Takeover, for sdk: FoundSDK) {
    let own = fact(.notificationCenterDelegate)
    let isFree = profile.situation.notificationCenterDelegate == .some(nil)
    if takeover.onlyIfFree, !isFree { return }
    addMethods(ofDelegateOf: sdk)
    add(.notificationCenterDelegate, takeover.isLate ? "late" : "set", of: sdk)
    profile.unknown.removeAll { $0.input == .notificationCenterDelegate }
    if profile.situation.notificationCenterDelegate != .some(.set) {
      profile.situation.notificationCenterDelegate = .some(takeover.isLate ? .late : .set)
    }
    guard let own, !takeover.passesOn else { return }
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

  private mutating func report(_ problem: SDKFact.Problem, _ fact: SDKFact, of sdk: FoundSDK) {
    let place = place(of: problem.spot, of: sdk)
    var message = "\(sdk.title): \(fact.statement)"
    if let otherSide = fact.otherSide { message += ". But: \(otherSide.dropLast())" }
    message += ". Fix: \(problem.expected.namingMethods)"
    if [.sdkUnheard, .sdkUnfed].contains(problem.code) { unreachedSDKs.insert(sdk.sdk.id) }
    profile.examination.append(Finding(problem.code, message, at: place))
  }

  private mutating func place(of spot: SDKFact.Problem.Spot, of sdk: FoundSDK) -> SourcePlace {
    let (file, offset) = sdk.source
    if case .method(let method) = spot, let fact = ownFact(method) { return fact.place }
    if spot == .toggle, let list = plan.infoPlist, let found = sdk.listSwitch(in: plan) {
      return place(found.node.offset, in: list.source)
    }
    return place(offset, in: file)
  }
}
