package import AppProfile
import PushPayload
import PushRules
import Questions

package struct HandlerCall: Hashable, Sendable {
  let method: DelegateMethod
  let phase: Phase
  let name: String
  let agent: String
  /// The key that a payload needs for it, or nil.
  let key: String?

  static let form = JSONForm<HandlerCall>.object([
    .init("method", .method) { $0.method },
    .init("phase", .phase) { $0.phase },
    .init("handler", .text) { $0.name },
    .init("by", .text) { $0.agent },
    .init("key", .orNull(.text).about("The key that the payload needs for it.")) { $0.key },
  ])
}

extension RouteAnswer {
  /// The handlers of each SDK that run in a call, with the key that the payload needs for them.
  func handlers(in call: Call) -> [(agent: String, names: [String], condition: String)] {
    let own = handlers.filter { $0.method == call.method && $0.phase == call.phase }
    return own.grouped { $0.agent }.map { agent, handlers in
      let condition = handlers[0].key.map { ", if the payload has " + $0 } ?? ""
      return (agent, handlers.map { $0.name }, condition)
    }
  }

  /// Adds the handlers of SDKs that run inside the callbacks.
  package func adding(_ sdks: [FoundSDK]) -> RouteAnswer {
    guard let route, !sdks.isEmpty else { return self }
    let traits = situation.payload
    let silent = traits.content == .nothing ? SDKHandler.Kind.silent : .both
    let kind = traits.contentAvailable == .one ? silent : .shown
    var answer = self
    answer.handlers = route.calls.flatMap { call in
      guard let trigger = trigger(of: call) else { return [] as [HandlerCall] }
      return sdks.flatMap { stated in
        stated.handlers(in: call.method, on: trigger, kind, situation.lifecycle)
          .map { name in
            HandlerCall(
              method: call.method,
              phase: call.phase,
              name: name,
              agent: stated.sdk.name,
              key: stated.sdk.key
            )
          }
      }
    }
    return answer
  }

  /// The event of a call that runs a handler, or nil.
  private func trigger(of call: Call) -> SDKHandler.Trigger? {
    if call.phase == .arrival {
      return call.applicationState == .background ? .background : .foreground
    }
    if call.handedOver?.status == .absent { return nil }
    return switch situation.userAction {
    case .notification: situation.state.termination == nil ? .tap : .launch
    case .action, .foregroundAction, .textAction: .action
    case .dismiss: .dismissal
    case .icon, nil: nil
    }
  }
}

/// Who may change parts of an answer in a way that nobody has read.
package struct AnswerDoubt: Hashable, Sendable {
  package enum Part: String, CaseIterable, Hashable, Sendable {
    case wake, presentation, arrival, response
  }

  let agent: String
  let change: MethodChange
  /// The parts that are not known; never empty.
  let parts: [Part]
  let methods: [DelegateMethod]

  static let form = JSONForm<AnswerDoubt>.object([
    .init("by", .text) { $0.agent },
    .init("change", .word) { $0.change },
    .init("parts", .list(.word)) { $0.parts },
    .init("methods", .list(.method)) { $0.methods },
  ])
}

extension RouteAnswer {
  /// That a part is not known, and who may change it; nil if it is known.
  func unknown(_ parts: AnswerDoubt.Part...) -> String? {
    let own = doubts.filter { doubt in parts.contains { doubt.parts.contains($0) } }
    let clauses = MethodChange.allCases.compactMap { change -> String? in
      let agents = own.filter { $0.change == change }.map { $0.agent }.joined(separator: " or ")
      return agents.isEmpty ? nil : agents + (change == .adds ? " may take it" : " may hide it")
    }
    return clauses.isEmpty ? nil : "not known: " + clauses.commaList
  }

  /// What runs, followed by who may change it.
  func adding(_ part: AnswerDoubt.Part, to calls: String, runs: Bool) -> String {
    guard let unknown = unknown(part) else { return calls }
    return runs ? calls + "; " + unknown : unknown
  }

  /// Whether it is not known that a method fails to run in a phase.
  func mayRun(_ method: DelegateMethod, in phase: Phase) -> Bool {
    let part = phase == .arrival ? AnswerDoubt.Part.arrival : .response
    return doubts.contains {
      $0.change == .adds && $0.parts.contains(part) && $0.methods.contains(method)
    }
  }

  /// Adds what is not known of an app: each doubt counts in the parts that it would change.
  package func adding(_ doubts: [AppDoubt]) -> RouteAnswer {
    guard let found = route?.consequence else { return self }
    let open = Set(doubts.filter { $0.change == .adds }.flatMap { $0.methods })
    let own = doubts.compactMap { doubt -> AnswerDoubt? in
      guard let agent = doubt.agent,
        let other = (try? Route(situation.changed(by: doubt)))?.consequence, other != found
      else { return nil }
      let parts: [(AnswerDoubt.Part, Bool)] = [
        (.wake, other.wake != found.wake),
        (.presentation, other.presentation != found.presentation),
        (.arrival, other.arrival != found.arrival),
        (.response, other.response != found.response),
      ]
      return AnswerDoubt(
        agent: agent,
        change: doubt.change,
        parts: parts.filter { $0.1 }.map { $0.0 },
        methods: DelegateMethod.allCases.filter { doubt.methods.contains($0) }
      )
    }
    return changed { ($0.open, $0.doubts) = (open, own) }
  }
}

extension Situation {
  /// The same situation if an app does what nobody has read.
  fileprivate func changed(by doubt: AppDoubt) -> Situation {
    changed { changed in
      guard doubt.change == .adds else { return changed.implements.subtract(doubt.methods) }
      changed.implements.formUnion(doubt.methods)
      let ofCenter: Set<DelegateMethod> = [.willPresent, .didReceiveResponse]
      if !doubt.methods.isDisjoint(with: ofCenter), notificationCenterDelegate == nil {
        changed.notificationCenterDelegate = .set
      }
    }
  }
}
