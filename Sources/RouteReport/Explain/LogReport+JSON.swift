internal import AppLifecycle
internal import PushRules

extension LogReport: JSONWritten {
  /// How the explanation is written; no member holds text of the payload.
  package static let form = JSONForm<LogReport>.object([
    .init("schemaVersion", .version) { _ in 1 },
    .init("source", .text) { $0.source },
    .init("lines", .count) { $0.lineCount },
    .init("unknown", .count) { $0.unknownCount },
    .init("unknownLines", .list(.place)) { $0.unknownLines },
    .init("omitted", .count) { $0.omittedCount },
    .init("events", .list(LogEvent.form)) { $0.events },
    .init("pushes", .list(Entry.form)) { $0.entries },
    .optional("script", LogScript.form) { $0.script },
  ])
}

extension LogEvent {
  fileprivate static let form = JSONForm<LogEvent>.object([
    .init("line", .place) { $0.line },
    .init("time", .orNull(.text)) { $0.time },
    .init("process", .text) { $0.process },
    .init("says", .words(LogSign.allCases.map { $0.rawValue } + ["callback"])) {
      $0.sign?.rawValue ?? "callback"
    },
    .init("sentence", .text) { $0.sentence },
    .init("citations", .list(.text)) { $0.citations },
    .optional("versions", .text) { event in
      if case .phrase(let phrase, _) = event.content { phrase.versions } else { nil }
    },
  ])
}

extension LogReport.Entry {
  fileprivate static let form = JSONForm<Self>.object([
    .init("id", .orNull(.text)) { $0.push.id },
    .init("topic", .orNull(.text)) { $0.push.topic },
    .init("pushType", .orNull(.name)) { $0.push.pushType },
    .init("priority", .orNull(.integer)) { $0.push.priority.map { $0.number } },
    .init("payload", .orNull(.text)) { $0.push.traits.map { $0.words } },
    .init("state", .text) { $0.situation.state.name },
    .init("expected", .orNull(.list(.method))) { $0.route?.arrival.calls.map { $0.method } },
    .init("judgement", LogJudgement.form) { $0.judgement },
  ])
}

extension LogJudgement {
  fileprivate static let form = JSONForm<LogJudgement>.object([
    .init("kind", .words(Kind.allCases.map { $0.rawValue })) { $0.kind.rawValue },
    .init("line", .orNull(.place)) { $0.line },
    .init("sentence", .text) { $0.sentence },
    .init("rule", .orNull(.rule)) { $0.rule?.id },
    .init("confidence", .orNull(.confidence)) { $0.rule?.confidence },
    .init("change", .orNull(.text)) { $0.change },
  ])
}

extension LogScript {
  fileprivate static let form = JSONForm<LogScript>.object([
    .init("call", .text) { $0.call },
    .init("fits", .count) { $0.matched },
    .init("expected", .orNull(.text)) { script in
      script.expected.flatMap { $0.callback?.id ?? $0.notification }
    },
    .init("rule", .orNull(.rule)) { $0.expected?.reason.rule },
  ])
}
