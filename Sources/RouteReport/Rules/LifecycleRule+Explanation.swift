package import AppLifecycle
internal import PushRules

extension LifecycleRule: ListedExplanation {
  package var title: String { id }

  package var address: String? { ProjectAddress.current?.page(ofRule: id) }

  package static let labelWidth = 13

  package static let entries: [ExplanationEntry<LifecycleRule>] = [
    .init("id", .rule) { $0.id },
    .init("statement", .text) { $0.reason.statement }.sentences,
    .init("table", .word) { $0.table }.fact("table") { "life cycle, " + $0.table.rawValue },
    .init("on", .text) { $0.subject }.fact("on"),
    .init("when", .text) { $0.condition }.fact("when"),
    .init("then", .text) { $0.outcome }.fact("then"),
    .init("confidence", .confidence) { $0.reason.confidence }.fact("confidence"),
    .init(.optional("seenOn", .text) { $0.seen }).fact("seen on"),
    .init("otherSide", .orNull(.text)) { $0.reason.disputes.first?.otherSide },
    .init("experiment", .orNull(.text)) { $0.reason.disputes.first?.experiment }.facts {
      $0.reason.disputes.flatMap { [("other side", $0.otherSide), ("experiment", $0.experiment)] }
    },
    .citations { $0.reason.citations },
  ]
}
