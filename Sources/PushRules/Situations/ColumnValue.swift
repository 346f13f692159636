/// A value that an input or an answer of the tables can take.
///
/// The raw values count from 0 without a hole.
public protocol ColumnValue: CaseIterable, Hashable, Sendable, RawRepresentable
where RawValue == UInt8 {
  /// The word that prints, spelt as on the command line where it has a value there.
  var name: String { get }
}

extension ColumnValue {
  package init?(name: String) {
    guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = value
  }

  package var place: Int { Int(rawValue) }

  package init(place: Int) {
    guard let value = Self(rawValue: UInt8(place)) else {
      preconditionFailure("no value stands at that place")
    }
    self = value
  }
}
