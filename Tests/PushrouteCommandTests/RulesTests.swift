import PushTestSupport
import Testing

@testable import PushRules
@testable import PushrouteCommand

struct RulesTests {
  @Test(arguments: [
    (name: "rule.txt", call: "rules wake.resumed"),
    (name: "rule.json", call: "rules wake.resumed --json"),
    (name: "contested-rule.txt", call: "rules wake.call-after-force-quit-since-13"),
    (name: "gate-rule.txt", call: "rules situation.possible"),
    (name: "method.txt", call: "rules did-receive-fetch"),
    (name: "method.json", call: "rules did-receive-fetch --json"),
    (name: "beside-tables.txt", call: "rules launch.arrival-only"),
  ])
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
    for rule in DecisionGraph.routing.tables.flatMap(\.allRules) {
      #expect(text.contains("  \(rule.id) (\(rule.confidence.name))\n"))
      #expect(json.contains("\"id\": \"\(rule.id)\""))
    }
  }

  @Test
  func `the tables are proven`() {
    let run = Run("rules --verify")
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("\nwake "))
    #expect(!run.output.contains("not proven"))
    #expect(run.output.hasSuffix(" situations: each decided exactly once (0 ms)\n"))
    #expect(run.code == .done)
    #expect(Run("rules --verify --json").output.contains("\"proven\": true"))
  }

  @Test(arguments: ["", "--json"])
  func `a planted overlap fails with its witness`(flags: String) throws {
    let overlap = Rule(
      "wake.planted",
      .wake(.nothing),
      when: .place(.foreground),
      because: "Planted.",
      .documented,
      "A-020"
    )
    let run = try verify(
      [.place, DecisionTable("wake", .wake, decides: .wake, [.inFront, overlap])],
      flags
    )
    #expect(run.code == .findings)
    #expect(run.errors.contains("pushroute: not proven: table wake: "))
    #expect(run.errors.contains("wake.foreground and wake.planted both decide: iOS "))
    #expect(run.output.contains("wake.planted"))
    #expect(run.output.contains(flags.isEmpty ? "not proven, " : "\"proven\": false"))
  }

  @Test
  func `a rule without a known citation fails`() throws {
    let rule = Rule(
      "wake.planted",
      .wake(.nothing),
      when: .place(.foreground),
      because: "Planted.",
      .contested("", settle: ""),
      "X-1"
    )
    let run = try verify([.place, DecisionTable("wake", .wake, decides: .wake, [rule])], "")
    #expect(run.errors.contains("wake.planted has no citation that the catalogue knows"))
    #expect(run.errors.contains("wake.planted is contested and has no other side"))
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
