extension [UInt8] {
  private static let opening = Array("{\"line\":".utf8)

  /// Appends a line of JSON that begins with the number of a line.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - members: The other members, up to the closing brace.
  mutating func append(line number: Int, _ members: [UInt8]) {
    self += Self.opening
    append(number: number)
    append(UInt8(ascii: ","))
    self += members
    append(UInt8(ascii: "\n"))
  }

  private mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
