extension String {
  /// The number of columns that a terminal takes for the text: East Asian characters and emoji have
  /// two, marks that stand over others none.
  var columnCount: Int { reduce(0) { $0 + ($1.unicodeScalars.first?.columnCount ?? 0) } }
}

extension Unicode.Scalar {
  /// The blocks of characters that take two columns.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
    0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]

  /// The number of columns of a character that begins with this scalar.
  fileprivate var columnCount: Int {
    if value < 0x1100 { return 1 }
    return Self.wide.contains { $0.contains(value) } ? 2 : 1
  }
}
