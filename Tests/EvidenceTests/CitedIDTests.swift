import Evidence
import PushPayload
import PushRules
import Testing

@testable import AppLifecycle
@testable import RouteReport

/// Rules, checks, notes and pages cite by id: the catalogue has every id that they cite.
struct CitedIDTests {
  /// Something that cites, with the ids of its citations.
  private typealias Citing = (name: String, citations: [String])

  private static let groups: [(group: String, members: [Citing])] = [
    ("rules", RuleCatalogue(of: .routing).rules.map { ($0.id, $0.citations) }),
    ("caveats", Caveat.all.map { ($0.id, $0.citations) }),
    ("transitions", Transitions.all.map { ($0.id, $0.rule.citations) }),
    ("rules of the life cycle", LifecycleRule.all.map { ($0.id, $0.reason.citations) }),
    ("notes", (Caveat.steps + Caveat.scenario).map { ($0.id, $0.citations) }),
    ("checks", LintCode.all.map { ($0.code, $0.citations) }),
    (
      "pages of callbacks",
      CallbackPage.all.map { ($0.callback.id, $0.citations + $0.limits.map(\.citation)) }
    ),
    ("pages of concepts", ConceptPage.all.map { ($0.id, $0.citations + $0.related) }),
  ]

  @Test(arguments: groups.map(\.group))
  func `every id is in the catalogue`(group: String) throws {
    let members = try #require(Self.groups.first { $0.group == group }).members
    #expect(!members.flatMap(\.citations).isEmpty)
    for member in members {
      for id in member.citations { #expect(Citation(id) != nil, "\(id) of \(member.name)") }
    }
  }
}
