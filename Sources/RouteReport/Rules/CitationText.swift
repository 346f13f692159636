internal import Evidence

/// A citation of a rule, as it prints.
struct CitationText: Sendable {
  private let id: String
  private let citation: Citation?

  init(_ id: String) {
    self.id = id
    citation = Citation(id)
  }

  /// The id, what it states, and its sources.
  var paragraph: String {
    guard let citation else { return "    " + id + "\n" }
    let statement = Paragraph(citation.statement).hanging(on: "    " + id.padded(to: 7))
    let sources = citation.sources.map { source in
      let label = "           — "
      guard !source.address.isEmpty else { return Paragraph(source.title).hanging(on: label) }
      return label + source.title + " <\(source.address)>\n"
    }
    let basis = Paragraph(citation.basis.joined(separator: ", "))
    return statement + sources.joined() + basis.hanging(on: "           rests on ")
  }

  /// The id and what it says.
  var line: String {
    Paragraph(citation?.statement ?? "").hanging(on: "    " + id.padded(to: 7))
  }

  /// The members of the line.
  var summary: JSONTree { ["id": .string(id), "statement": .text(citation?.statement)] }

  /// The members of the text.
  var json: JSONTree {
    [
      "id": .string(id),
      "statement": .text(citation?.statement),
      "sources": .array(
        (citation?.sources ?? []).map {
          ["title": .string($0.title), "address": .string($0.address)]
        }
      ),
      "basis": .texts(citation?.basis ?? []),
    ]
  }
}
