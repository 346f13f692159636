import Evidence
import PushPayload
import PushRules
import PushTestSupport
import Testing

@testable import RouteReport

/// The page with all checks, which is made for the documentation site.
struct CheckPageTests {
  @Test
  func `the page has every code of the lint`() throws {
    let contents = LintCode.topics.map { topic in
      "### \(topic.title)\n\n| code | severity | what is wrong |\n|---|---|---|\n"
        + topic.codes.map { "| `\($0.code)` | \($0.severity.name) | \($0.statement) |\n" }.joined()
    }
    let codes = LintCode.all.map(Self.section)
    try writePage(
      Self.head + contents.joined(separator: "\n") + "\n" + codes.joined(separator: "\n"),
      at: "PushPayload.docc/checks.md",
      headings: LintCode.all.map { "## " + $0.code }
    )
  }

  private static let head = """
    # What the lint checks

    All codes, what they mean on the device, and payloads with and without the fault.

    ## Overview

    The same text is printed by `pushroute rules CODE`. The severity is the usual one: a single \
    finding may be milder or graver, where less or more depends on it.


    """

  private static func section(_ code: LintCode) -> String {
    let range = code.range.isEmpty ? "" : "\n\nConcerns \(code.range)."
    let fix = code.mendingFlags.map { "\n\nFixed by `\($0)`." } ?? ""
    let head = "## \(code.code)\n\n\(code.statement) \(code.why)\(range)\(fix)\n"
    let samples = block(code.bad, "Bad") + block(code.good, "Good")
    let citations = code.citations.compactMap { Citation($0) }.map(source)
    return head + samples + (citations.isEmpty ? "" : "\nSources:\n" + citations.joined())
  }

  private static func block(_ sample: Check.Sample?, _ title: String) -> String {
    guard let sample else { return "" }
    let heading = ([title] + sample.remarks).joined(separator: ", ")
    return "\n\(heading):\n\n```text\n" + sample.lines.map { $0 + "\n" }.joined() + "```\n"
  }

  private static func source(_ citation: Citation) -> String {
    let sources = citation.sources.map { source in
      source.address.isEmpty ? source.title : "[\(source.title)](\(source.address))"
    }
    let end = sources.isEmpty ? "" : " — " + sources.joined(separator: ", ")
    return "- \(citation.id): \(citation.statement)\(end)\n"
  }
}

/// The page with all citations of rules and caveats, for the documentation site.
struct CitationPageTests {
  @Test
  func `the page has every citation of rules and caveats`() throws {
    let cited = Self.cited
    let sections = Citation.Kind.allCases.map { kind in
      Self.section(kind, Citation.all.filter { $0.kind == kind && cited.contains($0.id) })
    }
    try writePage(
      Self.head + sections.filter { !$0.isEmpty }.joined(separator: "\n"),
      at: "PushRules.docc/citations.md",
      headings: cited.filter { Citation($0) != nil }.map { "### " + $0 }
    )
  }

  private static let head = """
    # What the rules rest on

    Rulings, facts and claims that rules cite, each with its sources.

    ## Overview

    What the rules of <doc:rule-catalogue> and the caveats cite, and what that rests on. \
    `pushroute rules A-026` prints one of them.


    """

  /// The citations of rules and caveats, with those that they rest on.
  private static var cited: Set<String> {
    let rules = RuleCatalogue(of: .routing).rules
    var found: Set<String> = []
    var open = rules.flatMap(\.citations) + Caveat.all.flatMap(\.citations)
    while let id = open.popLast() {
      guard found.insert(id).inserted, let citation = Citation(id) else { continue }
      open += citation.basis
    }
    return found
  }

  private static func section(_ kind: Citation.Kind, _ citations: [Citation]) -> String {
    guard !citations.isEmpty else { return "" }
    return "## \(kind.title)\n\n" + citations.map(paragraph).joined(separator: "\n")
  }

  private static func paragraph(_ citation: Citation) -> String {
    let sources = citation.sources.map { source in
      source.address.isEmpty
        ? "- \(source.title)\n" : "- [\(source.title)](\(source.address))\n"
    }
    var text = "### \(citation.id)\n\n\(citation.statement)\n"
    let basis = citation.basis.joined(separator: ", ")
    if !basis.isEmpty { text += "\nRests on \(basis).\n" }
    return text + (sources.isEmpty ? "" : "\n" + sources.joined())
  }
}

extension Citation.Kind {
  fileprivate var title: String {
    switch self {
    case .ruling: "Rulings: what is answered where the sources leave a choice"
    case .fact: "Facts: what a source says"
    case .conflict: "Conflicts: where Apple contradicts itself, or early texts contradict others"
    case .openQuestion: "Open questions: what nobody has settled"
    case .trace: "Traces: sequences of callbacks of the life cycle"
    case .seedClaim: "Claims of the texts that the project started from"
    }
  }
}
