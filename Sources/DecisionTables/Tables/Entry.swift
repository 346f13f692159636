/// A cell of a decision table: the values of one column that a rule accepts, or the one it concludes.
package struct Entry: Hashable, Sendable {
  /// The column.
  package let column: Column
  /// The values, one bit each.
  package let values: UInt64

  /// States values of a column.
  @inline(never)
  package init(_ column: Column, _ values: UInt64) {
    self.column = column
    self.values = values & column.allValues
  }

  /// The values of the column that an entry leaves out.
  @inline(never)
  package static prefix func ! (entry: Entry) -> Entry { Entry(entry.column, ~entry.values) }

  /// The values that two entries about the same column share.
  @inline(never)
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
    var region = region
    region.keep(entry)
    return region
  }

  /// Accepts of a column no more than the values of an entry.
  @inline(__always)
  mutating func keep(_ entry: Entry) {
    let column = entry.column
    keep(entry.values &<< column.shift | ~column.bits, ofWord: column.word)
  }

  /// The situations of a region in which all entries hold.
  package func keeping(_ entries: [Entry]) -> Region { entries.reduce(self) { $0 & $1 } }

  /// Accepts the values of an entry in its column, and no others.
  package mutating func set(_ entry: Entry) { self[entry.column] = entry.values }
}
