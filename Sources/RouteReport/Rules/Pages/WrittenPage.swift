import Evidence

/// A page read from a literal: an id, a summary, and texts behind keywords.
///
/// The id is at the beginning of a line. The summary is indented by two spaces, as are the
/// keywords; a line that is indented by ten continues the text above it.
struct WrittenPage: Sendable {
  let id: String
  private(set) var summary = ""
  private var entries: [(keyword: String, text: String)] = []

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
    entries.filter { $0.keyword == keyword }.map { $0.text }
  }

  func words(_ keyword: String) -> [String] { texts(keyword).flatMap { $0.words } }
}
