/// What is known about a column besides the rules: its name, its values, and what it takes to change it.
package struct ColumnDescription: Sendable {
  /// The name that prints.
  package let name: String
  /// The number of values.
  package let count: Int
  /// Returns the values as they print, in their order.
  package let values: @Sendable () -> [String]
  /// What it takes to give an input another value.
  package let effort: Effort
  /// Returns the place of a value among those that would do, where another holds now: the lowest is
  /// the one to advise.
  package let rank: @Sendable (_ value: Int, _ current: Int) -> Int
  private let phrase: (@Sendable (UInt64) -> String)?

  /// Describes a column.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - count: The number of values.
  ///   - values: Returns the values as they print.
  ///   - effort: What it takes to change an input.
  ///   - rank: Returns the place of a value among those that would do; its own by default.
  ///   - phrase: Returns accepted values in words, if the name and the values do not make a phrase.
  package init(
    _ name: String,
    count: Int,
    values: @escaping @Sendable () -> [String],
    effort: Effort = Effort(tier: 0),
    rank: @escaping @Sendable (Int, Int) -> Int = { value, _ in value },
    phrase: (@Sendable (UInt64) -> String)? = nil
  ) {
    self.name = name
    self.count = count
    self.values = values
    self.effort = effort
    self.rank = rank
    self.phrase = phrase
  }

  /// Some values in words, such as `state active or inactive`.
  func words(for accepted: UInt64) -> String {
    if let phrase { return phrase(accepted) }
    let values = values()
    let places = accepted.places
    if places.count > 2, places.count > values.count / 2 {
      let refused = values.indices.filter { !places.contains($0) }.map { values[$0] }
      return name + " not " + refused.joined(separator: " or ")
    }
    return name + " " + places.map { values[$0] }.joined(separator: " or ")
  }
}

/// What it takes to give an input another value: a lower tier is changed more easily.
package struct Effort: Hashable, Sendable {
  /// The tier: a change costs as much as the dearest tier in it.
  package let tier: Int
  /// The place within the tier, before the order of the columns.
  package let order: Int

  /// Names a tier and a place in it.
  package init(tier: Int, order: Int = 0) {
    self.tier = tier
    self.order = order
  }
}
