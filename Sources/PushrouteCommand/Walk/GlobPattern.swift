internal import RouteReport

/// A pattern for paths: `*` and `?` stand for anything within a name, `**` for any folders, and
/// `[a-z]` for one of some letters.
///
/// A pattern without a slash fits a name in any folder. What lies in a folder that fits, fits too.
struct GlobPattern: Hashable, Sendable {
  /// What a name has to be.
  private enum Step: Hashable {
    /// Any number of folders.
    case folders
    /// A name.
    case name([Token])
  }

  /// A part of a name.
  private enum Token: Hashable {
    case byte(UInt8)
    case anyByte
    case anyText
    case oneOf([ClosedRange<UInt8>], isNegated: Bool)
  }

  /// The pattern as it was stated.
  let text: FilePath
  private let steps: [Step]

  /// Reads a pattern, or gives nil for one that is empty, or has a bracket that nothing closes.
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
    self.text = text
    self.steps = steps
  }

  /// Tells whether a path fits, or a folder on the way to it.
  func fits(_ path: FilePath) -> Bool {
    let names = path.bytes.split(separator: UInt8(ascii: "/"))
      .filter { !$0.elementsEqual(".".utf8) }
    // The steps that may come next, after each name.
    var reached: Set<Int> = opened([0])
    for name in names {
      var next: Set<Int> = []
      for place in reached where place < steps.count {
        switch steps[place] {
        case .folders:
          next.insert(place)
          // At the end of a pattern something has to be in the folder.
          if place == steps.count - 1 { next.insert(steps.count) }
        case .name(let tokens): if Self.fits(tokens, name) { next.insert(place + 1) }
        }
      }
      reached = opened(next)
      if reached.contains(steps.count) { return true }
      if reached.isEmpty { return false }
    }
    return false
  }

  /// Adds the places behind folders of which there may be none.
  private func opened(_ places: Set<Int>) -> Set<Int> {
    let behind = places.filter { $0 + 1 < steps.count && steps[$0] == .folders }.map { $0 + 1 }
    return places.union(behind)
  }
}

// One name.
extension GlobPattern {
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

  /// Reads what stands in brackets; a bracket that comes first is a letter.
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

  /// Tells whether a name fits; only the last `*` that was reached ever takes more letters.
  private static func fits(_ tokens: [Token], _ name: ArraySlice<UInt8>) -> Bool {
    var place = 0
    var letter = name.startIndex
    var star: (place: Int, letter: Int)?
    while letter < name.endIndex {
      if place < tokens.count, tokens[place] == .anyText {
        star = (place, letter)
        place += 1
      } else if place < tokens.count, fits(tokens[place], name[letter]) {
        place += 1
        letter += 1
      } else if let last = star {
        star = (last.place, last.letter + 1)
        place = last.place + 1
        letter = last.letter + 1
      } else {
        return false
      }
    }
    return tokens[place...].allSatisfy { $0 == .anyText }
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
