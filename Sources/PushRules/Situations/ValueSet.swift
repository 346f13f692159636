/// Some values of an enumeration whose raw values count from 0; one bit each.
///
/// It goes through its values in the order in which they are declared. Other modules see its code, so
/// that they need no generic one when a process starts.
@frozen
public struct ValueSet<Value>: Hashable, Sendable
where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == UInt8 {
  @usableFromInline
  var bits: UInt64

  @inlinable
  init(bits: UInt64) { self.bits = bits }

  /// Holds nothing.
  @inlinable
  public init() { bits = 0 }

  /// Holds one value.
  @inlinable
  public init(_ value: Value) { bits = Self.bit(value) }

  /// The number of values that it holds.
  @inlinable
  public var count: Int { bits.nonzeroBitCount }

  /// All values.
  @inlinable
  public static var all: ValueSet { ValueSet(bits: 1 << UInt64(Value.allCases.count) - 1) }

  /// Returns the values that pass a test.
  @inlinable
  public func filter(_ isIncluded: (Value) -> Bool) -> ValueSet {
    reduce(into: ValueSet()) { if isIncluded($1) { $0.insert($1) } }
  }

  @inlinable
  static func bit(_ value: Value) -> UInt64 { 1 << UInt64(value.rawValue) }
}

extension ValueSet: Sequence {
  /// Goes through the values from the lowest bit on.
  @frozen
  public struct Iterator: IteratorProtocol {
    @usableFromInline
    var rest: UInt64

    @inlinable
    init(rest: UInt64) { self.rest = rest }

    /// Returns the next value, or nil behind the last.
    @inlinable
    public mutating func next() -> Value? {
      guard rest != 0 else { return nil }
      defer { rest &= rest &- 1 }
      return Value(rawValue: UInt8(rest.trailingZeroBitCount))
    }
  }

  /// Returns an iterator over the values, in the order of the enumeration.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(rest: bits) }
}

extension ValueSet: SetAlgebra {
  /// Whether it holds nothing.
  @inlinable
  public var isEmpty: Bool { bits == 0 }

  /// Tells whether it holds a value.
  @inlinable
  public func contains(_ value: Value) -> Bool { bits & Self.bit(value) != 0 }

  /// Adds a value, and tells whether it is new.
  @inlinable
  @discardableResult
  public mutating func insert(_ value: Value) -> (inserted: Bool, memberAfterInsert: Value) {
    defer { bits |= Self.bit(value) }
    return (!contains(value), value)
  }

  /// Adds a value, and returns it if it was there.
  @inlinable
  @discardableResult
  public mutating func update(with value: Value) -> Value? {
    insert(value).inserted ? nil : value
  }

  /// Takes a value away, and returns it if it was there.
  @inlinable
  @discardableResult
  public mutating func remove(_ value: Value) -> Value? {
    defer { bits &= ~Self.bit(value) }
    return contains(value) ? value : nil
  }

  /// Returns the values of either set.
  @inlinable
  public func union(_ other: ValueSet) -> ValueSet { ValueSet(bits: bits | other.bits) }

  /// Returns the values of both sets.
  @inlinable
  public func intersection(_ other: ValueSet) -> ValueSet { ValueSet(bits: bits & other.bits) }

  /// Returns the values of one set that the other lacks.
  @inlinable
  public func symmetricDifference(_ other: ValueSet) -> ValueSet {
    ValueSet(bits: bits ^ other.bits)
  }

  /// Adds the values of another set.
  @inlinable
  public mutating func formUnion(_ other: ValueSet) { bits |= other.bits }

  /// Keeps the values of another set.
  @inlinable
  public mutating func formIntersection(_ other: ValueSet) { bits &= other.bits }

  /// Keeps the values of one set that the other lacks.
  @inlinable
  public mutating func formSymmetricDifference(_ other: ValueSet) { bits ^= other.bits }
}
