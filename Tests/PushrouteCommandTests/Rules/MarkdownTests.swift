import AppLifecycle
import Evidence
import PushPayload
import PushRules
import PushTestSupport
import RouteReport
import Testing

@testable import DeviceLog
@testable import PushrouteCommand

/// Explanations in Markdown, which people paste into reviews.
struct MarkdownTests {
  @Test
  func `every name is explained in Markdown, without markup of its own`() {
    let names =
      Explained.names + Citation.all.map(\.id) + [
        "S0", "S1", "S2", "S3", "S4", "wake", "view-push",
      ]
    for name in names {
      let subjects = Explained.subjects(name, in: .routing)
      #expect(!subjects.isEmpty, "\(name)")
      for subject in subjects { check(subject.markdown, name) }
    }
    for rule in ContestedRule.ids.compactMap({ ContestedRule($0) }) {
      check(rule.markdown, rule.id)
    }
    check(RuleCatalogue(of: .routing).markdown, "the list")
  }

  private func check(_ text: String, _ name: String) {
    #expect(text.hasPrefix("**"), "\(name)")
    #expect(Self.markup(of: text).isEmpty, "\(name)")
  }

  private static let samples: [(text: String, markup: String)] = [
    (text: "a | b", markup: "|"), (text: "a \\| b \\`&lt;c&gt;\\`", markup: ""),
    (text: "<b>", markup: "<>"), (text: "`<a|b>` [a](b) **c**", markup: ""),
    (text: "```text\n<a|b>*\n```", markup: ""), (text: "`a", markup: "`"),
    (text: "\\`<a>\\`", markup: "<>"), (text: "a_b* [c] d", markup: "_*[]"),
  ]

  @Test(arguments: samples)
  func `markup is found`(text: String, markup: String) {
    #expect(Self.markup(of: text) == markup)
  }

  /// What means something in Markdown or HTML, beside code, links and bold words.
  private static func markup(of text: String) -> String {
    text.replacing(/```text\n(?:.*\n)*?```/, with: "").replacing(/\\[^a-z0-9 ]/, with: "")
      .replacing(/`[^`\n]+`/, with: "").replacing(/\[([^\[\]]*)\]\([^\s|<>]+\)/) { $0.1 }
      .replacing(/\*\*([^*]+)\*\*/) { $0.1 }
      .filter { "|<>`*_[]".contains($0) }
  }

  @Test
  func `the address of every source can be the target of a link`() {
    for address in Source.all.map(\.address) where !address.isEmpty {
      var depth = 0
      for character in address {
        #expect(!" <>\\|".contains(character), "\(address)")
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        #expect(depth >= 0, "\(address)")
      }
      #expect(depth == 0, "\(address)")
    }
  }

  @Test
  func `several names and a file for the result are taken`() {
    let both = Run("rules wake.resumed badge-type -f md").output
    #expect(both.hasPrefix("**wake.resumed**\n"))
    #expect(both.contains("\n\n**badge-type**\n\n"))
    #expect(Run("rules badge-type -o review.md").written["review.md"]?.hasPrefix("**") == true)
  }
}
