public import PushRules

/// Everything there is to say about a method that a push can call.
public struct MethodExplanation: Sendable {
  private let method: DelegateMethod
  private let deciding: [DecisionTable]
  private let looking: [Rule]

  /// Explains a method from the tables of a graph.
  public init(_ method: DelegateMethod, in graph: DecisionGraph) {
    self.method = method
    let columns = method.decidingColumns
    deciding = graph.tables.filter { columns.contains($0.decides) }
    looking = graph.tables.flatMap(\.allRules).filter { rule in
      rule.condition.columns.contains { $0.method == method }
    }
  }

  /// Writes the explanation.
  public func write(to output: inout some TextOutputStream) {
    output.write(method.id + "\n")
    for (label, text) in facts { output.write("  " + label.padded(to: 11) + text + "\n") }
    output.write("  decided by\n")
    for table in deciding {
      let rules = table.allRules.map(\.id).joined(separator: ", ")
      output.write(Paragraph(rules).hanging(on: "    " + table.name + ": "))
    }
    output.write("  rules that ask whether it is implemented\n")
    for rule in looking {
      output.write("    " + rule.id + "\n" + Paragraph(rule.statement).hanging(on: "      "))
    }
  }

  private var facts: [(String, String)] {
    [
      ("selector", method.selector),
      ("Swift", method.signature),
      ("owner", method.owner),
      ("since", "iOS " + method.since.firstRelease),
    ]
  }

  /// The explanation with the members of the text.
  public var json: JSONTree {
    [
      "id": .string(method.id),
      "selector": .string(method.selector),
      "signature": .string(method.signature),
      "owner": .string(method.owner),
      "since": .string(method.since.firstRelease),
      "decidedBy": .texts(deciding.map(\.name)),
      "askedFor": .texts(looking.map(\.id)),
    ]
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
