/// The code of a file without spaces, comments, and what no build for an iPhone contains.
struct Code: Sendable {
  /// The language of a file.
  enum Language: Hashable, Sendable {
    case swift
    case objectiveC
  }

  let bytes: [UInt8]
  let language: Language
  /// The tokens; directives only where branches begin and end that depend on the build.
  private(set) var tokens: [Token] = []
  /// What the directives among the tokens do, by their places.
  private(set) var changes: [Int: ConditionStack.Change] = [:]
  /// The conditions of the tokens, each with the place of the first token that has it.
  private var conditions: [(first: Int, text: String?)] = [(0, nil)]
  /// The frameworks whose headers the file includes.
  private(set) var frameworks: Set<String> = []

  /// Reads the code of a text.
  init(_ bytes: [UInt8], _ language: Language) {
    self.bytes = bytes
    self.language = language
    let all =
      language == .swift
      ? SwiftTokenizer.tokens(of: bytes) : ObjectiveCTokenizer.tokens(of: bytes)
    var stack = ConditionStack()
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
      conditions.append((tokens.count, stack.text))
    }
  }

  /// Reads `#import <Framework/Header.h>`.
  private static func framework(_ directive: String) -> String? {
    guard directive.hasPrefix("#import") || directive.hasPrefix("#include"),
      let start = directive.firstIndex(of: "<"), let end = directive.firstIndex(of: "/"),
      start < end
    else { return nil }
    return String(directive[directive.index(after: start)..<end])
  }

  /// The number of tokens.
  var count: Int { tokens.count }

  /// What has to hold for a token, or nil if it is in every build.
  func condition(at index: Int) -> String? {
    var lower = 0
    var upper = conditions.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if conditions[middle].first <= index { lower = middle + 1 } else { upper = middle }
    }
    return lower == 0 ? nil : conditions[lower - 1].text
  }
}

// The tokens one by one; behind the end there are none.
extension Code {
  /// The text of a token.
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

  /// Tells whether a token is a word in backticks.
  func isQuoted(_ index: Int) -> Bool {
    tokens.indices.contains(index) && bytes[tokens[index].start] == UInt8(ascii: "`")
  }

  /// Tells whether a token is a word.
  func isWord(_ index: Int, _ word: String) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
    let token = tokens[index]
    guard token.end - token.start == word.utf8.count else { return false }
    return bytes[token.range].elementsEqual(word.utf8)
  }

  /// The byte of a mark, or 0 for another token.
  func mark(_ index: Int) -> UInt8 {
    guard tokens.indices.contains(index), tokens[index].kind == .mark else { return 0 }
    return bytes[tokens[index].start]
  }

  /// Tells whether a token is a mark.
  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    self.mark(index) == UInt8(ascii: mark)
  }

  /// The offset of a token; the end of the text behind the last one.
  func offset(_ index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index].start : bytes.count
  }

  /// Whether a token, which is not the first of all, begins a line.
  func isFirstOfLine(_ index: Int) -> Bool {
    bytes[tokens[index - 1].end..<offset(index)].contains(where: ByteScanner.isLineEnd)
  }

  /// The text of some tokens, with a space only between words.
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

  /// Returns the place behind the bracket that closes the one at a place, or the end.
  ///
  /// Directives and brackets of other kinds in between do not matter.
  func end(ofBracketAt start: Int, limit: Int? = nil) -> Int {
    let opener = mark(start)
    guard let closer = Self.closers[opener] else { return start + 1 }
    let last = min(limit ?? count, count)
    var depth = 0
    var index = start
    while index < last {
      let mark = mark(index)
      if mark == opener { depth += 1 }
      if mark == closer, closer != UInt8(ascii: ">") || self.mark(index - 1) != UInt8(ascii: "-") {
        depth -= 1
      }
      index += 1
      if depth == 0 { return index }
    }
    return index
  }

  private static let closers: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "<"): UInt8(ascii: ">"),
  ]
}
