package import AppProfile
internal import PushRules

/// What a handler of an SDK is for: the methods inside which it runs.
package struct HandlerExplanation: Sendable {
  private let named: NamedHandler

  package init(_ named: NamedHandler) { self.named = named }

  package var title: String { named.handler.name }

  private var methods: [DelegateMethod] { named.methods(in: nil) }
}

extension HandlerExplanation: ListedExplanation {
  package static let entries: [ExplanationEntry<HandlerExplanation>] = [
    .init("handler", .text) { $0.title },
    .init("sdk", .text) { $0.named.sdk.id }.fact("handler of") { $0.named.sdk.name },
    .init("key", .orNull(.text)) { $0.named.sdk.key }
      .fact("for pushes with") { $0.named.sdk.key ?? "" },
    .init("methods", .list(.method)) { $0.methods }
      .parts { [.names("methods", $0.methods.map { $0.id })] },
    .init("source", .text) { $0.named.sdk.source }
      .facts { $0.named.occasions.map { ($0.event, $0.method) } },
  ]
}
