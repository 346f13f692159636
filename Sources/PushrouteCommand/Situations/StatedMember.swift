internal import PushPayload
internal import PushRules

/// A member of a scenario that means the same as a flag.
struct StatedMember {
  /// What the member says, in the words of the flag; nil if it leaves the matter open.
  let statement: StatedSituation.Statement?

  /// Reads a member.
  init(_ member: JSONMember, _ flag: CommandFlag, _ file: JSONFile) throws(FileMessage) {
    let reader = Reader(name: "`\(member.key)`", flag: flag, file: file)
    statement = try reader.value(member.node).map { value in
      StatedSituation.Statement(
        value: value,
        name: reader.name,
        position: file.position(of: member.node.offset)
      )
    }
  }
}

/// Reads the value of a member as its flag would take it.
private struct Reader {
  let name: String
  let flag: CommandFlag
  let file: JSONFile

  /// What the flag states about a situation, or nil if it is about something else.
  private var member: SituationMember? { SituationMember.stated(by: flag.name) }

  func value(_ node: JSONNode) throws(FileMessage) -> String? {
    guard let expected = flag.value else { return try truth(node) ? "" : nil }
    switch (member?.form, node.value) {
    case (.optional, .null): return nil
    case (.methods, .array(let elements)), (.list, .array(let elements)):
      return try list(elements)
    case (.optional, .number(let number)) where member?.isNumber == true:
      return try word(number.text, expected, node)
    case (nil, .boolean(let isTrue)) where expected.words == ["on", "off"]:
      return isTrue ? "on" : "off"
    case (nil, .number(let number)) where expected.words.isEmpty: return number.text
    case (_, .string(let text)):
      return expected.words.isEmpty ? text : try word(text, expected, node)
    default: throw file.unexpected(node, expected: expectation)
    }
  }

  private func truth(_ node: JSONNode) throws(FileMessage) -> Bool {
    guard case .boolean(let isTrue) = node.value else {
      throw file.unexpected(node, expected: "`true` or `false` for \(name)")
    }
    return isTrue
  }

  private func word(
    _ text: String,
    _ expected: CommandFlag.Value,
    _ node: JSONNode
  ) throws(FileMessage) -> String {
    guard let word = expected.word(text) else {
      throw wrong(.unknownValue(name, text, expected: expected.words, hint: expected.hint), node)
    }
    return word
  }

  /// Reads a list of words, each of which is checked in its place.
  private func list(_ elements: [JSONNode]) throws(FileMessage) -> String {
    var words: [String] = []
    for element in elements {
      guard let word = element.string else { throw file.unexpected(element, expected: "a string") }
      do {
        try check(word)
      } catch {
        throw wrong(error, element)
      }
      words.append(word)
    }
    return words.isEmpty ? "none" : words.joined(separator: ",")
  }

  private func check(_ word: String) throws(ArgumentError) {
    if case .list(let words) = member?.form {
      _ = try SituationArguments.list(word, of: name, words)
    } else {
      _ = try MethodList(word, of: name, empty: "none")
    }
  }

  private func wrong(_ error: ArgumentError, _ node: JSONNode) -> FileMessage {
    file.error(error.description, at: node.offset)
  }

  private var expectation: String {
    switch member?.form {
    case .methods, .list: "an array of strings for \(name)"
    case .version: "a version in a string, such as \"12\", for \(name)"
    case .optional where member?.isNumber == true: "a number for \(name)"
    case .optional, .words, nil: "a string for \(name)"
    }
  }
}
