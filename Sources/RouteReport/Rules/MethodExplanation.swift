package import AppLifecycle
import Evidence
package import PushRules

package struct MethodExplanation: Sendable {
  private let callback: Callback
  private let page: CallbackPage
  /// The tables that decide whether a push calls it, and the rules that ask whether it is implemented.
  private let tables: [DecisionTable]
  private let rules: [Rule]

  package init(_ callback: Callback, in graph: DecisionGraph) {
    self.callback = callback
    page = callback.page
    guard case .push(let method) = callback else {
      (tables, rules) = ([], [])
      return
    }
    let answers = method.decidingAnswers
    tables = graph.tables.filter { answers.contains($0.decides) }
    rules = graph.tables.flatMap { $0.rules }.filter { $0.looks(at: Input(method)) }
  }

  package var title: String { callback.name }
}

extension MethodExplanation: ListedExplanation {
  package static let entries: [ExplanationEntry<MethodExplanation>] = [
    .init("id", .text) { $0.callback.id }.fact("id"),
    .init("purpose", .text) { $0.page.purpose }.sentences,
    .init("selector", .text) { $0.callback.selector }.fact("selector"),
    .init("signature", .text) { $0.callback.signature }.fact("Swift"),
    .init("owner", .text) { $0.callback.owner }.fact("owner"),
    .init("since", .text) { $0.callback.since.firstRelease }.fact("since") {
      "iOS " + $0.callback.since.firstRelease
    },
    .init("deprecated", .orNull(.text)) { $0.callback.deprecated?.firstRelease }
      .fact("deprecated") { $0.callback.deprecated.map { "iOS " + $0.firstRelease } ?? "" },
    .init("notification", .orNull(.text)) { $0.callback.notification }.fact("notification"),
    .init("limits", .list(limit)) { $0.page.limits }.facts { explanation in
      explanation.page.limits.enumerated().map { ($0 == 0 ? "time" : "", $1.words) }
    },
    .init("applicationState", .list(reading)) { $0.page.readings }.fact("state inside") {
      $0.page.readings.map { $0.words }.joined(separator: "; ")
    },
    .init("inSceneApps", .words(SceneUse.names)) { $0.page.sceneUse.name }
      .fact("scene apps") { $0.page.sceneUse.words },
    .init("sceneTwin", .orNull(.text)) { $0.page.sceneUse.twin?.id },
    .init("do", .list(.text)) { $0.page.advice }.parts { [.list("do", $0.page.advice)] },
    .init("know", .list(.text)) { $0.page.remarks }.parts { [.list("know", $0.page.remarks)] },
    .init("claims", .list(SeedClaim.form)) { $0.page.claims }.parts { [.claims($0.page.claims)] },
    .init("citations", .list(CitationText.summary)) { $0.page.citations.map { CitationText($0) } }
      .parts { [.section("citations", $0.page.citations.map { CitationText($0).line })] },
    .init("decidedBy", .list(.text)) { $0.tables.map { $0.name } },
    .init("askedFor", .list(.text)) { $0.rules.map { $0.id } }.parts { $0.decision },
  ]

  private var decision: [ExplanationPart] {
    let tables = tables.map { table in
      let ids = table.rules.map { $0.id }
      return ExplanationPart(
        text: Paragraph(ids.commaList).hanging(on: "    " + table.name + ": "),
        markdown: "- " + table.name + ": " + ids.map { MarkdownText.rule($0) }.commaList + "\n"
      )
    }
    let rules = rules.map { rule in
      ExplanationPart(
        text: "    " + rule.id + "\n" + rule.statement.hanging(on: "      "),
        markdown: MarkdownText.item(MarkdownText.rule(rule.id), rule.statement)
      )
    }
    return [
      .section("decided by", tables), .section("rules that ask whether it is implemented", rules),
    ]
  }

  private static let limit = JSONForm<TimeLimit>.object([
    .init("seconds", .orNull(.count)) { $0.seconds },
    .init("text", .text) { $0.text },
    .init("citation", .text) { $0.citation },
  ])

  private static let reading = JSONForm<StateReading>.object([
    .init("state", .text) { $0.state.name },
    .init("when", .orNull(.text)) { $0.condition },
  ])
}

extension DelegateMethod {
  /// The answers that decide whether the method runs, and what a launch gives it.
  fileprivate var decidingAnswers: [Answer] {
    switch self {
    case .willFinishLaunching, .didFinishLaunching:
      [.placeAtResponse, .wake, .launchCause, .launchOptions]
    case .sceneWillConnect:
      [.placeAtResponse, .lifecycleInEffect, .sceneAtResponse, .sceneConnection]
    case .serviceExtension: [.extensionPermit, .extensionRun]
    case .willPresent: [.willPresentCall]
    case .didReceive, .didReceiveFetch:
      [.remoteNotificationMethod, .arrivalMethod, .reachesApp, .responseMethod, .tapFallback]
    case .didReceiveIncomingPush, .didReceiveIncomingVoIPPush:
      [.callTime, .arrivalMethod, .pushKitMethod]
    case .didReceiveResponse: [.responseDelegate, .reachesApp, .responseMethod]
    case .handleAction, .handleActionResponse: [.reachesApp, .responseMethod, .actionHandler]
    }
  }
}
