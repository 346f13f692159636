import PushRules

@testable import AppLifecycle

// Words for invariants.
extension TracedCall {
  var lifecycleMethod: LifecycleMethod? {
    if case .lifecycle(let method) = callback { method } else { nil }
  }
  var pushMethod: DelegateMethod? {
    if case .push(let method) = callback { method } else { nil }
  }
  /// Whether it is the callback of a method, or its notification alone.
  func tells(_ method: LifecycleMethod) -> Bool {
    lifecycleMethod == method || callback == nil && notification == method.notification
  }
  /// Whether it is the first or the last callback of a launch, or its notification alone.
  var isOfLaunch: Bool {
    pushMethod == .willFinishLaunching || pushMethod == .didFinishLaunching
      || notification == Callback.push(.didFinishLaunching).notification
  }
}

extension DelegateMethod {
  /// Whether the app itself gets a push, or the response to one, in it.
  var takesPush: Bool { !isOfLaunch && self != .serviceExtension }
}

extension Step {
  func first(_ method: LifecycleMethod) -> Int? { calls.firstIndex { $0.tells(method) } }
  func count(_ method: LifecycleMethod) -> Int { calls.count { $0.lifecycleMethod == method } }
  var launches: Bool { calls.contains(where: \.isOfLaunch) }
}

extension ProcessState {
  /// Whether no code of the app runs.
  var isSilent: Bool { !runsCode }
  /// Whether there is a process that has run code of the app.
  var isAlive: Bool { self != .notRunning && self != .prewarmed }
}

extension Scenario {
  /// Whether the app ends when the user leaves it (L-02), independent of the tables.
  var endsWhenLeft: Bool {
    exitsOnSuspend == .present && (4...12).contains(system.major) && !lacksMultitasking
  }
  /// Whether leaving an app ends it on the device (L-25), independent of the tables.
  var lacksMultitasking: Bool {
    system.major < 4 || system.major == 4 && multitasking == .absent
  }
}
