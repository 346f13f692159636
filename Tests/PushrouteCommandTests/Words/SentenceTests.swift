import AppLifecycle
import PushPayload
import PushRules
import RouteReport
import Testing

@testable import PushrouteCommand

/// No printed sentence is long, in the help, in messages and in reasons.
struct SentenceTests {
  private static let longest = 25

  /// What is longer: lists of names, and two caveats with several sources in a sentence.
  private static let exceptions: Set<String> = [
    "exit code 1", "exit code 2", "voip-report-call",
  ]

  private struct Text {
    let name: String
    let text: String
  }

  private static var texts: [Text] {
    var texts: [Text] = []
    func add(_ name: String, _ text: String) { texts.append(Text(name: name, text: text)) }
    for command in CommandDescription.all {
      add(command.name, command.summary)
      add(command.name, command.discussion)
      for flag in command.flags + command.inputs {
        add(command.name + " --" + flag.name, flag.help)
      }
      for example in command.examples { add(command.name, example.key) }
    }
    for entry in HelpTopic.glossary.entries { add("terms " + entry.label, entry.words.joined()) }
    for code in ExitCode.allCases { add("exit code \(code.rawValue)", code.meaning) }
    for code in LintCode.all { add(code.code, code.statement) }
    for caveat in Caveat.all { add(caveat.id, caveat.text) }
    for rule in RuleCatalogue(of: .routing).rules { add(rule.id, rule.statement) }
    for event in LifecycleEvent.allCases { add(event.name, event.meaning) }
    return texts
  }

  @Test func `no sentence has more than 25 words`() {
    for text in Self.texts where !Self.exceptions.contains(text.name) {
      let longest = Self.sentences(of: text.text).max() ?? 0
      #expect(longest <= Self.longest, "\(text.name): \(text.text)")
    }
  }

  @Test func `every exception is one`() {
    for name in Self.exceptions {
      #expect(
        Self.texts.contains { text in
          text.name == name && Self.sentences(of: text.text).contains { $0 > Self.longest }
        },
        "\(name)"
      )
    }
  }

  /// The numbers of words of the sentences of a text.
  private static func sentences(of text: String) -> [Int] {
    text.replacing(": ", with: ". ").replacing("; ", with: ". ").split(separator: ". ").map {
      $0.split(separator: " ").count
    }
  }
}
