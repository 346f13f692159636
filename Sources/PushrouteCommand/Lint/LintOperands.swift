/// The files and folders that the operands of a lint name.
struct LintOperands: Hashable, Sendable {
  private let walk: FolderWalk

  /// Reads the operands; without any, piped standard input is read.
  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    let operands = arguments.operands
    let readers = (operands + [arguments["headers"]]).count { $0 == "-" }
    if readers > 1 { throw .inputTwice }
    if operands.isEmpty {
      guard readers == 0, console.world.hasPipedInput else { throw .missingPayload }
    }
    walk = FolderWalk(
      operands: operands.isEmpty ? ["-"] : operands,
      inputName: arguments["stdin-filename"] ?? "-",
      extensions: [".json", ".apns"]
    )
  }

  /// Finds the files; those of a folder are sorted, and what is hidden in it is left out.
  func paths(in console: Console) -> FolderWalk.Paths { walk.paths(in: console) }
}
