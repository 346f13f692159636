package import PushPayload
internal import PushRules

struct StatedMember {
  private let input: StatedInput
  private let name: String
  private let file: JSONFile

  init(_ input: StatedInput, in file: JSONFile) {
    self.input = input
    name = "`\(input.name)`"
    self.file = file
  }

  /// Returns the value in the words of the flag; nil if it states nothing.
  func statement(_ node: JSONNode) throws(FileMessage) -> StatedSituation.Statement? {
    guard let words = try words(node) else { return nil }
    return StatedSituation.Statement(words, name: name, position: file.position(of: node.offset))
  }

  private func words(_ node: JSONNode) throws(FileMessage) -> [String]? {
    switch (input.form, node.value) {
    case (.truth, .boolean(let isTrue)): return isTrue ? [""] : nil
    case (.onOff, .boolean(let isTrue)): return [isTrue ? "on" : "off"]
    case (.count, .number(let number)): return [number.text]
    case (.onOff, .string(let text)), (.words, .string(let text)): return [try word(text, node)]
    case (.count, .string(let text)): return [text]
    case (.situation(let member), _):
      switch (member.form, node.value) {
      case (.optional, .null): return nil
      case (.methods, .array(let elements)), (.list, .array(let elements)):
        return try list(elements, member)
      case (.optional, .number(let number)) where member.isNumber:
        return [try word(number.text, node, member.synonyms)]
      case (_, .string(let text)):
        if member.isList { return CommaList(text).words }
        return [member.words.isEmpty ? text : try word(text, node, member.synonyms)]
      default: throw file.unexpected(node, expected: Self.expectation(member) + " for \(name)")
      }
    case (.truth, _): throw file.unexpected(node, expected: "`true` or `false` for \(name)")
    default: throw file.unexpected(node, expected: "a string for \(name)")
    }
  }

  private func word(
    _ text: String,
    _ node: JSONNode,
    _ synonyms: [Synonym] = []
  ) throws(FileMessage) -> String {
    let words = input.words
    guard let word = Kebab.word(text, in: words, synonyms: synonyms) else {
      throw wrong(.unknownValue(name, text, expected: words, hint: input.hint), node)
    }
    return word
  }

  /// Reads a list of words; a mistake in one is placed at that word.
  private func list(
    _ elements: [JSONNode],
    _ member: SituationMember
  ) throws(FileMessage) -> [String] {
    var words: [String] = []
    for element in elements {
      guard let text = element.string else { throw file.unexpected(element, expected: "a string") }
      let list = CommaList(text).words
      do throws(ArgumentError) {
        if case .list(let known) = member.form {
          _ = try SituationArguments.list(list, of: name, known)
        } else {
          _ = try MethodList(list, of: name, empty: "none")
        }
      } catch {
        throw wrong(error, element)
      }
      words += list
    }
    return words
  }

  private func wrong(_ error: ArgumentError, _ node: JSONNode) -> FileMessage {
    file.error(error.description, at: node.offset)
  }

  private static func expectation(_ member: SituationMember) -> String {
    switch member.form {
    case .methods, .list: "an array of strings"
    case .version: "a version in a string, such as \"12\","
    case .optional where member.isNumber: "a number"
    case .optional, .words: "a string"
    }
  }
}

extension StatedSituation {
  /// Returns what the members of the situation in a file say, by flag; the first mistake is thrown.
  package static func statements(
    _ node: JSONNode,
    in file: JSONFile
  ) throws(FileMessage) -> [String: Statement] {
    var mistakes = FileMistakes()
    let statements = statements(node, in: file, noting: &mistakes)
    if let mistake = mistakes.messages.first { throw mistake }
    return statements
  }

  /// Returns what the members say, by flag; `stateBeforeKill`, which eval adds for a killed app, is skipped.
  package static func statements(
    _ node: JSONNode,
    in file: JSONFile,
    noting mistakes: inout FileMistakes
  ) -> [String: Statement] {
    let members = file.members(
      of: node,
      known: StatedInput.ofCase.map { $0.name },
      tolerated: ["stateBeforeKill"],
      expected: "an object",
      noting: &mistakes
    )
    var statements: [String: Statement] = [:]
    for member in members ?? [] {
      guard let input = StatedInput.ofCase.first(where: { $0.name == member.key }) else { continue }
      let statement = mistakes.noting { () throws(FileMessage) in
        try StatedMember(input, in: file).statement(member.node)
      }
      statements[input.flag] = statement ?? nil
    }
    return statements
  }
}
