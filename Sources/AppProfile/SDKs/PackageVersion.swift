/// A version of a package, such as 16.7.0; a suffix does not count.
package struct PackageVersion: Comparable, CustomStringConvertible, Hashable, Sendable {
  /// The numbers, without trailing zeros.
  private let numbers: [Int]

  /// Reads a version, or the lowest one of a requirement such as `^16.0`; nil for other text.
  package init?(_ text: some StringProtocol) {
    let start = text.drop { !Self.isDigit($0) }
    let digits = start.prefix { Self.isDigit($0) || $0 == "." }
    guard !digits.isEmpty else { return nil }
    numbers = digits.split(separator: ".").map { Int($0) ?? .max }.trimmed
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  package static func < (one: PackageVersion, other: PackageVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }

  package var description: String { numbers.map { String($0) }.joined(separator: ".") }
}

extension PackageVersion: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    numbers = text.split(separator: ".").compactMap { Int($0) }.trimmed
  }
}

extension [Int] {
  fileprivate var trimmed: [Int] { Array(prefix((lastIndex { $0 != 0 } ?? -1) + 1)) }
}

package struct PackageVersions: Hashable, Sendable {
  var first: PackageVersion?
  var end: PackageVersion?

  /// Whether the versions include one; without a version, the newest counts.
  func contains(_ version: PackageVersion?) -> Bool {
    guard let version else { return end == nil }
    return first.map { $0 <= version } != false && end.map { version < $0 } != false
  }

  var words: String? {
    switch (first, end) {
    case (nil, nil): nil
    case (let first?, nil): "from \(first) on"
    case (nil, let end?): "before \(end)"
    case (let first?, let end?): "from \(first) to before \(end)"
    }
  }
}
