/// A text that is not JSON, or that is too large.
public struct JSONError: Error, Hashable, Sendable {
  package static let syntax = "json-syntax"

  /// The permanent code: `json-syntax` or `too-large`.
  public let code: String
  /// The position of the first wrong byte.
  public let position: SourcePosition
  package let offset: Int
  /// What was found and what was expected, as a clause without a period.
  public let message: String

  init(_ slip: JSONSlip, in bytes: [UInt8], asLine line: Int?) {
    let isTooLarge = if case .tooLarge = slip.problem { true } else { false }
    let lines = LineMap(isTooLarge ? [] : bytes, asLine: line)
    code = isTooLarge ? "too-large" : Self.syntax
    offset = slip.offset
    position = lines.position(of: slip.offset)
    message = slip.problem.message(lines.position)
  }
}

extension JSONError: CustomStringConvertible {
  /// The place and the message.
  public var description: String { "\(position): \(message)" }
}

struct JSONSlip: Error {
  let offset: Int
  let problem: JSONProblem
}
