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
    (name: "help-exit-codes.txt", call: "help exit-codes"),
    (name: "help-confidence.txt", call: "help confidence"),
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
        let call = try #require(example.line.split(separator: "pushroute ").last)
        let words = call.split(separator: " ").map { String($0) }
        #expect(words.first == command.name)
        _ = try ParsedArguments(Array(words.dropFirst()), for: command)
      }
    }
  }
}
