/// A text that is not JSON, or is too large to read.
public struct JSONError: Error, Hashable, Sendable {
  /// The permanent code: `json-syntax` or `too-large`.
  public let code: String
  /// The place of the first byte that is wrong.
  public let position: SourcePosition
  /// The byte offset of that place.
  package let offset: Int
  /// What was found and what was expected, as a clause without a period.
  public let message: String

  init(_ slip: JSONSlip, in bytes: [UInt8], asLine line: Int?) {
    let isTooLarge = if case .file(.tooLarge) = slip.problem { true } else { false }
    let lines = LineMap(isTooLarge ? [] : bytes, asLine: line)
    code = isTooLarge ? "too-large" : "json-syntax"
    offset = slip.offset
    position = lines.position(of: slip.offset)
    message = slip.problem.message(lines.position)
  }
}

extension JSONError: CustomStringConvertible {
  /// The place and the message.
  public var description: String { "\(position): \(message)" }
}

/// What the reader stumbles over, before anybody asks for lines and columns.
struct JSONSlip: Error {
  let offset: Int
  let problem: JSONProblem
}
