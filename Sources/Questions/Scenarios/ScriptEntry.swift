package import PushPayload

package struct ScriptEntry: Hashable, Sendable {
  package let content: EventWord
  /// The position in the file, or nil for a word of the command line.
  package let position: SourcePosition?

  package init(content: EventWord, position: SourcePosition?) {
    self.content = content
    self.position = position
  }

  private static let form = "an event: a word such as `home`, or an object with `push` or `after`"

  package init(_ node: JSONNode, in file: JSONFile) throws(FileMessage) {
    position = file.position(of: (node["push"] ?? node).offset)
    switch node.value {
    case .string(let text): content = try Self.word(text, at: node, in: file)
    case .object: content = try Self.event(of: node, in: file)
    case .null, .boolean, .number, .array: throw file.unexpected(node, expected: Self.form)
    }
  }

  private static func word(
    _ text: String,
    at node: JSONNode,
    in file: JSONFile
  ) throws(FileMessage) -> EventWord {
    do {
      return try EventWord(text, expected: "an event")
    } catch {
      throw file.error(error.description, at: node.offset)
    }
  }

  private static func event(of node: JSONNode, in file: JSONFile) throws(FileMessage) -> EventWord {
    let known = ["push", "after"]
    let members = try file.members(of: node, known: known, expected: form)
    guard let member = members.first, members.count == 1 else {
      let found = "found \(members.isEmpty ? "neither" : "both") in one object"
      throw file.error("\(found), expected either `push` or `after`", at: node.offset)
    }
    let value = member.node
    if member.key == "push", value.members != nil { return .payload(value) }
    if member.key == "push", let path = value.string, !path.isEmpty { return .push(path: path) }
    if member.key == "push" {
      throw file.unexpected(value, expected: "a payload as an object, or the path of one")
    }
    return .after(seconds: try seconds(value, in: file))
  }

  private static func seconds(_ node: JSONNode, in file: JSONFile) throws(FileMessage) -> Int {
    guard case .number(let number) = node.value else {
      throw file.unexpected(node, expected: "whole seconds as a number")
    }
    guard let seconds = Int(exactly: number.double), (0...EventWord.longestTime).contains(seconds)
    else {
      throw file.error(ArgumentError.unknownTime(number.text).description, at: node.offset)
    }
    return seconds
  }
}
