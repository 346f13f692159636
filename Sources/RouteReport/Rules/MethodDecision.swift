internal import PushRules

/// The tables and rules that decide whether a push calls a method.
struct MethodDecision: Sendable {
  private let deciding: [DecisionTable]
  private let looking: [Rule]

  init(_ method: DelegateMethod, in graph: DecisionGraph) {
    let answers = method.decidingAnswers
    deciding = graph.tables.filter { answers.contains($0.decides) }
    looking = graph.tables.flatMap { $0.rules }.filter { $0.looks(at: Input(method)) }
  }

  var tables: [String] { deciding.map { $0.name } }

  /// The ids of the rules that ask whether the method is implemented.
  var rules: [String] { looking.map { $0.id } }

  func write(to output: inout some TextOutputStream) {
    output.write("  decided by\n")
    for table in deciding {
      let rules = table.rules.map { $0.id }.joined(separator: ", ")
      output.write(Paragraph(rules).hanging(on: "    " + table.name + ": "))
    }
    output.write("  rules that ask whether it is implemented\n")
    for rule in looking {
      output.write("    " + rule.id + "\n" + Paragraph(rule.statement).hanging(on: "      "))
    }
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
