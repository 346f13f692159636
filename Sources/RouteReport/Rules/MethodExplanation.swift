package import AppLifecycle
package import PushRules

/// Everything there is to say about a callback: what it is for, and what decides whether it runs.
package struct MethodExplanation: Sendable {
  private let callback: Callback
  private let page: CallbackPage
  private let decision: MethodDecision?

  /// Explains a callback; the tables of a graph decide about those that a push can call.
  package init(_ callback: Callback, in graph: DecisionGraph) {
    self.callback = callback
    page = callback.page
    if case .push(let method) = callback {
      decision = MethodDecision(method, in: graph)
    } else {
      decision = nil
    }
  }

  /// Writes the explanation.
  package func write(to output: inout some TextOutputStream) {
    output.write(callback.id + "\n" + Paragraph(page.purpose).hanging(on: "  "))
    output.write(PageText.facts(facts))
    output.write(PageText.list("do", page.advice) + PageText.list("know", page.remarks))
    output.write(PageText.claims(page.claims) + PageText.citations(page.citations))
    decision?.write(to: &output)
  }

  private var facts: [(String, String)] {
    [
      ("selector", callback.selector), ("Swift", callback.signature), ("owner", callback.owner),
      ("since", "iOS " + callback.since.firstRelease),
      ("deprecated", callback.deprecated.map { "iOS " + $0.firstRelease } ?? ""),
      ("notification", callback.notification ?? ""),
    ] + page.limits.enumerated().map { ($0 == 0 ? "time" : "", $1.words) } + [
      ("state inside", page.readings.map { $0.words }.joined(separator: "; ")),
      ("scene apps", page.sceneUse.words),
    ]
  }

  /// The explanation with the members of the text.
  package var json: JSONTree {
    [
      "id": .string(callback.id),
      "purpose": .string(page.purpose),
      "selector": .string(callback.selector),
      "signature": .string(callback.signature),
      "owner": .string(callback.owner),
      "since": .string(callback.since.firstRelease),
      "deprecated": .text(callback.deprecated?.firstRelease),
      "notification": .text(callback.notification),
      "limits": .array(page.limits.map { $0.json }),
      "applicationState": .array(page.readings.map { $0.json }),
      "inSceneApps": .string(page.sceneUse.name),
      "sceneTwin": .text(page.sceneUse.twin?.id),
      "do": .texts(page.advice),
      "know": .texts(page.remarks),
      "claims": .array(page.claims.map { ClaimText($0).json }),
      "citations": .array(page.citations.map { CitationText($0).summary }),
      "decidedBy": .texts(decision?.tables ?? []),
      "askedFor": .texts(decision?.rules ?? []),
    ]
  }
}

extension TimeLimit {
  fileprivate var words: String {
    (seconds.map { "\($0) s " } ?? "") + text + " (" + citation + ")"
  }

  fileprivate var json: JSONTree {
    [
      "seconds": seconds.map { .number($0) } ?? .null,
      "text": .string(text),
      "citation": .string(citation),
    ]
  }
}

extension StateReading {
  fileprivate var words: String {
    state.name + (condition.map { " (" + $0 + ")" } ?? "")
  }

  fileprivate var json: JSONTree { ["state": .string(state.name), "when": .text(condition)] }
}

extension SceneUse {
  fileprivate var words: String {
    switch self {
    case .called: "called"
    case .only: "called there only"
    case .notificationOnly(let method):
      "not called: its notification is posted, and \(method.id) runs"
    case .replaced(let method): "not called: \(method.id) runs in its place"
    }
  }
}
