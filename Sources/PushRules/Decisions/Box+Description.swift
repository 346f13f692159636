extension Box: CustomStringConvertible {
  /// The columns that the box speaks of, with the values that it accepts.
  public var description: String {
    columns.isEmpty ? "always" : columns.map(describe).joined(separator: ", ")
  }

  private func describe(_ column: Column) -> String {
    let values = column.values
    let accepted = column.places(of: self[column])
    if column == .system { return "iOS " + SystemVersion.words(forBreakpoints: self[column]) }
    if column.method != nil {
      return (accepted == [1] ? "implements " : "lacks ") + column.name
    }
    if accepted.count > 2, accepted.count > values.count / 2 {
      let refused = values.indices.filter { !accepted.contains($0) }.map { values[$0] }
      return column.name + " not " + refused.joined(separator: " or ")
    }
    return column.name + " " + accepted.map { values[$0] }.joined(separator: " or ")
  }
}
