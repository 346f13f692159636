package import AppProfile
internal import PushRules

/// What a handler of an SDK is for: the methods inside which it runs.
extension NamedHandler: ListedExplanation {
  package var title: String { handler.name }

  package static let entries: [ExplanationEntry<NamedHandler>] = [
    .init("handler", .text) { $0.title },
    .init("sdk", .text) { $0.sdk.id }.fact("handler of") { $0.sdk.name },
    .init("key", .orNull(.text)) { $0.sdk.key }.fact("for pushes with") { $0.sdk.key ?? "" },
    .init("methods", .list(.method)) { $0.methods(in: nil) }
      .parts { [.names("methods", $0.methods(in: nil).map { $0.id })] },
    .init("source", .text) { $0.sdk.source }.facts { $0.occasions.map { ($0.event, $0.method) } },
  ]
}
