extension Console {
  /// The number of characters that a line of text may have: `COLUMNS`, that of the terminal, or 80.
  var width: Int {
    let stated = world.environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return stated ?? world.terminalWidth ?? 80
  }
}
