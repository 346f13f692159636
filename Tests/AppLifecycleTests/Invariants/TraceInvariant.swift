import PushRules

@testable import AppLifecycle

/// Something true of every trace; a value watches one trace from its start.
protocol TraceInvariant: Sendable {
  /// The number on the page of the life cycle, the ruling, or a name.
  static var number: String { get }
  /// What holds, as a sentence.
  static var sentence: String { get }

  /// Makes ready to watch a trace.
  init(_ script: PlayedScript)

  /// Says what is wrong with the next step, or nil if nothing is.
  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String?

  /// Says what is wrong once an entry with all its steps was played, or nil if nothing is.
  mutating func violation(after entry: PlayedScript.Entry) -> String?
}

extension TraceInvariant {
  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? { nil }
  mutating func violation(after entry: PlayedScript.Entry) -> String? { nil }

  /// The first violation in a script, or nil if the invariant holds.
  static func violation(in script: PlayedScript) -> Violation? {
    var watch = Self(script)
    for (index, entry) in script.entries.enumerated() {
      for step in entry.steps {
        if let words = watch.violation(in: step, of: entry) {
          return Violation(Self.self, index, words)
        }
      }
      if let words = watch.violation(after: entry) { return Violation(Self.self, index, words) }
    }
    return nil
  }
}

/// A place where a trace breaks an invariant.
struct Violation: Hashable, Sendable, CustomStringConvertible {
  let description: String

  init(_ invariant: any TraceInvariant.Type, _ index: Int, _ words: String) {
    description = "\(invariant.number) \(invariant.sentence) Event \(index + 1): \(words)"
  }
}

let traceInvariants: [any TraceInvariant.Type] = [
  SilenceWithoutTime.self, FocusAlternates.self, ForegroundAfterBackground.self,
  TerminationIsLast.self, SceneReplacesApp.self, BackgroundOnce.self, ExitsInsteadOfSuspending.self,
  ForceQuitBlocks.self,
  ReadStates.self, PushBeforeActivation.self, TimeGoesOn.self, PushMethodsExist.self,
  NotificationsBelong.self, PushCallsArrive.self, StatesAreFeasible.self, StepsJoin.self,
  ReadStatesArePassed.self, ViewsTakeTurns.self, ViewsStay.self,
]

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
