internal import Questions

/// How many entries of a list to print.
enum ListLimit: Hashable, Sendable {
  case usual
  case first(Int)
  case all

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard let text = arguments[.limit] else {
      self = .usual
      return
    }
    if text == "all" {
      self = .all
    } else if let number = Int(text), number > 0 {
      self = .first(number)
    } else {
      throw .unknownValue(.flag(.limit), text, expected: ["a number above 0", "all"])
    }
  }

  /// Returns the number, given the default of the report.
  func count(usual: Int?) -> Int? {
    switch self {
    case .usual: usual
    case .first(let number): number
    case .all: .max
    }
  }
}
