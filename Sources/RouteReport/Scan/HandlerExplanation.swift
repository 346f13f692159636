package import AppProfile
internal import PushRules

/// What a handler of an SDK is for: the methods inside which it runs.
package struct HandlerExplanation: Sendable {
  private let named: NamedHandler

  package init(_ named: NamedHandler) { self.named = named }

  package var title: String { named.handler.name }

  package var parts: [ExplanationPart] {
    let key = named.sdk.key.map { ", for pushes with " + $0 } ?? ""
    return [
      .sentence("A handler of \(named.sdk.name)\(key)."),
      .facts(named.occasions.map { ($0.event, $0.method) }),
      .names("methods", methods.map { $0.id }),
      .names("all that the SDK does", ["pushroute help sdks " + named.sdk.id]),
    ]
  }

  private var methods: [DelegateMethod] { named.methods(in: nil) }
}

extension HandlerExplanation: Explanation, JSONWritten {
  package static let form = JSONForm<HandlerExplanation>.object([
    .init("handler", .text) { $0.title },
    .init("sdk", .text) { $0.named.sdk.id },
    .init("key", .orNull(.text)) { $0.named.sdk.key },
    .init("methods", .list(.method)) { $0.methods },
    .init("source", .text) { $0.named.sdk.source },
  ])
}
