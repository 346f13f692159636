extension BinaryInteger {
  /// The digits in groups of three.
  package var grouped: String {
    let digits = String(self)
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
      text.append(digit.element)
    }
  }

  /// The percentage of a whole, with one decimal.
  package func share(of whole: Self) -> String {
    guard whole > 0, self > 0 else { return "0%" }
    let (tenths, rest) = (self * 1_000).quotientAndRemainder(dividingBy: whole)
    if tenths == 0 { return "<0.1%" }
    if tenths == 1_000, rest == 0 { return "100%" }
    return "\(tenths / 10).\(tenths % 10)%"
  }

  /// The number with its noun, in the plural unless it is 1.
  package func counted(_ noun: String, plural: String? = nil) -> String {
    "\(self) " + (self == 1 ? noun : plural ?? noun + "s")
  }
}
