import PushRules
import Testing

@testable import PushrouteCommand

struct CompletionTests {
  @Test(arguments: [Shell.bash, .zsh, .fish])
  func `every command and every flag stands in the script`(shell: Shell) {
    let run = Run("completion " + shell.rawValue)
    #expect(run.errors.isEmpty)
    for command in CommandDescription.all {
      #expect(run.output.contains(command.name))
      for flag in command.flags { #expect(run.output.contains(flag.name), "\(flag.name)") }
    }
  }

  @Test func `what a flag takes is known from its description`() throws {
    func value(_ name: String) throws -> CommandFlag.Completion? {
      let command = CommandDescription.eval
      return command.completion(of: try #require(command.flags.first { $0.name == name }))
    }
    #expect(
      try value("state") == .word(["active", "inactive", "background", "suspended", "not-running"])
    )
    #expect(try value("implements") == .list(DelegateMethod.allCases.map(\.id)))
    #expect(try value("output") == .file)
    #expect(try value("ios") == .text)
    #expect(try value("killed-by-user") == nil)
    guard case .word(let statements)? = try value("set") else {
      Issue.record("no words for --set")
      return
    }
    #expect(Set(statements).isSuperset(of: ["low-power=on", "category-options=custom-dismiss"]))
  }

  private static let operands: [(command: CommandDescription, word: String)] = [
    (command: .table, word: "era-by-tap"),
    (command: .diff, word: "scenes"),
    (command: .diff, word: "did-receive-fetch"),
    (command: .rules, word: "wake.resumed"),
  ]

  @Test(arguments: operands)
  func `a command completes the names that it takes`(command: CommandDescription, word: String) {
    #expect(command.operandWords.contains(word))
    for shell in [Shell.bash, .zsh, .fish] {
      #expect(Run("completion \(shell)").output.contains(word))
    }
  }

  @Test func `no line of the manual page begins a request by accident`() {
    let requests = ["TH", "nh", "ad", "SH", "SS", "TP", "PP", "B", "br", "RS", "RE", "nf", "fi"]
    for line in Run("completion man").output.split(separator: "\n") where line.hasPrefix(".") {
      let name = line.dropFirst().prefix { $0.isLetter }
      #expect(requests.contains(String(name)), "\(line)")
    }
    #expect(!Run("completion man").output.contains("\n'"))
  }
}
