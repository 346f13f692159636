import Evidence
import PushRules
import PushTestSupport
import Testing

@testable import RouteReport

/// The page about what is not known, written from citations, rules and caveats.
struct UnknownPageTests {
  @Test
  func `the page is the one of the open questions`() throws {
    let sections = [questions, contested, conflicts, inferred, caveats]
    try writePage(
      Self.head + sections.joined(separator: "\n"),
      at: "PushRules.docc/what-is-not-known.md",
      headings: rules.filter { $0.confidence == .contested }.map { "### " + $0.id }
    )
  }

  private static let head = """
    # What is not known

    Open questions, contested rules with both sides, and what no rule decides.

    ## Overview

    With a device and an hour you can close a gap: each contested rule names the experiment that \
    would settle it.


    """

  private let rules = RuleCatalogue(of: .routing).rules

  private var questions: String {
    let open = Citation.all.filter { $0.kind == .openQuestion }
    return "## Open questions\n\n"
      + open.map { "- \($0.id): \($0.statement)\(dependents(on: $0))\n" }.joined()
  }

  private var contested: String {
    let contested = rules.filter { $0.confidence == .contested }
    return "## Where sources disagree\n\n\(contested.count) rules are contested.\n\n"
      + contested.map(Self.paragraph).joined(separator: "\n")
  }

  private var conflicts: String {
    let conflicts = Citation.all.filter { $0.kind == .conflict && $0.id.hasPrefix("C-") }
    return "## Where Apple contradicts itself\n\n"
      + conflicts.map { "- \($0.id): \($0.statement)\(dependents(on: $0))\n" }.joined()
  }

  private var inferred: String {
    let inferred = rules.filter { $0.confidence == .inferred }
    return "## What nobody states\n\n\(inferred.count) rules follow from facts or from how the "
      + "parts work; no source states them.\n\n"
      + inferred.map { "- `\($0.id)`: \($0.statement)\n" }.joined()
  }

  private var caveats: String {
    "## What no rule decides\n\nAn answer tells these things beside the calls, as caveats.\n\n"
      + Caveat.all.map { "- `\($0.id)`: \($0.text)\n" }.joined()
  }

  /// The rules and caveats that cite something.
  private func dependents(on citation: Citation) -> String {
    let ids =
      rules.filter { $0.citations.contains(citation.id) }.map(\.id)
      + Caveat.all.filter { $0.citations.contains(citation.id) }.map(\.id)
    return ids.isEmpty ? "" : " Cited by " + ids.map { "`\($0)`" }.joined(separator: ", ") + "."
  }

  private static func paragraph(_ rule: Rule) -> String {
    guard let dispute = rule.dispute else { return "" }
    return "### \(rule.id)\n\n\(rule.statement)\n\n- other side: \(dispute.otherSide)\n"
      + "- to settle it: \(dispute.experiment)\n"
      + "- rests on: \(rule.citations.joined(separator: ", "))\n"
  }
}
