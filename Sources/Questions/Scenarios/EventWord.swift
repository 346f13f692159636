package import AppLifecycle
package import PushPayload
import PushRules

/// An event of a script, as the command line or a scenario writes it.
package enum EventWord: Hashable, Sendable {
  case event(LifecycleEvent)
  /// A push with a payload in a file.
  case push(path: String)
  /// A push with a payload in the scenario itself, which no word names.
  case payload(JSONNode)
  /// A number of seconds that pass.
  case after(seconds: Int)

  /// The most seconds that may pass at once: a year.
  static let longestTime = 365 * 24 * 60 * 60

  /// The words for events without a value, other words for the same last.
  package static let all =
    LifecycleEvent.scripted.map { $0.name } + LifecycleEvent.synonyms.map { $0.word }

  /// The pattern of words that take a value, for schemas.
  package static let patternWithValue = "^(\(pushWord):.+|\(timeWord):[0-9]+)$"

  private static let timeWord = "after"
  private static let pushWord = "push"

  /// Reads a word, in any case; `expected` describes valid words in an error.
  package init(_ text: String, expected: String) throws(ArgumentError) {
    let (word, value) = Self.parts(of: text)
    if word == Self.pushWord {
      guard let value, !value.isEmpty else { throw .incompleteEvent(text, expected: "push:FILE") }
      self = .push(path: value)
    } else if word == Self.timeWord {
      guard let value, !value.isEmpty else {
        throw .incompleteEvent(text, expected: "after:SECONDS")
      }
      guard let seconds = Self.seconds(value) else { throw .unknownTime(value) }
      self = .after(seconds: seconds)
    } else if let known = Kebab.word(text, in: Self.all) ?? Kebab.word(word, in: Self.all),
      value == nil, let event = LifecycleEvent(known)
    {
      self = .event(event)
    } else {
      let outside = LifecycleEvent.unmodelled.first { Kebab.word(word, in: $0.key.words) != nil }
      throw .unknownEvent(text, expected: outside.map { expected + ": " + $0.value } ?? expected)
    }
  }

  /// Whether a word takes a value, valid or not, after its colon.
  package static func takesValue(_ text: String) -> Bool {
    let (word, value) = parts(of: text)
    return value != nil && [pushWord, timeWord].contains(word)
  }

  /// Suggestions for a misspelt word: the known words that begin with it, or the nearest one, with
  /// the value after its colon.
  package static func nearest(to text: String) -> [String] {
    let (word, value) = parts(of: text)
    let known = value == nil ? all : [pushWord, timeWord]
    let longer = known.filter { $0.hasPrefix(word + "-") }
    if !longer.isEmpty { return longer }
    let nearest = NearestWord(to: value == nil ? text : word, in: known).word
    return nearest.map { [$0 + (value.map { ":" + $0 } ?? "")] } ?? []
  }

  private static func seconds(_ text: String) -> Int? {
    guard text.allSatisfy({ $0.isASCII && $0.isWholeNumber }), let seconds = Int(text) else {
      return nil
    }
    return seconds <= longestTime ? seconds : nil
  }

  private static func parts(of text: String) -> (word: String, value: String?) {
    let word = text.prefix { $0 != ":" }
    let rest = text.dropFirst(word.count)
    return (word.lowercased(), rest.isEmpty ? nil : String(rest.dropFirst()))
  }
}

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
