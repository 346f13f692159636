import PushPayload
import PushRules

// What will not work, as the app alone shows.
extension TargetReader {
  mutating func examine() {
    examineMethods()
    examineDelegate()
    examineScenes()
    examineBodies()
    examineBundle()
    examineRegistration()
    examineHandlers()
  }

  func fact(_ input: Fact.Input, _ value: String? = nil) -> Fact? {
    profile.facts.first { fact in
      fact.input == input && fact.origin != .sdk && value.map { $0 == fact.value } != false
    }
  }

  func fact(of method: DelegateMethod) -> Fact? { fact(.implements, method.id) }

  mutating func report(_ code: LintCode, _ message: String, at place: SourcePlace) {
    profile.examination.append(Finding(code, message, at: place))
  }

  private mutating func examineMethods() {
    let fetch = fact(of: .didReceiveFetch)
    let modes = profile.situation.backgroundModes
    if let fetch, fetch.origin == .code, let modes, !modes.contains(.remoteNotification) {
      let message = "UIBackgroundModes lacks remote-notification: no push wakes the app"
      report(.fetchWithoutMode, message, at: fetch.place)
    }
    if fetch != nil, let old = fact(of: .didReceive) {
      let message =
        "iOS never calls this method: it calls \(DelegateMethod.didReceiveFetch.name) instead"
      report(.bothMethods, message, at: old.place)
    }
    guard let oldest = profile.deploymentTarget.flatMap({ SystemVersion($0) }) else { return }
    for method in DelegateMethod.allCases where method.since > oldest {
      guard let fact = fact(of: method), fact.origin == .code, let older = Self.older[method],
        older.isDisjoint(with: profile.situation.implements)
      else { continue }
      let message =
        "\(method.name) exists from iOS \(method.since.firstRelease) on; the app also runs on iOS "
        + "\(oldest.firstRelease), which never calls it"
      report(.methodTooNew, message, at: fact.place)
    }
  }

  /// The methods that older systems call in place of newer ones.
  private static let older: [DelegateMethod: Set<DelegateMethod>] = [
    .sceneWillConnect: [.didFinishLaunching],
    .willPresent: [.didReceive, .didReceiveFetch],
    .didReceiveResponse: [.didReceive, .didReceiveFetch],
    .didReceiveFetch: [.didReceive],
    .handleActionResponse: [.handleAction],
    .didReceiveIncomingVoIPPush: [.didReceiveIncomingPush],
  ]

  private mutating func examineDelegate() {
    let own = profile.facts.filter {
      $0.input == .notificationCenterDelegate && $0.origin != .sdk
    }
    // A delegate that is set in time gets the tap that launches the app, even if another replaces
    // it.
    let isEarly = own.contains { $0.value == NotificationCenterDelegate.set.name }
    for late in own where !isEarly {
      let message =
        "set the notification center delegate before didFinishLaunching returns: a tap that launches "
        + "the app is lost otherwise"
      report(.delegateLate, message, at: late.place)
    }
    if delegateTypes.count > 1, let last = own.last {
      let message =
        "\(delegateTypes.joined(separator: " and ")) are both set as notification center delegate: "
        + "only the last one gets calls"
      report(.delegateTwice, message, at: last.place)
    }
    let waits = types.files.flatMap { file in
      file.usages.dismissals.map { (file: file, offset: $0.offset) }
    }
    guard let wait = waits.first, profile.situation.categoryOptions == [] else { return }
    let message =
      "this code handles a dismissal, but no category has customDismissAction: iOS does not "
      + "report it"
    report(.dismissWithoutOption, message, at: place(wait.offset, in: wait.file.source))
  }

  private mutating func examineScenes() {
    if profile.situation.lifecycle == .scene {
      for file in types.files {
        for key in file.usages.launchKeys {
          let message =
            "launchOptions has no remoteNotification in an app with scenes: read "
            + "connectionOptions.notificationResponse"
            + (fact(of: .didReceiveResponse) == nil ? ", or implement didReceive response" : "")
          report(.launchKeyInScenes, message, at: place(key.offset, in: file.source))
        }
      }
    }
    guard let sdk = profile.situation.sdk, sdk >= .iOS(27, 0), profile.situation.lifecycle == .app,
      let fact = fact(.sdk)
    else { return }
    let message =
      "built with SDK \(sdk.firstRelease), an app without scenes does not launch: add a scene "
      + "manifest"
    report(.lifecycleRetired, message, at: fact.place)
  }

  /// The names of the methods that only pushes from a server reach.
  private static let remoteMethods = Set(
    [
      DelegateMethod.didReceive, .didReceiveFetch, .handleAction, .handleActionResponse,
      .didReceiveIncomingPush, .didReceiveIncomingVoIPPush,
    ].map { $0.id }
  )

  private mutating func examineRegistration() {
    if profile.situation.pushRegistry == .late, let late = fact(.pushRegistry) {
      let message =
        "make the PKPushRegistry before didFinishLaunching returns: a call that launches the app is "
        + "not reported otherwise, and iOS ends the app"
      report(.registryLate, message, at: late.place)
    }
    guard !plan.hasPackages, plan.sdks.isEmpty, plan.outside.isEmpty, plan.unreadCode.isEmpty,
      fact(.registersForRemoteNotifications) == nil,
      let method = DelegateMethod.allCases.first(where: {
        Self.remoteMethods.contains($0.id) && fact(of: $0)?.origin == .code
      }), ![.didReceiveIncomingPush, .didReceiveIncomingVoIPPush].contains(method),
      let fact = fact(of: method)
    else { return }
    let message = "the app never calls registerForRemoteNotifications: APNs gives it no token"
    report(.neverRegisters, message, at: fact.place)
  }

  mutating func examineExtension(in all: [TargetPlan]) {
    let hosted = all.filter { app in
      app.bundleIdentifiers.contains { host in
        plan.bundleIdentifiers.contains { $0.value.hasPrefix(host.value + ".") }
      }
    }
    guard !hosted.isEmpty || all.count == 1 else { return }
    let apps = hosted.isEmpty ? all : hosted
    let oldest = apps.compactMap { $0.deploymentTarget.flatMap { SystemVersion($0.value) } }.min()
    if let own = plan.deploymentTarget, let version = SystemVersion(own.value), let oldest,
      version > oldest
    {
      let message =
        "\(plan.name) needs iOS \(own.value), the app only iOS \(oldest.firstRelease): on older "
        + "versions the extension never runs"
      report(.extensionTooNew, message, at: place(own.offset, in: own.source))
    }
    let hosts = apps.flatMap { $0.bundleIdentifiers.map { $0.value } }
    let own = plan.bundleIdentifiers
    guard let first = own.first, let host = hosts.first,
      hosted.isEmpty, !(own.map { $0.value } + hosts).contains(where: { $0.hasPart("$") })
    else { return }
    let message =
      "the bundle identifier of \(plan.name) must begin with \(host), or the extension is not "
      + "installed"
    report(.extensionNotInstalled, message, at: place(first.offset, in: first.source))
  }

  private mutating func examineBundle() {
    let handles = profile.facts.contains { fact in
      fact.input == .registersForRemoteNotifications
        || fact.origin == .code && Self.remoteMethods.contains(fact.value)
    }
    guard handles, let list = plan.entitlements, list.root["aps-environment"] == nil else { return }
    let message = "the entitlements lack aps-environment: APNs gives the app no token"
    report(.environmentMissing, message, at: place(0, in: list.source))
  }
}
