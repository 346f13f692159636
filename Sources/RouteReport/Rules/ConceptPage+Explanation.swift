internal import Evidence

extension ConceptPage: ListedExplanation {
  package var title: String { id }

  /// One line a row, or two where names and texts are too long for one.
  private var listedRows: ExplanationPart {
    let width = (rows.map { $0.name.count }.max() ?? 0) + 2
    let versionWidth = (rows.compactMap { $0.versions?.count }.max() ?? -2) + 2
    let room = PageLayout.current.width - 4 - width - versionWidth
    let isWide = rows.contains { row in
      row.text.split(separator: " ").contains { $0.count > room }
    }
    let items = rows.map { row in
      let versions = (row.versions ?? "").padded(to: versionWidth)
      let name = row.name + (row.versions.map { ", iOS " + $0 } ?? "")
      return ExplanationPart(
        text: isWide
          ? "    " + row.name + "\n" + row.text.hanging(on: "      " + versions)
          : row.text.hanging(on: "    " + row.name.padded(to: width) + versions),
        markdown: MarkdownText.item(nil, name + " — " + row.text)
      )
    }
    return .joined(items)
  }

  package static let entries: [ExplanationEntry<ConceptPage>] = [
    .init("id", .text) { $0.id },
    .init("purpose", .text) { $0.summary }.sentences,
    .init("rows", .list(row)) { $0.rows }.parts { [$0.listedRows] },
    .init("know", .list(.text)) { $0.remarks }.parts { [.list("know", $0.remarks)] },
    .init("claims", .list(SeedClaim.form)) { $0.claims }.parts { [.claims($0.claims)] },
    .init("callbacks", .list(.text)) { $0.callbacks }
      .parts { [.names("callbacks", $0.callbacks)] },
    .init("decidedBy", .list(.text)) { $0.rules }
      .parts { [.names("decided by", $0.rules, markdown: MarkdownText.rule)] },
    .init("related", .list(.text)) { $0.related }.parts { [.names("related", $0.related)] },
    .citations { $0.citations },
  ]

  private static let row = JSONForm<Row>.object([
    .init("name", .text) { $0.name },
    .init("ios", .orNull(.text)) { $0.versions },
    .init("text", .text) { $0.text },
  ])
}
