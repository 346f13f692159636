package struct ConceptExplanation: Sendable {
  private let page: ConceptPage

  package init(_ page: ConceptPage) { self.page = page }

  package var title: String { page.id }

  package var parts: [ExplanationPart] {
    [
      .sentence(page.summary), rows, .list("know", page.remarks), .claims(page.claims),
      .names("callbacks", page.callbacks),
      .names("decided by", page.rules, markdown: MarkdownText.rule),
      .names("related", page.related), .sources(page.citations),
    ]
  }

  /// One line a row, or two where names and texts are too long for one.
  private var rows: ExplanationPart {
    let width = (page.rows.map { $0.name.count }.max() ?? 0) + 2
    let versionWidth = (page.rows.compactMap { $0.versions?.count }.max() ?? -2) + 2
    let room = PageLayout.current.width - 4 - width - versionWidth
    let isWide = page.rows.contains { row in
      row.text.split(separator: " ").contains { $0.count > room }
    }
    let items = page.rows.map { row in
      let versions = (row.versions ?? "").padded(to: versionWidth)
      let name = row.name + (row.versions.map { ", iOS " + $0 } ?? "")
      return ExplanationPart(
        text: isWide
          ? "    " + row.name + "\n" + Paragraph(row.text).hanging(on: "      " + versions)
          : Paragraph(row.text).hanging(on: "    " + row.name.padded(to: width) + versions),
        markdown: MarkdownText.item(nil, name + " — " + row.text)
      )
    }
    return .joined(items)
  }
}

extension ConceptExplanation: Explanation, JSONWritten {
  package static let form = JSONForm<ConceptExplanation>.object([
    .init("id", .text) { $0.page.id },
    .init("purpose", .text) { $0.page.summary },
    .init("rows", .list(row)) { $0.page.rows },
    .init("know", .list(.text)) { $0.page.remarks },
    .init("claims", .list(ClaimText.form)) { $0.page.claims },
    .init("callbacks", .list(.text)) { $0.page.callbacks },
    .init("decidedBy", .list(.text)) { $0.page.rules },
    .init("related", .list(.text)) { $0.page.related },
    .init("citations", .list(CitationText.form)) { $0.page.citations.map { CitationText($0) } },
  ])

  private static let row = JSONForm<ConceptPage.Row>.object([
    .init("name", .text) { $0.name },
    .init("ios", .orNull(.text)) { $0.versions },
    .init("text", .text) { $0.text },
  ])
}
