/// A cell of a decision table: the values of one column that a rule accepts, or the one it
/// concludes.
package struct Entry: Hashable, Sendable {
  package let column: Column
  /// The values, one bit each.
  package let values: UInt64

  package init(_ column: Column, _ values: UInt64) {
    self.column = column
    self.values = values & column.allValues
  }

  /// The values of the column that an entry leaves out.
  package static prefix func ! (entry: Entry) -> Entry { Entry(entry.column, ~entry.values) }

  /// The values that two entries about the same column share.
  package static func & (one: Entry, other: Entry) -> Entry {
    precondition(one.column == other.column, "an entry is about one column")
    return Entry(one.column, one.values & other.values)
  }

  /// Whether a region accepts only values of the entry.
  package func contains(_ region: Region) -> Bool { region[column] & ~values == 0 }
}

extension Region {
  /// The situations of a region in which an entry holds.
  package static func & (region: Region, entry: Entry) -> Region {
    region.keeping(entry.values, of: entry.column)
  }

  /// The situations of a region in which all entries hold.
  ///
  /// A list of entries that is written for a rule needs no memory where this is compiled into it.
  package func keeping(_ entries: [Entry]) -> Region {
    var region = self
    for entry in entries { region.keep(entry.values, of: entry.column) }
    return region
  }

  package mutating func set(_ entry: Entry) { self[entry.column] = entry.values }
}
