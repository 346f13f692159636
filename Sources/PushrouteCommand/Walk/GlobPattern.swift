import Questions

/// A pattern for paths: `*` and `?` match anything within a name, `**` for any folders, and
/// `[a-z]` for one of some letters.
///
/// A pattern without a slash matches a name in any folder. The contents of a matching folder match.
struct GlobPattern: Hashable, Sendable {
  /// A component of the pattern.
  private enum Step: Hashable {
    /// Any number of folders.
    case folders
    case name([Token])
  }

  /// A part of a name.
  private enum Token: Hashable {
    case byte(UInt8)
    case anyByte
    case anyText
    case oneOf([ClosedRange<UInt8>], isNegated: Bool)
  }

  private let steps: [Step]

  /// Reads a pattern; returns nil for an empty one or an unclosed bracket.
  init?(_ text: FilePath) {
    let slash = UInt8(ascii: "/")
    var names = text.bytes.split(separator: slash).filter { !$0.elementsEqual(".".utf8) }
    guard !names.isEmpty else { return nil }
    let isAnywhere = names.count == 1 && text.bytes.first != slash
    if isAnywhere { names.insert(Array("**".utf8)[...], at: 0) }
    var steps: [Step] = []
    for name in names {
      if name.elementsEqual("**".utf8) {
        if steps.last != .folders { steps.append(.folders) }
      } else {
        guard let tokens = Self.tokens(name) else { return nil }
        steps.append(.name(tokens))
      }
    }
    // A final `**` needs at least one name, and what lies in a folder that fits, fits too.
    if steps.last == .folders { steps.append(.name([.anyText])) }
    self.steps = steps + [.folders]
  }

  func fits(_ path: FilePath) -> Bool {
    let names = path.bytes.split(separator: UInt8(ascii: "/"))
      .filter { !$0.elementsEqual(".".utf8) }
    return steps.fit(names[...], star: .folders) { step, name in
      if case .name(let tokens) = step { Self.fits(tokens, name) } else { false }
    }
  }

  private static func tokens(_ name: ArraySlice<UInt8>) -> [Token]? {
    var tokens: [Token] = []
    var rest = name
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): if tokens.last != .anyText { tokens.append(.anyText) }
      case UInt8(ascii: "?"): tokens.append(.anyByte)
      case UInt8(ascii: "\\"): tokens.append(.byte(rest.popFirst() ?? byte))
      case UInt8(ascii: "["):
        guard let set = letters(&rest) else { return nil }
        tokens.append(set)
      default: tokens.append(.byte(byte))
      }
    }
    return tokens
  }

  /// Reads a bracket expression; a leading `]` is a letter.
  private static func letters(_ rest: inout ArraySlice<UInt8>) -> Token? {
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "]"), !ranges.isEmpty { return .oneOf(ranges, isNegated: isNegated) }
      guard rest.first == UInt8(ascii: "-"), let last = rest.dropFirst().first,
        last != UInt8(ascii: "]")
      else {
        ranges.append(byte...byte)
        continue
      }
      rest = rest.dropFirst(2)
      ranges.append(min(byte, last)...max(byte, last))
    }
    return nil
  }

  private static func fits(_ tokens: [Token], _ name: ArraySlice<UInt8>) -> Bool {
    tokens.fit(name, star: .anyText) { fits($0, $1) }
  }

  private static func fits(_ token: Token, _ byte: UInt8) -> Bool {
    switch token {
    case .byte(let own): own == byte
    case .anyByte: true
    case .anyText: false
    case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
    }
  }
}

extension Array where Element: Equatable {
  /// Whether the tokens of a pattern match all letters of a name; `star` matches any of them.
  ///
  /// Backtracks to the last star only: if the rest fits later in the name, an earlier star could not
  /// do better. So the time is at most that of pattern times name.
  func fit<Letter>(
    _ name: ArraySlice<Letter>,
    star: Element,
    _ matches: (Element, Letter) -> Bool
  ) -> Bool {
    var place = 0
    var letter = name.startIndex
    var last: (place: Int, letter: Int)?
    while letter < name.endIndex {
      if place < count, self[place] == star {
        last = (place, letter)
        place += 1
      } else if place < count, matches(self[place], name[letter]) {
        place += 1
        letter += 1
      } else if let (star, first) = last {
        last = (star, first + 1)
        place = star + 1
        letter = first + 1
      } else {
        return false
      }
    }
    return self[place...].allSatisfy { $0 == star }
  }
}

/// A pattern for the names of cases, or for codes.
///
/// A pattern with `*` (any text) or `?` (one character) matches the whole name; any other one matches
/// a part of it. Case does not matter.
struct NamePattern: Hashable, Sendable {
  let text: String
  private let letters: [Character]

  /// Reads a pattern; several `*` in a row are one.
  init(_ text: String) {
    self.text = text
    let pattern = text.contains { $0 == "*" || $0 == "?" } ? text : "*" + text + "*"
    letters = pattern.lowercased().reduce(into: []) { letters, letter in
      if letter != "*" || letters.last != "*" { letters.append(letter) }
    }
  }

  func fits(_ name: String) -> Bool {
    letters.fit(Array(name.lowercased())[...], star: "*") { $0 == "?" || $0 == $1 }
  }
}
