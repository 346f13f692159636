internal import AppLifecycle

extension StateDiagram {
  /// The diagram in the language of Mermaid.
  package var mermaid: String {
    let title = heading + ", " + configuration.facts.dropFirst().joined(separator: ", ")
    var text = "---\ntitle: \"" + title + "\"\n---\nstateDiagram-v2\n"
    for state in states {
      text += "  state \"" + state.words + "\" as " + state.identifier + "\n"
    }
    for edge in edges {
      let ends = edge.from.identifier + " --> " + edge.to.identifier
      text += "  " + ends + " : " + label(edge) + "\n"
    }
    return text
  }

  /// Labels do not break by themselves.
  private func label(_ edge: LifecycleEdge) -> String {
    let runs = edge.calls.flatMap { call in
      [
        call.callback.map { wording.name(of: $0) }, call.handover.map { "hands over " + $0 },
        call.notification.map { "posts " + $0 },
      ].compactMap { $0 }
    }
    let lines = [edge.events.joined(separator: ", ")] + (edge.isSilent ? ["(silent)"] : runs)
    return lines.flatMap { Paragraph($0).lines(width: 36) }.map { MermaidText.escaped($0) }
      .joined(separator: "<br/>")
  }
}

extension ProcessState {
  /// The name without a hyphen, which the language gives a meaning.
  fileprivate var identifier: String {
    name.split(separator: "-").joined(separator: "_")
  }
}
