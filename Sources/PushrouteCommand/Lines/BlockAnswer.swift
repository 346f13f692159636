internal import PushPayload
internal import RouteReport

struct BlockAnswer: Sendable {
  var bytes: [UInt8] = []
  var lineCount = 0
  /// The number of lines that are not payloads, or whose findings fail.
  var badCount = 0
  /// The counts of findings, for `--statistics`.
  var statistics = LintStatistics()
  /// The member `line` with the number of the last line, and that number.
  private var opening: [UInt8] = []
  private var lastNumber = 0
  /// The member of each line that its answer repeats, or nil.
  private let key: String?
  /// The member `key` of the answer to the present line.
  private var keyMember: [UInt8]

  init(key: String? = nil) {
    self.key = key
    keyMember = key == nil ? [] : Self.noKey
  }

  private static let noKey = Array(",\"key\":null".utf8)

  /// Takes the key of a line for its answer: null if the line has none, or is no JSON.
  mutating func takeKey(of line: Span<UInt8>) {
    guard let key else { return }
    let value = (try? JSONDocument(reading: line.array))?.root[key]
    keyMember = value.map { Array((",\"key\":" + JSONTree($0).compactText).utf8) } ?? Self.noKey
  }

  /// Appends the answer to a line: its number, then the rest, see ``JSONTree/restOfLine``.
  mutating func append(line number: Int, _ rest: [UInt8]) {
    if number != lastNumber + 1 || !countUp() { opening = Array("{\"line\":\(number)".utf8) }
    lastNumber = number
    bytes += opening
    bytes += keyMember
    bytes += rest
  }

  /// Adds 1 to the last digit of the opening in place, or returns false for a 9.
  private mutating func countUp() -> Bool {
    guard let digit = opening.popLast() else { return false }
    opening.append(digit + 1)
    return digit < UInt8(ascii: "9")
  }
}

extension JSONTree {
  /// The members of an object with a leading comma, its closing brace, and a line feed.
  var restOfLine: [UInt8] { Array(("," + compactText.dropFirst() + "\n").utf8) }
}
