package import DeviceLog

extension ServerAnswer: ListedExplanation {
  package var title: String { name }

  package static let entries: [ExplanationEntry<ServerAnswer>] = [
    .init("id", .text) { $0.name },
    .init("meaning", .text) { $0.meaning }.sentences,
    .init("answeredBy", .text) { $0.sender }.fact("from"),
    .init("fault", .text) { $0.fault }.fact("fault"),
    .init("change", .text) { $0.change }.fact("fix"),
    .init("retry", .text) { $0.retry }.fact("retry"),
    .init("token", .text) { $0.token }.fact("token"),
    .citations { $0.citations },
  ]
}
