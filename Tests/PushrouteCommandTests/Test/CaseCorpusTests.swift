import Evidence
import PushPayload
import PushRules
import PushTestSupport
import Testing

@testable import PushrouteCommand

/// The cases under `Payloads/cases`.
struct CaseCorpusTests {
  @Test func `every case passes, and the cases reach every rule`() {
    let run = Run("test Payloads/cases --coverage 100 -q", in: .project)
    #expect(run.errors.isEmpty)
    #expect(run.code == .done, "pushroute test Payloads/cases --coverage 100 shows what fails")
  }

  @Test func `every case has a name of its own and says what it rests on`() throws {
    let cases = try Self.cases
    #expect(cases.count >= 300)
    var names: Set<String> = []
    for node in cases {
      let name = try #require(node["name"]?.string)
      #expect(names.insert(name).inserted, "\(name)")
      #expect(node["source"]?.elements?.isEmpty == false, "\(name)")
    }
  }

  @Test func `every ruling and every claim about a push is what some case rests on`() throws {
    let pushes = Set((15...29).map { "S4-\($0)" })
    let stated = Citation.all.filter {
      $0.kind == .ruling && $0.id.hasPrefix("R-") || pushes.contains($0.id)
    }
    // R-81 is about code, R-83 about the number on the icon, R-86 about logs, R-87 about SDKs.
    let elsewhere: Set = ["R-81", "R-83", "R-86", "R-87"]
    let sources = Set(
      try Self.cases.compactMap { $0["source"]?.elements }.joined().compactMap(\.string)
    )
    #expect(Set(stated.map(\.id)).subtracting(sources) == elsewhere)
    #expect(stated.count >= 66 + pushes.count)
  }

  @Test func `the page names every member, method, folder and word for confidence`() throws {
    let page = try #require(MemoryWorld.project.files[Self.folder + "README.md"])
    let named: [[String]] = [
      ["name", "description", "source", "payload", "situation", "expect", "cases", "state"],
      ["arrival", "userAction", "notCalled", "remarks", "withoutRemarks", "impossible"],
      Situation.members.map(\.name), ExpectedMember<Route>.all.map(\.name),
      ExpectedMember<Call>.all.map(\.name), ExpectedMember<NotCalled>.all.map(\.name),
      Wake.allCases.map(\.name), Presentation.allCases.map(\.name),
      Recipient.allCases.map(\.name), Confidence.allCases.map(\.name),
      AppState.names, Termination.allCases.map(\.name),
      UserAction.allCases.map(\.name), Authorization.allCases.map(\.name),
      DelegateMethod.allCases.flatMap { [$0.id, $0.signature] },
    ]
    for word in named.joined() { #expect(page.contains("`\(word)`"), "\(word)") }
    for folder in Set(Self.paths.map { String($0.split(separator: "/")[2]) }) {
      #expect(page.contains("[\(folder)](\(folder))"), "\(folder)")
    }
  }

  private static let folder = "Payloads/cases/"

  private static let paths = MemoryWorld.project.files.keys.filter {
    $0.hasPrefix(folder) && $0.hasSuffix(".json") && !$0.contains("..")
  }

  private static var cases: [JSONNode] {
    get throws {
      try paths.flatMap { path in
        let text = try #require(MemoryWorld.project.files[path])
        let root = try JSONDocument(reading: Array(text.utf8)).root
        return try #require(root["cases"]?.elements)
      }
    }
  }
}
