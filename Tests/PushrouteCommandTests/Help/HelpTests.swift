import PushTestSupport
import Testing

@testable import PushrouteCommand

struct HelpTests {
  private static let helpPages: [(name: String, call: String)] = [
    (name: "help.txt", call: "--help"),
    (name: "help-eval.txt", call: "eval --help"),
    (name: "help-scan.txt", call: "scan --help"),
    (name: "help-lint.txt", call: "lint --help"),
    (name: "help-simulate.txt", call: "simulate --help"),
    (name: "help-test.txt", call: "test --help"),
    (name: "help-diff.txt", call: "diff --help"),
    (name: "help-table.txt", call: "table --help"),
    (name: "help-rules.txt", call: "rules -h"),
    (name: "help-schema.txt", call: "schema --help"),
    (name: "schemas.txt", call: "schema"),
    (name: "help-help.txt", call: "help help"),
    (name: "help-situation.txt", call: "help situation"),
    (name: "help-methods.txt", call: "help methods"),
    (name: "help-events.txt", call: "help events"),
    (name: "help-output.txt", call: "help output"),
    (name: "help-terms.txt", call: "help terms"),
    (name: "help-explain.txt", call: "explain --help"),
    (name: "help-payload.txt", call: "help payload"),
    (name: "help-cases.txt", call: "help cases"),
    (name: "help-scenario.txt", call: "help scenario"),
    (name: "help-config.txt", call: "help config"),
  ]

  @Test(arguments: helpPages)
  func `the help is the recorded one and fits 80 columns`(name: String, call: String) throws {
    let run = Run(call)
    #expect(run.errors.isEmpty)
    #expect(run.code == .done)
    let selectors = run.output.split(separator: "\n").filter {
      $0.count > 80 && !$0.contains("(_:")
    }
    #expect(selectors.isEmpty)
    try expectSnapshot(run.output, named: name)
  }

  @Test func `the first screen and the help of each command are short`() {
    #expect(
      Run("--help").output.split(separator: "\n", omittingEmptySubsequences: false).count <= 24
    )
    for command in CommandDescription.all {
      let lines = Run("\(command.name) --help").output.split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      #expect(lines.count - 1 <= 48, "\(command.name)")
    }
  }

  @Test func `there are at most 63 flags`() {
    let names = Set(CommandDescription.all.flatMap { $0.flags.map(\.name) })
    #expect(names.union(["version"]).count <= 63, "\(names.count)")
  }

  @Test func `a topic goes through the pager of a terminal, and nowhere else`() {
    var world = MemoryWorld.usual
    world.hasPager = true
    #expect(Run("help terms", in: world).output == HelpTopic.terms.text)
    world.terminals = [.output]
    let paged = Run("help terms", in: world)
    #expect(paged.output.isEmpty && paged.written["less -FRX"] == HelpTopic.terms.text)
    world.variables["PAGER"] = "more"
    #expect(Run("help terms", in: world).written["more"] == HelpTopic.terms.text)
    world.hasPager = false
    #expect(Run("help terms", in: world).output == HelpTopic.terms.text)
  }

  private static let words: [(call: String, words: String)] = [
    (call: "help state", words: "see: pushroute help situation"),
    (call: "help low-power", words: "see: pushroute help situation"),
    (call: "help killed", words: "see: pushroute help situation"),
    (call: "help doctor", words: "pushroute scan MyApp"),
    (call: "lint alert.json --dry-run", words: "with --diff"),
    (call: "lint many.ndjson", words: "add --ndjson"),
    (call: "simulate sms", words: "a banner of another app does nothing to this one"),
    (call: "eval alert.json --set colour=red", words: "`colour` is no input; write INPUT=VALUE"),
    (call: "eval alert.json --set low-power", words: "--low-power needs a value: on or off"),
    (call: "simulate home --set multi-window=no", words: "--multi-window takes no value"),
    (call: "lint alert.json --ignore too-large", words: "too-large is always shown"),
  ]

  @Test(arguments: words)
  func `a mistake has its pointer`(call: String, words: String) {
    let run = Run(call)
    #expect(run.code == .failure && run.errors.contains(words), "\(run.errors)")
  }

  @Test(arguments: ["killed", "force-quit", "quit", "swiped"])
  func `a force quit has many names`(word: String) {
    #expect(
      Run("eval alert.json --state \(word)").output
        == Run("eval alert.json --killed-by-user").output
    )
  }

  @Test func `an input is set, or written as a flag of its own`() {
    let set = Run("eval silent.json --set low-power=on --set scene=disconnected")
    #expect(set.code == .done)
    #expect(set.output == Run("eval silent.json --low-power on --scene disconnected").output)
  }

  @Test func `a refused event leaves the trace before it`() {
    let run = Run("simulate home home unlock --state active --ios 17")
    #expect(run.code == .failure && run.errors.contains("event 3: "))
    #expect(run.output.contains("applicationDidEnterBackground"))
  }

  @Test
  func `all ways to ask for help agree`() {
    #expect(Run("help").output == Run("-h").output)
    #expect(Run("help eval").output == Run("eval x.json -h").output)
  }

  @Test(arguments: ["--version", "-V"])
  func `the version is printed`(call: String) {
    #expect(Run(call).output == "pushroute \(Version.text)\n")
  }

  @Test func `a command is called by the name of its description`() {
    #expect(CommandDescription.all.map(\.name) == CommandName.allCases.map(\.rawValue))
  }

  @Test
  func `every example of the help can be parsed`() throws {
    for command in CommandDescription.all {
      for example in command.examples {
        let call = try #require(example.value.split(separator: "pushroute ").last)
        let words = call.split(separator: " ").map { String($0) }
        #expect(words.first == command.name)
        _ = try ParsedArguments(Array(words.dropFirst()), for: command)
      }
    }
  }
}
