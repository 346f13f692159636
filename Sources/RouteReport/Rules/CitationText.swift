internal import Evidence

struct CitationText: Sendable {
  private let id: String
  private let citation: Citation?

  init(_ id: String) {
    self.id = id
    citation = Citation(id)
  }

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

  var line: String {
    Paragraph(citation?.statement ?? "").hanging(on: "    " + id.padded(to: 7))
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
