internal import RouteReport

/// The beginning of an answer: the member `line` with its number.
///
/// Lines follow each other, so the number is mostly counted up where it stands.
struct LineOpening: Sendable {
  private static let start = Array("{\"line\":".utf8)

  /// The text, up to the last digit.
  private(set) var bytes: [UInt8]
  private var number: Int

  /// Begins at a number.
  init(_ number: Int) {
    self.number = number
    bytes = Self.start + String(number).utf8
  }

  /// Goes on to another number.
  mutating func move(to number: Int) {
    guard number == self.number + 1 else {
      self = LineOpening(number)
      return
    }
    var place = bytes.count - 1
    while bytes[place] == UInt8(ascii: "9") {
      bytes[place] = UInt8(ascii: "0")
      place -= 1
    }
    guard place >= Self.start.count else {
      self = LineOpening(number)
      return
    }
    bytes[place] += 1
    self.number = number
  }
}

extension BlockAnswer {
  /// Appends the answer to a line.
  ///
  /// - Parameters:
  ///   - number: The number of the line.
  ///   - rest: What stands behind the number, see ``JSONTree/restOfLine``.
  mutating func append(line number: Int, _ rest: [UInt8]) {
    opening.move(to: number)
    bytes += opening.bytes
    bytes += rest
  }
}

extension JSONTree {
  /// An object as the rest of a line: its members behind another, the closing brace, a line feed.
  var restOfLine: [UInt8] { Array(("," + compactText.dropFirst() + "\n").utf8) }
}
