/// Some values of an enumeration, one bit each: copied and asked as quickly as a number.
@frozen @usableFromInline
package struct ValueSet<Value>: Hashable, Sendable {
  @usableFromInline var bits: UInt64

  @inlinable
  init(bits: UInt64) { self.bits = bits }
}

extension ValueSet where Value: CaseIterable & RawRepresentable, Value.RawValue == UInt8 {
  /// Takes over some values.
  @inlinable
  package init(_ values: some Sequence<Value>) {
    self.init(bits: 0)
    for value in values { self[value] = true }
  }

  /// Whether a value is among them.
  @inlinable
  package subscript(value: Value) -> Bool {
    get { bits >> UInt64(value.rawValue) & 1 == 1 }
    set {
      let bit: UInt64 = 1 << UInt64(value.rawValue)
      if newValue { bits |= bit } else { bits &= ~bit }
    }
  }

  /// The values, in the order of their declaration.
  @inlinable
  package var values: [Value] { Value.allCases.filter { self[$0] } }
}
