internal import PushRules

/// The tables and rules that decide whether a push calls a method.
struct MethodDecision: Sendable {
  private let deciding: [DecisionTable]
  private let readers: [Rule]

  init(_ method: DelegateMethod, in graph: DecisionGraph) {
    let answers = method.decidingAnswers
    deciding = graph.tables.filter { answers.contains($0.decides) }
    readers = graph.tables.flatMap { $0.rules }.filter { $0.looks(at: Input(method)) }
  }

  var tables: [String] { deciding.map { $0.name } }

  /// The ids of the rules that ask whether the method is implemented.
  var rules: [String] { readers.map { $0.id } }

  var parts: [ExplanationPart] {
    let tables = deciding.map { table in
      let ids = table.rules.map { $0.id }
      return ExplanationPart(
        text: Paragraph(ids.commaList).hanging(on: "    " + table.name + ": "),
        markdown: "- " + table.name + ": "
          + ids.map { MarkdownText.rule($0) }.commaList + "\n"
      )
    }
    let rules = readers.map { rule in
      ExplanationPart(
        text: "    " + rule.id + "\n" + rule.statement.hanging(on: "      "),
        markdown: MarkdownText.item(MarkdownText.rule(rule.id), rule.statement)
      )
    }
    return [
      .section("decided by", tables), .section("rules that ask whether it is implemented", rules),
    ]
  }
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
      [
        .remoteNotificationMethod, .arrivalMethod, .reachesApp, .responseMethod, .tapFallback,
      ]
    case .didReceiveIncomingPush, .didReceiveIncomingVoIPPush:
      [.callTime, .arrivalMethod, .pushKitMethod]
    case .didReceiveResponse: [.responseDelegate, .reachesApp, .responseMethod]
    case .handleAction, .handleActionResponse: [.reachesApp, .responseMethod, .actionHandler]
    }
  }
}
