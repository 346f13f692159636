/// What a step of a remedy asks for, as the part of a sentence.
package enum Instruction: Hashable, Sendable {
  /// Something to do: a clause that begins with a verb in the imperative.
  case act(String)
  /// What app or device would have to be, such as "the app active"; no one brings it about.
  case have(String)
  /// A version, such as "iOS 18 or later".
  case run(String)

  /// What to do, as a clause without a period.
  package var clause: String {
    switch self {
    case .act(let clause): clause
    case .have(let state): "have " + state
    case .run(let version): "run " + version
    }
  }

  /// Where the method would run, as the end of a sentence; nil for something to do.
  package var circumstance: String? {
    switch self {
    case .act: nil
    case .have(let state): "with " + state
    case .run(let version): "on " + version
    }
  }
}

extension Instruction: ExpressibleByStringLiteral {
  package init(stringLiteral clause: String) { self = .act(clause) }
}
