internal import PushPayload
package import PushRules

package struct SDKHandler: Changeable, Hashable, Sendable {
  /// The event that runs a handler, as far as handlers distinguish events.
  package enum Trigger: String, CaseIterable, Hashable, Sendable {
    /// It arrives while the app is in the foreground.
    case foreground = "in front"
    /// It arrives while the app is not.
    case background
    /// The user taps it while the app has a process.
    case tap
    case launch = "launching tap"
    case action
    case dismissal

    /// The callback in which the system mostly reports it.
    fileprivate var callback: DelegateMethod {
      switch self {
      case .foreground: .willPresent
      case .background: .didReceiveFetch
      case .tap, .launch, .action, .dismissal: .didReceiveResponse
      }
    }
  }

  package enum Kind: CaseIterable, Hashable, Sendable {
    /// Something to show, without content-available.
    case shown
    /// Something to show, and content-available.
    case both
    /// Only content-available.
    case silent

    /// The pushes with which the system calls a method that hands them to an SDK.
    fileprivate static func reaching(_ callback: DelegateMethod) -> Set<Self> {
      callback == .didReceiveFetch ? [.both, .silent] : [.shown, .both]
    }

    package static func words(for kinds: Set<Self>, on trigger: Trigger) -> String {
      switch (kinds, trigger) {
      case ([], _): "–"
      case (_, .background): "content-available"
      case ([.shown, .both], .foreground): "if shown"
      case ([.silent], .foreground): "if silent"
      default: "runs"
      }
    }
  }

  /// One way to run: inside a callback of the system.
  package struct Run: Hashable, Sendable {
    package let callback: DelegateMethod
    let triggers: Set<Trigger>
    let kinds: Set<Kind>
    let lifecycle: Lifecycle?
    let versions: PackageVersions

    /// Whether it applies to a version and a life cycle; nil counts as any life cycle.
    func applies(to version: PackageVersion?, _ lifecycle: Lifecycle?) -> Bool {
      versions.contains(version) && (lifecycle ?? self.lifecycle) == (self.lifecycle ?? lifecycle)
    }
  }

  /// The name in the SDK's documentation.
  package let name: String
  /// The word with which code registers it.
  let word: String
  package private(set) var runs: [Run] = []

  /// A handler that code registers with a word, or with the last one of its name.
  init(_ name: String, _ word: String? = nil) {
    (self.name, self.word) = (name, word ?? name.lastName)
  }

  func runs(
    _ triggers: Trigger...,
    under stated: DelegateMethod? = nil,
    for kinds: Set<Kind>? = nil,
    in lifecycle: Lifecycle? = nil,
    from first: PackageVersion? = nil
  ) -> SDKHandler {
    let callback = stated ?? triggers[0].callback
    let run = Run(
      callback: callback,
      triggers: Set(triggers),
      kinds: Kind.reaching(callback).intersection(kinds ?? Set(Kind.allCases)),
      lifecycle: lifecycle,
      versions: PackageVersions(first: first)
    )
    return changed { $0.runs.append(run) }
  }

  /// The kinds of pushes for which it runs on an occasion, in a version of the SDK.
  package func kinds(
    on trigger: Trigger,
    _ version: PackageVersion?,
    _ lifecycle: Lifecycle? = nil
  ) -> Set<Kind> {
    runs.filter { run in
      run.triggers.contains(trigger) && run.applies(to: version, lifecycle)
    }.reduce(into: []) { $0.formUnion($1.kinds) }
  }
}
