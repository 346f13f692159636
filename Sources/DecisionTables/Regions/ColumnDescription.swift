/// The name and the values of a column, and the effort to change it.
package struct ColumnDescription: Sendable {
  package let name: String
  /// The values as they print, in their order.
  package let values: [String]
  package let effort: Effort
  /// Returns the rank of a value as advice, given the current value; the lowest rank comes first.
  package let rank: @Sendable (_ value: Int, _ current: Int) -> Int
  private let phrase: (@Sendable (UInt64) -> String)?

  /// Describes a column.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - values: The values as they print.
  ///   - effort: The effort to change an input.
  ///   - rank: Returns the rank of a value as advice; by default its place.
  ///   - phrase: Returns accepted values in words; by default the name followed by the values.
  package init(
    _ name: String,
    values: [String],
    effort: Effort = Effort(tier: 0),
    rank: @escaping @Sendable (Int, Int) -> Int = { value, _ in value },
    phrase: (@Sendable (UInt64) -> String)? = nil
  ) {
    self.name = name
    self.values = values
    self.effort = effort
    self.rank = rank
    self.phrase = phrase
  }

  /// Some values in words, such as `state active or inactive`.
  func words(for accepted: UInt64) -> String {
    if let phrase { return phrase(accepted) }
    let places = accepted.places
    if places.count > 2, places.count > values.count / 2 {
      let refused = values.indices.filter { !places.contains($0) }.map { values[$0] }
      return name + " not " + refused.joined(separator: " or ")
    }
    return name + " " + places.map { values[$0] }.joined(separator: " or ")
  }
}

package struct Effort: Hashable, Sendable {
  /// The tier, 0 for the easiest; the highest tier of a change decides what it costs.
  package let tier: Int
  /// The place within the tier, before the order of the columns.
  package let order: Int

  package init(tier: Int, order: Int = 0) {
    self.tier = tier
    self.order = order
  }
}
