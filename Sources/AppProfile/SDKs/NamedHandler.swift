package import PushRules

/// A handler of an SDK that people name where a method is asked for.
package struct NamedHandler: Hashable, Sendable {
  package let sdk: KnownSDK
  package let handler: SDKHandler
  /// The version of the SDK, or nil for the newest.
  private let version: PackageVersion?

  /// Finds the handlers of pushes with a name; those of the app's SDKs if there are any.
  ///
  /// A receiver, parentheses and capitals do not matter: `messaging().onMessage` is `onMessage`.
  package static func all(_ word: String, of app: [StatedSDK] = []) -> [NamedHandler] {
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
    let methods = Set(runs(in: lifecycle).map { $0.callback })
    return DelegateMethod.allCases.filter { methods.contains($0) }
  }

  private func runs(in lifecycle: Lifecycle?) -> [SDKHandler.Run] {
    handler.runs.filter { $0.applies(to: version, lifecycle) }
  }

  /// What runs it, with the method inside which it runs then.
  package var occasions: [(event: String, method: String)] {
    runs(in: nil).flatMap { run in
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
