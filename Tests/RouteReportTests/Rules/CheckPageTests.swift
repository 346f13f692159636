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
    let fix = code.isMended ? "\n\nFixed by `--fix`." : ""
    let head = "## \(code.code)\n\n\(code.statement) \(code.reason)\(range)\(fix)\n"
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
