internal import RouteReport

// Standard input, which can be read only once.
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

  /// Checks that at most one word, here and in other arguments, stands for standard input.
  func checkInput(with others: ParsedArguments?...) throws(ArgumentError) {
    let count = others.reduce(inputCount) { $0 + ($1?.inputCount ?? 0) }
    if count > 1 { throw .inputTwice }
  }

  /// The number of words that stand for standard input.
  private var inputCount: Int {
    operands.count { $0 == "-" } + (self["headers"] == "-" ? 1 : 0)
  }
}
