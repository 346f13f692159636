/// Everything there is to say about something that is not one callback.
package struct ConceptExplanation: Sendable {
  private let page: ConceptPage

  /// Explains a concept.
  package init(_ page: ConceptPage) { self.page = page }

  /// Writes the explanation.
  package func write(to output: inout some TextOutputStream) {
    output.write(page.id + "\n" + Paragraph(page.summary).hanging(on: "  ") + rows)
    output.write(PageText.list("know", page.remarks) + PageText.claims(page.claims))
    output.write(PageText.names("callbacks", page.callbacks))
    output.write(PageText.names("decided by", page.rules))
    output.write(PageText.names("related", page.related))
    output.write(PageText.sources(page.citations))
  }

  /// One line a row, or two where names and texts are too long to stand side by side.
  private var rows: String {
    let width = (page.rows.map { $0.name.count }.max() ?? 0) + 2
    let versionWidth = (page.rows.compactMap { $0.versions?.count }.max() ?? -2) + 2
    let room = 80 - 4 - width - versionWidth
    let isWide = page.rows.contains { row in
      row.text.split(separator: " ").contains { $0.count > room }
    }
    return page.rows.map { row in
      let versions = (row.versions ?? "").padded(to: versionWidth)
      return isWide
        ? "    " + row.name + "\n" + Paragraph(row.text).hanging(on: "      " + versions)
        : Paragraph(row.text).hanging(on: "    " + row.name.padded(to: width) + versions)
    }.joined()
  }

  /// The explanation with the members of the text.
  package var json: JSONTree {
    [
      "id": .string(page.id),
      "purpose": .string(page.summary),
      "rows": .array(
        page.rows.map {
          ["name": .string($0.name), "ios": .text($0.versions), "text": .string($0.text)]
        }
      ),
      "know": .texts(page.remarks),
      "claims": .array(page.claims.map { ClaimText($0).json }),
      "callbacks": .texts(page.callbacks),
      "decidedBy": .texts(page.rules),
      "related": .texts(page.related),
      "citations": .array(page.citations.map { CitationText($0).json }),
    ]
  }
}
