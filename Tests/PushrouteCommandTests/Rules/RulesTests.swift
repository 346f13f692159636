import AppLifecycle
import Evidence
import PushTestSupport
import RouteReport
import Testing

@testable import PushRules
@testable import PushrouteCommand

struct RulesTests {
  private static let explanations: [(name: String, call: String)] = [
    (name: "rule.txt", call: "rules wake.resumed"),
    (name: "rule.json", call: "rules wake.resumed --json"),
    (name: "rule.md", call: "rules wake.resumed -f markdown"),
    (name: "check.md", call: "rules badge-type -f markdown"),
    (name: "contested-rule.txt", call: "rules wake.call-after-force-quit-since-13"),
    (name: "gate-rule.txt", call: "rules feasibility.possible"),
    (name: "method.txt", call: "rules did-receive-fetch"),
    (name: "method.json", call: "rules did-receive-fetch --json"),
    (name: "method.md", call: "rules did-receive-fetch -f markdown"),
    (name: "beside-tables.txt", call: "rules response.arrival-only"),
    (name: "callback.txt", call: "rules did-enter-background"),
    (name: "callback.json", call: "rules did-enter-background --json"),
    (name: "deprecated-callback.txt", call: "rules will-enter-foreground"),
    (name: "concept.txt", call: "rules background-time"),
    (name: "simulator.txt", call: "rules simulator"),
    (name: "concept.json", call: "rules exits-on-suspend --json"),
    (name: "notifications.txt", call: "rules notifications"),
    (name: "ruling.txt", call: "rules L-02"),
    (name: "trace.txt", call: "rules T-H1"),
    (name: "claim.txt", call: "rules S1-31 S1-41 S1-09"),
    (name: "claim.json", call: "rules S0-24 --json"),
    (name: "claim.md", call: "rules S1-31 -f markdown"),
  ]

  @Test(arguments: explanations)
  func `the explanation is the recorded one`(name: String, call: String) throws {
    let run = Run(call)
    #expect(run.errors.isEmpty)
    #expect(run.code == .done)
    try expectSnapshot(run.output, named: name)
  }

  @Test
  func `the list names every rule with its confidence`() {
    let text = Run("rules").output
    let json = Run("rules --json").output
    for rule in DecisionGraph.routing.tables.flatMap(\.rules) {
      #expect(text.contains("  \(rule.id) (\(rule.confidence.name))\n"))
      #expect(json.contains("\"id\": \"\(rule.id)\""))
    }
  }

  private static let otherNames: [(name: String, id: String)] = [
    (name: "applicationDidEnterBackground:", id: "did-enter-background"),
    (name: "applicationDidEnterBackground(_:)", id: "did-enter-background"),
    (name: "didEnterBackground", id: "did-enter-background"),
    (name: "UIApplicationDidEnterBackgroundNotification", id: "did-enter-background"),
    (name: "viewDidDisappear:", id: "view-did-disappear"),
    (name: "beginBackgroundTask(expirationHandler:)", id: "expiration-handler"),
    (name: "UIApplicationExitsOnSuspend", id: "exits-on-suspend"),
    (name: "applicationDidFinishLaunching:", id: "application-did-finish-launching"),
  ]

  @Test(arguments: otherNames)
  func `a page is found by another name`(name: String, id: String) {
    #expect(Run("rules " + name).output == Run("rules " + id).output)
    #expect(Run("rules " + name).output.hasPrefix((Callback(id)?.name ?? id) + "\n"))
  }

  @Test
  func `every name of a concept asks for its page`() {
    for page in ConceptPage.all {
      for name in page.names + Sweep.of(page.names, oneIn: 4).map({ $0.uppercased() }) {
        #expect(Run("rules " + name).output.hasPrefix(page.id + "\n"), "\(name)")
      }
    }
  }

  @Test
  func `the list names every concept`() {
    let text = Run("rules").output
    let json = Run("rules --json").output
    for page in ConceptPage.all {
      #expect(text.contains("\n  \(page.id)\n"))
      #expect(json.contains("\"id\": \"\(page.id)\""))
    }
  }

  private static let misspellings: [(name: String, nearest: String)] = [
    (name: "did-entr-background", nearest: "did-enter-background"),
    (name: "app-state", nearest: "app-states"),
    (name: "interuption", nearest: "interruption"),
    (name: "suspendet", nearest: "suspended"),
    (name: "test-flight", nearest: "testflight"),
    (name: "swift-ui", nearest: "swiftui"),
    (name: "viewDidDisapear:", nearest: "view-did-disappear"),
    (name: "t-h1", nearest: "T-H1"),
    (name: "S1_31", nearest: "S1-31"),
  ]

