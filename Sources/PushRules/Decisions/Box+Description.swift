extension Box: CustomStringConvertible {
  /// The columns that the box speaks of, with the values that it accepts.
  public var description: String {
    columns.isEmpty ? "always" : columns.map(describe).joined(separator: ", ")
  }

  private func describe(_ column: Column) -> String {
    let values = column.values
    let accepted = values.indices.filter { self[column] & 1 << UInt64($0) != 0 }
    if column == .system { return "iOS " + Self.ranges(accepted, of: values) }
    if column.method != nil {
      return (accepted == [1] ? "implements " : "lacks ") + column.name
    }
    if accepted.count > 2, accepted.count > values.count / 2 {
      let refused = values.indices.filter { !accepted.contains($0) }.map { values[$0] }
      return column.name + " not " + refused.joined(separator: " or ")
    }
    return column.name + " " + accepted.map { values[$0] }.joined(separator: " or ")
  }

  /// Runs of neighbouring versions, such as "7 or later" or "8.0 to 9".
  private static func ranges(_ accepted: [Int], of values: [String]) -> String {
    var runs: [ClosedRange<Int>] = []
    for index in accepted {
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs.map { run in
      if run.count == 1 { return values[run.lowerBound] }
      if run.upperBound == values.count - 1 { return values[run.lowerBound] + " or later" }
      return values[run.lowerBound] + " to " + values[run.upperBound]
    }.joined(separator: " or ")
  }
}
