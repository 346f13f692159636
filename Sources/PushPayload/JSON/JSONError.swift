/// A text that is not JSON, or that is too large.
public struct JSONError: CustomStringConvertible, Error, Hashable, Sendable {
  package static let syntax = "json-syntax"

  /// The permanent code: `json-syntax` or `too-large`.
  public let code: String
  /// The position of the first wrong byte.
  public let position: SourcePosition
  package let offset: Int
  /// What was found and what was expected, as a clause without a period.
  public let message: String

  /// Places a slip in a text, or in the original of the text that was read.
  init(
    _ slip: JSONSlip,
    in bytes: [UInt8],
    asLine line: Int?,
    _ known: LineMap? = nil,
    origin: (Int) -> Int = { $0 }
  ) {
    let isTooLarge = if case .tooLarge = slip.problem { true } else { false }
    let lines = known ?? LineMap(isTooLarge ? [] : bytes, asLine: line)
    code = isTooLarge ? "too-large" : Self.syntax
    offset = origin(slip.offset)
    position = lines.position(of: offset)
    message = slip.problem.message { lines.position(of: origin($0)) }
  }

  /// The place and the message.
  public var description: String { "\(position): \(message)" }
}

struct JSONSlip: Error {
  let offset: Int
  let problem: JSONProblem
}
