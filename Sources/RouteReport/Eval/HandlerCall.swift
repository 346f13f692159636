internal import PushRules

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
}
