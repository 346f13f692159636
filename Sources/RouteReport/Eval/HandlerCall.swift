package import AppProfile
import PushPayload
import PushRules

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
  package func adding(_ sdks: [StatedSDK]) -> RouteAnswer {
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
