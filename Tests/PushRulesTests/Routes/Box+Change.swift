@testable import PushRules

extension Box {
  /// The situation with a change made.
  func applying(_ change: Change) -> Box {
    change.steps.reduce(into: self) { $0[$1.column] = $1.bit }
  }
}
