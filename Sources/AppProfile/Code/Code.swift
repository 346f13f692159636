import PushPayload

/// The tokens of a file, without spaces, comments, and code that no iPhone build compiles.
struct Code: Sendable {
  enum Language: Hashable, Sendable {
    case swift
    case objectiveC
  }

  let bytes: [UInt8]
  let language: Language
  let isTruncated: Bool
  /// The tokens, and of the directives only those whose branches depend on the build.
  private(set) var tokens: [Token] = []
  /// The effect of each remaining directive, by its index.
  private(set) var changes: [Int: ConditionStack.Change] = [:]
  private var stack = ConditionStack()
  /// The conditions of the tokens: each holds from its first token to the next entry.
  private var conditions: [(first: Int, condition: Int?)] = [(0, nil)]
  /// For each bracket the index of its partner; -1 for all other tokens.
  private var partners: [Int32] = []
  private(set) var frameworks: Set<String> = []

  init(_ bytes: [UInt8], _ language: Language) {
    self.bytes = bytes
    self.language = language
    let all: [Token]
    (all, isTruncated) =
      language == .swift
      ? SwiftTokenizer.read(bytes) : ObjectiveCTokenizer.read(bytes, as: .objectiveC)
    tokens.reserveCapacity(all.count / 2)
    for token in all where token.isCode {
      guard token.kind == .directive else {
        if stack.isLive { tokens.append(token) }
        continue
      }
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      if stack.isLive, let name = Self.framework(text) { frameworks.insert(name) }
      let change = stack.read(text)
      if let change {
        changes[tokens.count] = change
        tokens.append(token)
      }
      conditions.append((tokens.count, stack.condition))
    }
    pairBrackets()
  }

  /// Reads `#import <Framework/Header.h>`.
  private static func framework(_ directive: String) -> String? {
    guard directive.hasPrefix("#import") || directive.hasPrefix("#include"),
      let start = directive.firstIndex(of: "<"), let end = directive.firstIndex(of: "/"),
      start < end
    else { return nil }
    return String(directive[directive.index(after: start)..<end])
  }

  var count: Int { tokens.count }

  /// The `#if` condition of a token, or nil if every build compiles it.
  func condition(at index: Int) -> String? {
    let end = conditions.partitionPoint { $0.first > index }
    return end == 0 ? nil : conditions[end - 1].condition.map { stack.text(of: $0) }
  }

  /// Behind the last token every answer is empty.
  func text(_ index: Int) -> String {
    tokens.indices.contains(index)
      ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  /// The text of a word without its backticks, or nil for another token.
  func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    let text = text(index)
    return text.hasPrefix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }

  /// The content of a string without its quotes, or nil for another token.
  func string(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .string else { return nil }
    return String(text(index).dropFirst().dropLast())
  }

  func isQuoted(_ index: Int) -> Bool {
    tokens.indices.contains(index) && bytes[tokens[index].start] == UInt8(ascii: "`")
  }

  func isWord(_ index: Int, _ word: String) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
    let token = tokens[index]
    guard token.end - token.start == word.utf8.count else { return false }
    return bytes[token.range].elementsEqual(word.utf8)
  }

  /// The byte of a punctuation mark, or 0 for another token.
  func mark(_ index: Int) -> UInt8 {
    guard tokens.indices.contains(index), tokens[index].kind == .mark else { return 0 }
    return bytes[tokens[index].start]
  }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    self.mark(index) == UInt8(ascii: mark)
  }

  /// The offset of a token; behind the last one, the end of the text.
  func offset(_ index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index].start : bytes.count
  }

  func place(ofOffset offset: Int) -> Int { tokens.partitionPoint { $0.start >= offset } }

  /// Whether a token, but not the first of all, begins a line.
  func isFirstOfLine(_ index: Int) -> Bool {
    bytes[tokens[index - 1].end..<offset(index)].contains(where: ByteScanner.isLineEnd)
  }

  /// The text of some tokens, with spaces only between words.
  func text(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      let joins =
        tokens[index].kind == .word && index > range.lowerBound
        && tokens[index - 1].kind == .word
      text += (joins ? " " : "") + self.text(index)
    }
    return text
  }

  /// The index behind the closing bracket, or the end of the tokens.
  ///
  /// Directives and brackets of other kinds in between do not matter.
  func end(ofBracketAt start: Int, limit: Int? = nil) -> Int {
    guard let bracket = Self.bracket(mark(start)), bracket.opens else { return start + 1 }
    let end = partner(of: start).map { $0 + 1 } ?? count
    return max(start, min(end, limit ?? count, count))
  }

  /// The bytes within a bracket, up to the end of the text if nothing closes it.
  func content(ofBracketAt index: Int) -> Range<Int> {
    let start = offset(index) + 1
    return start..<max(start, offset(partner(of: index) ?? count))
  }

  /// The index behind a token, or behind the content of a bracket.
  ///
  /// A `<` may be an operator, so it counts as a token of its own.
  func next(after index: Int) -> Int { isMark(index, "<") ? index + 1 : end(ofBracketAt: index) }

  /// The index behind a statement: at its semicolon, at the next line, or behind its block.
  func end(ofStatementAt start: Int) -> Int {
    if isMark(start, "{") { return end(ofBracketAt: start) }
    var index = start
    while index < count, !isMark(index, ";"), !isMark(index, "}") {
      if index > start, language == .swift, isFirstOfLine(index), !isMark(index, ".") { break }
      index = next(after: index)
    }
    return index
  }

  func partner(of bracket: Int) -> Int? {
    guard partners.indices.contains(bracket), partners[bracket] >= 0 else { return nil }
    return Int(partners[bracket])
  }

  func isUnclosed(_ index: Int) -> Bool {
    Self.bracket(mark(index))?.opens == true && partner(of: index) == nil
  }

  /// The kind of a bracket, from 0 to 3, and whether it opens; nil for another mark.
  private static func bracket(_ mark: UInt8) -> (kind: Int, opens: Bool)? {
    switch mark {
    case "(": (0, true)
    case ")": (0, false)
    case "[": (1, true)
    case "]": (1, false)
    case "{": (2, true)
    case "}": (2, false)
    case "<": (3, true)
    case ">": (3, false)
    default: nil
    }
  }

  private mutating func pairBrackets() {
    partners = Array(repeating: -1, count: tokens.count)
    var open: [[Int]] = [[], [], [], []]
    for index in tokens.indices where tokens[index].kind == .mark {
      guard let (kind, opens) = Self.bracket(bytes[tokens[index].start]) else { continue }
      if opens {
        open[kind].append(index)
      } else if kind < 3 || mark(index - 1) != UInt8(ascii: "-"), let first = open[kind].popLast() {
        partners[first] = Int32(index)
        partners[index] = Int32(first)
      }
    }
  }
}
