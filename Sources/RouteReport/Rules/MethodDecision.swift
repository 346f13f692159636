internal import PushRules

/// What decides whether a method that a push can call runs.
struct MethodDecision: Sendable {
  private let deciding: [DecisionTable]
  private let looking: [Rule]

  /// Looks a method up in the tables of a graph.
  init(_ method: DelegateMethod, in graph: DecisionGraph) {
    let columns = method.decidingColumns
    deciding = graph.tables.filter { columns.contains($0.decides) }
    looking = graph.tables.flatMap { $0.allRules }.filter { rule in
      rule.condition.columns.contains { $0.method == method }
    }
  }

  /// The names of the tables that decide.
  var tables: [String] { deciding.map { $0.name } }

  /// The ids of the rules that ask whether the method is implemented.
  var rules: [String] { looking.map { $0.id } }

  /// Writes the tables and the rules.
  func write(to output: inout some TextOutputStream) {
    output.write("  decided by\n")
    for table in deciding {
      let rules = table.allRules.map { $0.id }.joined(separator: ", ")
      output.write(Paragraph(rules).hanging(on: "    " + table.name + ": "))
    }
    output.write("  rules that ask whether it is implemented\n")
    for rule in looking {
      output.write("    " + rule.id + "\n" + Paragraph(rule.statement).hanging(on: "      "))
    }
  }
}

extension DelegateMethod {
  /// The columns whose tables decide whether the method runs, and what a launch hands to it.
  fileprivate var decidingColumns: [Column] {
    switch self {
    case .willFinishLaunching, .didFinishLaunching: [.standing, .wake, .launcher, .launchOptions]
    case .sceneWillConnect: [.standing, .wake, .launcher, .sceneConnection]
    case .serviceExtension: [.extensionPermit, .extensionRun]
    case .willPresent: [.question]
    case .didReceive, .didReceiveFetch: [.handler, .delivery, .reach, .response, .tapFallback]
    case .didReceiveIncomingPush: [.callTime, .delivery]
    case .didReceiveResponse: [.responder, .reach, .response]
    case .handleAction, .handleActionResponse: [.reach, .response, .actionHandler]
    }
  }
}
