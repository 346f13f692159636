internal import Evidence

struct CitationText: Sendable {
  private let id: String
  private let citation: Citation?

  init(_ id: String) {
    self.id = id
    citation = Citation(id)
  }

  /// The statement, the sources and what it rests on.
  var part: ExplanationPart {
    guard let citation else {
      return ExplanationPart(text: "    " + id + "\n", markdown: "- " + id + "\n")
    }
    let statement = citation.statement.hanging(on: "    " + id.padded(to: 7))
    let sources = citation.sources.map { source in
      let label = "           — "
      guard !source.address.isEmpty else { return source.title.hanging(on: label) }
      return label + source.title + " <\(source.address)>\n"
    }
    let ids = citation.basis.commaList
    let basis = ids.hanging(on: "           rests on ")
    let links = citation.sources.map { source in
      let title = MarkdownText.escaped(source.title)
      return source.address.isEmpty ? title : MarkdownText.link(title, to: source.address)
    }
    return ExplanationPart(
      text: statement + sources.joined() + basis,
      markdown: MarkdownText.item(
        id,
        citation.statement,
        below: links + (ids.isEmpty ? [] : ["rests on " + ids])
      )
    )
  }

  /// The statement.
  var line: ExplanationPart {
    ExplanationPart(
      text: Paragraph(citation?.statement ?? "").hanging(on: "    " + id.padded(to: 7)),
      markdown: MarkdownText.item(id, citation?.statement ?? "")
    )
  }

  static let summary = JSONForm<CitationText>.object(named)

  static let form = JSONForm<CitationText>.object(written)

  static let written: [JSONForm<CitationText>.Member] =
    named + [
      .init("sources", .list(source)) { $0.citation?.sources ?? [] },
      .init("basis", .list(.text)) { $0.citation?.basis ?? [] },
    ]

  private static let named: [JSONForm<CitationText>.Member] = [
    .init("id", .text) { $0.id },
    .init("statement", .orNull(.text)) { $0.citation?.statement },
  ]

  private static let source = JSONForm<Source>.object([
    .init("title", .text) { $0.title },
    .init("address", .text) { $0.address },
  ])
}
