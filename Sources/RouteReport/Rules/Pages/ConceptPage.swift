import AppLifecycle
package import Evidence

package struct ConceptPage: Sendable, Identifiable {
  private let page: WrittenPage

  private init(_ page: WrittenPage) {
    page.check(["spelled", "row", "know", "claims", "calls", "rules", "related", "cites"])
    self.page = page
  }

  /// Its name on the command line, such as `app-states`.
  package var id: String { page.id }
  package var summary: String { page.summary }
  package var rows: [Row] { page.texts("row").map { Row($0) } + (Row.listed[id] ?? []) }
  package var remarks: [String] { page.texts("know") }
  package var callbacks: [String] { page.words("calls") }
  package var rules: [String] { page.words("rules") }
  /// The ids of further citations, most of them claims about what happens.
  package var related: [String] { page.words("related") }
  package var citations: [String] { page.words("cites") }
  /// The claims of the first texts that it answers.
  package var claims: [SeedClaim] { page.claims }

  package static let all: [ConceptPage] =
    [states, surroundings].flatMap { WrittenPage.all(in: $0) }.map { ConceptPage($0) }

  /// Its name and other spellings of it.
  package var names: [String] { [id] + page.words("spelled") }

  /// The page with an id or another spelling, or nil if there is none.
  package init?(_ name: String) {
    let found = Self.all.first { $0.names.contains(name) }
    guard let found else { return nil }
    self = found
  }

  package struct Row: Hashable, Sendable {
    /// What the row is about.
    package let name: String
    /// The versions of iOS that it holds for, or nil for all.
    package let versions: String?
    package let text: String

    /// Reads `name | versions | text`, or `name | text`.
    fileprivate init(_ line: String) {
      let fields = line.fields
      guard (2...3).contains(fields.count) else { preconditionFailure("no row: " + line) }
      name = fields[0]
      versions = fields.count == 3 ? fields[1] : nil
      text = fields[fields.count - 1]
    }

    /// The rows that follow from other tables, by page: the posts that go with callbacks, and what
    /// became of the claims of the first texts.
    fileprivate static let listed = [
      "before-the-device": DeliveryGate.allCases.map { Row($0.rawValue) },
      "notifications": Callback.all.compactMap { callback in
        callback.notification.map { Row(callback.name + " | " + $0) }
      },
      "first-texts": SeedClaim.all.reduce(into: [String]()) {
        if $0.last != $1.text { $0.append($1.text) }
      }.flatMap { Row.verdicts(onText: $0) },
    ]

    private static func verdicts(onText text: String) -> [Row] {
      let claims = SeedClaim.all.filter { $0.text == text }
      return (SeedClaim.Verdict.allCases.map { Optional($0) } + [nil]).compactMap { verdict in
        let ids = claims.filter { $0.verdict == verdict }.map { $0.id }
        return ids.isEmpty
          ? nil
          : Row(
            text + " | " + (verdict?.words ?? "about the text") + " | " + ids.joined(separator: " ")
          )
      }
    }
  }
}

extension SeedClaim {
  /// The number of its text, such as `S0`.
  var text: String { String(id.prefix { $0 != "-" }) }
}

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

/// A page read from a literal: an id, a summary, and texts behind keywords.
///
/// The id is at the beginning of a line. The summary is indented by two spaces, as are the
/// keywords; a line that is indented by ten continues the text above it. A text that claims what
/// iOS calls ends with the rules that say so: `It is not called. [wake.none wake.resumed]`.
struct WrittenPage: Sendable {
  let id: String
  private(set) var summary = ""
  private(set) var entries: [(keyword: String, text: String)] = []

  static func all(in literal: String) -> [WrittenPage] {
    literal.split(separator: "\n").reduce(into: []) { pages, line in
      let indentation = line.prefix { $0 == " " }.count
      let text = String(line.dropFirst(indentation))
      if indentation == 0 {
        pages.append(WrittenPage(id: text))
      } else {
        pages[pages.count - 1].add(text, isContinued: indentation == 10)
      }
    }
  }

  private init(id: String) { self.id = id }

  private mutating func add(_ text: String, isContinued: Bool) {
    if isContinued {
      entries[entries.count - 1].text += " " + text
    } else if summary.isEmpty {
      summary = text
    } else {
      let keyword = text.prefix { $0 != " " }
      let rest = text.dropFirst(keyword.count).drop { $0 == " " }
      entries.append((String(keyword), String(rest)))
    }
  }

  /// Stops the program if a keyword of the page is not one of these.
  func check(_ keywords: Set<String>) {
    let unknown = entries.first { !keywords.contains($0.keyword) }
    if let unknown { preconditionFailure("\(id) says \(unknown.keyword)") }
  }

  func texts(_ keyword: String) -> [String] {
    entries.filter { $0.keyword == keyword }.map { $0.text.withDoubt }
  }

  func words(_ keyword: String) -> [String] { texts(keyword).flatMap { $0.words } }

  var claims: [SeedClaim] { words("claims").compactMap { SeedClaim($0) } }
}
