/// A value that a column of the decision tables can take.
///
/// The raw values count from 0 without a hole: they are the bits of a ``Box``.
public protocol ColumnValue: CaseIterable, Hashable, Sendable, RawRepresentable
where RawValue == UInt8 {
  /// The word that prints, spelt as on the command line where it has a value there.
  var name: String { get }
}

extension ColumnValue {
  /// The value with a printed name, or nil if there is none.
  public init?(name: String) {
    guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = value
  }
}

extension ColumnValue {
  /// One bit at the place of the value among all values.
  var bit: UInt64 { 1 << UInt64(rawValue) }
}
