internal import Questions

// Standard input can be read only once.
extension ParsedArguments {
  /// Returns the files that the operands name, or piped standard input if there are none.
  ///
  /// - Throws: `missing` if there is neither, or an error if `-` occurs twice.
  func inputs(
    in console: Console,
    else missing: ArgumentError
  ) throws(ArgumentError) -> [FilePath] {
    try checkInput()
    guard operands.isEmpty else { return operands.map { FilePath(argument: $0) } }
    guard inputCount == 0, console.world.hasPipedInput else { throw missing }
    return [.standardInput]
  }

  /// Checks that at most one word in these and other arguments is `-`.
  func checkInput(with others: ParsedArguments?...) throws(ArgumentError) {
    let count = others.reduce(inputCount) { $0 + ($1?.inputCount ?? 0) }
    if count > 1 { throw .inputTwice }
  }

  /// The number of words that are `-`.
  private var inputCount: Int {
    operands.count { $0 == "-" } + (self[.input(.headers)] == "-" ? 1 : 0)
  }
}
