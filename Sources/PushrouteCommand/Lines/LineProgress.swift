struct LineProgress {
  private static let milliseconds = 200

  private let isWanted: Bool
  private var shown: Int

  /// Shows progress only on a terminal that does not also show the results.
  init(in console: Console, of output: OutputArguments) {
    let sharesTerminal = output.file == nil && console.world.isTerminal(.output)
    isWanted = console.world.isTerminal(.error) && !sharesTerminal && !output.isQuiet
    shown = console.world.milliseconds
  }

  /// Shows the number of lines, at most five times a second.
  mutating func show(_ lineCount: Int, in console: inout Console) {
    guard isWanted, console.world.milliseconds - shown >= Self.milliseconds else { return }
    shown = console.world.milliseconds
    console.showProgress(lineCount, of: "line")
  }

  func clear(in console: inout Console) {
    if isWanted { console.clearProgress() }
  }
}
