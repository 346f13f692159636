/// A version of a package, such as 16.7.0; a suffix does not count.
package struct PackageVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
  /// The numbers, without trailing zeros.
  private let numbers: [Int]

  /// Reads a version, or the lowest one of a requirement such as `^16.0`; nil for other text.
  package init?(_ text: some StringProtocol) {
    let start = text.drop { !Self.isDigit($0) }
    let digits = start.prefix { Self.isDigit($0) || $0 == "." }
    guard !digits.isEmpty else { return nil }
    let numbers = digits.split(separator: ".").map { Int($0) ?? .max }
    let end = numbers.lastIndex { $0 != 0 }
    self.numbers = Array(numbers.prefix((end ?? -1) + 1))
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  package static func < (one: PackageVersion, other: PackageVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }

  package var description: String { numbers.map { String($0) }.joined(separator: ".") }
}
