import PushPayload
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

  /// The ways to run in a version of the SDK and a life cycle; nil counts as any life cycle.
  func runs(in version: PackageVersion?, _ lifecycle: Lifecycle?) -> [Run] {
    runs.filter { run in
      run.versions.contains(version)
        && (lifecycle ?? run.lifecycle) == (run.lifecycle ?? lifecycle)
    }
  }

  /// The kinds of pushes for which it runs on an occasion, in a version of the SDK.
  package func kinds(
    on trigger: Trigger,
    _ version: PackageVersion?,
    _ lifecycle: Lifecycle? = nil
  ) -> Set<Kind> {
    runs(in: version, lifecycle).filter { $0.triggers.contains(trigger) }
      .reduce(into: []) { $0.formUnion($1.kinds) }
  }
}

/// A handler of an SDK that people name where a method is asked for.
package struct NamedHandler: Hashable, Sendable {
  package let sdk: KnownSDK
  package let handler: SDKHandler
  /// The version of the SDK, or nil for the newest.
  private let version: PackageVersion?

  /// Finds the handlers of pushes with a name; those of the app's SDKs if there are any.
  ///
  /// A receiver, parentheses and capitals do not matter: `messaging().onMessage` is `onMessage`.
  package static func all(_ word: String, of app: [FoundSDK] = []) -> [NamedHandler] {
    let word = word.lowercased()
    let last = word.split(separator: ".").last.map { String($0.prefix { $0 != "(" }) }
    let found = KnownSDK.all.flatMap { sdk in
      sdk.handlers.filter { handler in
        !handler.runs.isEmpty
          && [handler.name, String(handler.name.prefix { $0 != "(" }), handler.word].contains {
            $0.lowercased() == word || $0.lowercased() == last
          }
      }.map { handler in
        let version = app.first { $0.sdk == sdk }?.version
        return NamedHandler(sdk: sdk, handler: handler, version: version)
      }
    }
    let own = found.filter { named in app.contains { $0.sdk == named.sdk } }
    return own.isEmpty ? found : own
  }

  /// The methods inside which it runs in an app with a life cycle, or in any app.
  package func methods(in lifecycle: Lifecycle?) -> [DelegateMethod] {
    let methods = Set(handler.runs(in: version, lifecycle).map { $0.callback })
    return DelegateMethod.allCases.filter { methods.contains($0) }
  }

  /// What runs it, with the method inside which it runs then.
  package var occasions: [(event: String, method: String)] {
    handler.runs(in: version, nil).flatMap { run in
      SDKHandler.Trigger.allCases.filter { run.triggers.contains($0) }.map { trigger in
        let condition = SDKHandler.Kind.words(for: run.kinds, on: trigger)
        let conditions = [
          condition == "runs" ? nil : condition,
          run.lifecycle.map { $0 == .scene ? "in an app with scenes" : "in an app without scenes" },
          run.versions.words,
        ]
        let end = conditions.compactMap { $0 }.map { ", " + $0 }.joined()
        return (trigger.rawValue, "inside " + run.callback.name + end)
      }
    }
  }
}
