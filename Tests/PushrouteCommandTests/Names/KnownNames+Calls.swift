import Foundation
import PushRules

@testable import PushrouteCommand

extension KnownNames {
  /// Whether a line such as `pushroute eval push.json --state active > answer.txt` can be typed.
  func hasCall(_ line: String) -> Bool {
    let call = line.components(separatedBy: " | ").last ?? line
    let words = call.components(separatedBy: " > ")[0].split(separator: " ").map(String.init)
    guard let name = words.drop(while: { $0 != "pushroute" }).dropFirst().first else { return true }
    guard let command = CommandDescription.all.first(where: { $0.name == name }) else {
      return ["--version", "--help"].contains(name)
    }
    return hasArguments(words.drop { $0 != name }.dropFirst(), of: [command])
  }

  /// Whether flags are those of a command, with values that they take, and names are known to it.
  func hasArguments(_ words: some Collection<String>, of commands: [CommandDescription]) -> Bool {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        if commands.contains(where: { !hasOperand(word, of: $0) }) { return false }
        continue
      }
      let flags = commands.flatMap { command in
        (command.flags + command.inputs).filter { $0.spellings.contains(word) }
          .map { (flag: $0, words: command.completion(of: $0)?.words ?? []) }
      }
      guard let flag = flags.first?.flag else { return false }
      guard flag.value != nil, let value = rest.popFirst(), !value.isPlaceholder else { continue }
      let isKnown = flags.contains { flag, words in
        words.isEmpty || flag.value?.word(value) != nil
          || value.split(separator: ",").allSatisfy { words.contains(String($0)) }
      }
      guard isKnown else { return false }
    }
    return true
  }

  private func hasOperand(_ word: String, of command: CommandDescription) -> Bool {
    if word.isPlaceholder || ["-", "."].contains(word) || command.operandWords.contains(word) {
      return true
    }
    if word.hasPrefix("Payloads/") { return paths.contains(word) }
    if command.name == CommandName.rules.rawValue {
      return !Explained.subjects(word, in: .routing).isEmpty
    }
    return (command.takesFiles || command.operandWords.isEmpty)
      && word.contains { ".=:".contains($0) }
  }
}

extension String {
  /// Whether a word stands for one that the reader knows, as `ID` and `EVENT...` do, or is a number.
  var isPlaceholder: Bool { wholeMatch(of: /[A-Z]+(?:\.\.\.)?|\d[\d.]*/) != nil }
}
