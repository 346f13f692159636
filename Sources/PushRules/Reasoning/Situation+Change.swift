extension Situation {
  /// The situation with a change made.
  public func applying(_ change: Change) -> Situation {
    change.steps.reduce(into: self) { $0.set($1.column, at: $1.bit.trailingZeroBitCount) }
  }
}