  @Test(arguments: misspellings)
  func `a misspelt name is answered with the nearest`(name: String, nearest: String) {
    let run = Run("rules " + name)
    #expect(run.errors == "pushroute: there is no rule `\(name)`; did you mean \(nearest)?\n")
    #expect(run.code == .failure)
  }

  @Test
  func `every page fits 80 columns, but for names`() {
    let pages = Callback.all.map(\.id) + ConceptPage.all.map(\.id)
    for page in pages {
      for line in Run("rules " + page).output.split(separator: "\n") where line.count > 80 {
        let isName = line.contains("selector ") || line.contains("Swift ") || line.hasSuffix(":")
        #expect(isName || line.contains(" <http"), "\(line)")
      }
    }
  }

  @Test
  func `every citation is explained`() {
    for citation in Citation.all {
      let run = Run("rules " + citation.id)
      #expect(run.output.hasPrefix(citation.id + "\n    " + citation.id), "\(citation.id)")
      #expect(run.errors.isEmpty, "\(citation.id)")
    }
  }

  @Test(arguments: LifecycleEvent.allCases.map(\.name))
  func `every event is explained`(name: String) {
    let run = Run("rules " + name)
    #expect(run.output.hasPrefix((Callback(name)?.name ?? name) + "\n"))
    #expect(run.output.contains("\n  what it leads to\n    "))
    #expect(run.errors.isEmpty)
    #expect(Run("rules --json " + name).output.contains("\"then\": "))
  }

  @Test
  func `the tables are proven`() {
    let run = Run("rules --verify")
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("\nwake "))
    #expect(!run.output.contains("not proven"))
    #expect(run.output.contains(" situations: each decided exactly once (0 ms)\n"))
    #expect(run.output.contains("nothing that this would change is surer than contested\nlife "))
    #expect(run.output.hasSuffix(" events in states: each decided exactly once\n"))
    #expect(run.code == .done)
  }

  @Test(arguments: ["", "--json"])
  func `a planted overlap fails with its witness`(flags: String) throws {
    let table = DecisionTable(.wake, decides: .wake) {
      Case("wake.foreground", .wake(.running))
        .when(.place(.foreground))
        .because("The app is in the foreground.")
        .documented("A-020")
      Case("wake.planted", .wake(.nothing))
        .when(.place(.foreground))
        .because("Planted.")
        .documented("A-020")
    }
    let run = try verify([.place, table], flags)
    #expect(run.code == .findings)
    #expect(run.errors.contains("pushroute: not proven: table wake: "))
    #expect(run.errors.contains("wake.foreground and wake.planted both decide: iOS "))
    #expect(run.output.contains("wake.planted"))
    #expect(run.output.contains(flags.isEmpty ? "not proven, " : "\"proven\": false"))
  }

  private static let rules: [(citation: String, grade: EvidenceGrade, defect: String)] = [
    (
      citation: "X-1",
      grade: EvidenceGrade.documented,
      defect: "wake.planted cites X-1, which the catalogue does not know"
    ),
    (
      citation: "A-020",
      grade: .contested("", settle: "Try it."),
      defect: "wake.planted is contested and does not give the other side"
    ),
    (
      citation: "A-020",
      grade: .contested("It may be otherwise.", settle: ""),
      defect: "wake.planted is contested and names no experiment that would settle it"
    ),
  ]

  @Test(arguments: rules)
  func `a rule that does not say what it rests on fails`(
    citation: String,
    grade: EvidenceGrade,
    defect: String
  ) throws {
    let table = DecisionTable(.wake, decides: .wake) {
      Case("wake.planted", .wake(.nothing))
        .when(.place(.foreground))
        .because("Planted.")
        .graded(grade, citation)
    }
    let run = try verify([.place, table], "")
    #expect(run.errors.contains("pushroute: not proven: table wake: " + defect + "\n"))
    #expect(run.code == .findings)
  }

  @Test
  func `a column that no rule uses fails`() throws {
    let run = try verify([.place, .permission], "")
    #expect(run.errors.contains("pushroute: not proven: no rule uses the column final state\n"))
    #expect(run.output.contains("situations: not proven, "))
    #expect(run.code == .findings)
  }

  private func verify(
    _ tables: [DecisionTable],
    _ flags: String
  ) throws -> (code: ExitCode, output: String, errors: String) {
    let words = ["--verify"] + flags.split(separator: " ").map { String($0) }
    let arguments = try ParsedArguments(words, for: .rules)
    var console = Console(MemoryWorld())
    let code = try RulesCommand(arguments, graph: DecisionGraph(tables)).run(in: &console)
    let end = console.finish(code)
    let world = try #require(console.world as? MemoryWorld)
    return (end, world.output, world.errors)
  }
}
