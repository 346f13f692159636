extension String {
  /// The number that is written in decimal digits alone, or nil.
  var wholeNumber: Int? {
    !isEmpty && utf8.allSatisfy { ASCII.digits.contains($0) } ? Int(self) : nil
  }
}
