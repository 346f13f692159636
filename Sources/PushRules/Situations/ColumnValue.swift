/// A value that an input or an answer of the tables can take.
///
/// The raw values count from 0 without a hole.
public protocol ColumnValue: CaseIterable, Hashable, Sendable, RawRepresentable
where RawValue == UInt8 {
  /// The word that prints, spelt as on the command line where it has a value there.
  var name: String { get }
}

extension ColumnValue {
  /// The value with a printed name, or nil if there is none.
  package init?(name: String) {
    var place: UInt8 = 0
    while let value = Self(rawValue: place) {
      if value.name == name {
        self = value
        return
      }
      place += 1
    }
    return nil
  }

  /// The number of values.
  static var valueCount: Int {
    var count: UInt8 = 0
    while Self(rawValue: count) != nil { count += 1 }
    return Int(count)
  }

  /// The place among all values.
  @inline(__always)
  package var place: Int { Int(rawValue) }

  /// The value at a place.
  package init(place: Int) {
    guard let value = Self(rawValue: UInt8(place)) else {
      preconditionFailure("no value stands at that place")
    }
    self = value
  }
}
