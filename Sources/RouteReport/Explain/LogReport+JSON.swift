import AppLifecycle
import DeviceLog
import PushRules

extension LogReport: JSONWritten {
  /// How the explanation is written; no member holds text of the payload.
  package static let form = JSONForm<LogReport>.object([
    .schemaVersion,
    .init("source", .text) { $0.source },
    .init("lines", .count) { $0.reading.log.lineCount },
    .init("unknown", .count) { $0.reading.log.unknownCount },
    .init("unknownLines", .list(.place)) { $0.reading.log.unknownLines },
    .init("omitted", .count) { $0.reading.log.omittedCount },
    .init("events", .list(LogEvent.form)) { $0.reading.log.events },
    .init("pushes", .list(LogReading.Entry.form)) { $0.reading.entries },
    .optional("script", FoundScript.form) { log in
      log.reading.script.map { (script: $0, payload: log.payloadName) }
    },
    .optional("experiment", LogSide.form) { $0.reading.experiment },
  ])
}

extension LogEvent {
  fileprivate static let form = JSONForm<LogEvent>.object([
    .init("line", .place) { $0.line },
    .init("time", .orNull(.text)) { $0.time },
    .init("process", .text) { $0.phrase?.process ?? "the app" },
    .init("says", .words(LogEventKind.allCases.map { $0.rawValue } + ["callback"])) {
      $0.kind?.rawValue ?? "callback"
    },
    .init("sentence", .text) { $0.sentence },
    .init("citations", .list(.text)) { $0.citations },
    .optional("versions", .text) { $0.phrase?.versions },
  ])
}

extension LogReading.Entry {
  fileprivate static let form = JSONForm<Self>.object([
    .init("id", .orNull(.text)) { $0.push.id?.digest },
    .init("app", .orNull(.place)) { $0.app },
    .init("pushType", .orNull(.name)) { $0.push.pushType },
    .init("priority", .orNull(.integer)) { $0.push.priority.map { $0.number } },
    .init("payload", .orNull(.text)) { $0.push.traits.map { $0.words } },
    .init("state", .text) { $0.situation.state.name },
    .init("expected", .orNull(.list(.method))) { $0.route?.arrival.calls.map { $0.method } },
    .init("judgement", LogJudgement.form) { $0.judgement },
    .optional("payloadFits", .truth) { $0.payloadFits },
    .init("contested", .list(LogSide.form)) { $0.sides },
  ])
}

extension LogSide {
  fileprivate static let form = JSONForm<LogSide>.object([
    .init("rule", .rule) { $0.rule },
    .init("side", .words(Side.allCases.map { $0.rawValue })) { $0.side.rawValue },
  ])
}

extension LogJudgement {
  fileprivate static let form = JSONForm<LogJudgement>.object([
    .init("kind", .words(Kind.allCases.map { $0.rawValue })) { $0.kind.rawValue },
    .init("line", .orNull(.place)) { $0.line },
    .init("sentence", .text) { $0.sentence },
    .init("rule", .orNull(.rule)) { $0.rule?.id },
    .init("confidence", .orNull(.confidence)) { $0.rule?.confidence },
    .init("change", .orNull(.text)) { $0.advice },
  ])
}

extension FoundScript {
  fileprivate static let form = JSONForm<(script: FoundScript, payload: String?)>.object([
    .init("call", .text) { $0.script.scenario.call(pushing: $0.payload) },
    .init("fits", .count) { $0.script.matched },
    .init("expected", .orNull(.text)) { $0.script.expected?.name },
    .init("rule", .orNull(.rule)) { $0.script.expected?.reason.rule },
  ])
}
