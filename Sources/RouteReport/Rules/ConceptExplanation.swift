internal import Evidence

package struct ConceptExplanation: Sendable {
  private let page: ConceptPage

  package init(_ page: ConceptPage) { self.page = page }

  package var title: String { page.id }

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

extension ConceptExplanation: ListedExplanation {
  package static let entries: [ExplanationEntry<ConceptExplanation>] = [
    .init("id", .text) { $0.page.id },
    .init("purpose", .text) { $0.page.summary }.sentences,
    .init("rows", .list(row)) { $0.page.rows }.parts { [$0.rows] },
    .init("know", .list(.text)) { $0.page.remarks }.parts { [.list("know", $0.page.remarks)] },
    .init("claims", .list(SeedClaim.form)) { $0.page.claims }
      .parts { [.claims($0.page.claims)] },
    .init("callbacks", .list(.text)) { $0.page.callbacks }
      .parts { [.names("callbacks", $0.page.callbacks)] },
    .init("decidedBy", .list(.text)) { $0.page.rules }
      .parts { [.names("decided by", $0.page.rules, markdown: MarkdownText.rule)] },
    .init("related", .list(.text)) { $0.page.related }
      .parts { [.names("related", $0.page.related)] },
    .citations { $0.page.citations },
  ]

  private static let row = JSONForm<ConceptPage.Row>.object([
    .init("name", .text) { $0.name },
    .init("ios", .orNull(.text)) { $0.versions },
    .init("text", .text) { $0.text },
  ])
}
