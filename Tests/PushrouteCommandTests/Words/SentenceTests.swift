import AppLifecycle
import PushPayload
import PushRules
import RouteReport
import Testing

@testable import PushrouteCommand

/// No printed sentence is long, in the help, in messages and in reasons.
struct SentenceTests {
  private static let longest = 25

  /// What may be longer: lists of values, and quotations.
  private static let exceptions: Set<String> = []

  private static var texts: [(name: String, text: String)] {
    let commands = CommandDescription.all.flatMap { command in
      [(command.name, command.summary), (command.name, command.discussion)]
        + (command.flags + command.inputs).map { (command.name + " --" + $0.name, $0.help) }
        + command.examples.map { (command.name, $0.purpose) }
    }
    let words = HelpTopic.words.entries.map { ("terms " + $0.label, $0.words.joined()) }
    let codes = ExitCode.allCases.map { ("exit code \($0.rawValue)", $0.meaning) }
    let checks = LintCode.all.map { ($0.code, $0.statement) }
    let caveats = Caveat.all.map { ($0.id, $0.text) }
    let rules = RuleCatalogue(of: .routing).rules.map { ($0.id, $0.statement) }
    let events = LifecycleEvent.allCases.map { ($0.name, $0.meaning) }
    return commands + words + codes + checks + caveats + rules + events
  }

  @Test func `no sentence has more than 25 words`() {
    let long = Self.texts.filter { name, text in
      !Self.exceptions.contains(name) && Self.sentences(of: text).contains { $0 > Self.longest }
    }
    #expect(long.isEmpty, "\(long.map { $0.name + ": " + $0.text }.joined(separator: "\n"))")
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
