internal import RouteReport

/// How far a run is, on the terminal of whoever waits for it.
struct LineProgress {
  private static let milliseconds = 200

  private let isWanted: Bool
  private var shown: Int

  /// Nobody sees it but on standard error, beside results that go elsewhere.
  init(in console: Console, of output: OutputArguments) {
    let isInTheWay = output.file == nil && console.world.isTerminal(.output)
    isWanted = console.world.isTerminal(.error) && !isInTheWay && !output.isQuiet
    shown = console.world.milliseconds
  }

  /// Shows the number of lines, five times a second at most.
  mutating func show(_ lineCount: Int, in console: inout Console) {
    guard isWanted, console.world.milliseconds - shown >= Self.milliseconds else { return }
    shown = console.world.milliseconds
    console.note("\r" + lineCount.counted("line"))
  }

  /// Removes what was shown.
  func clear(in console: inout Console) {
    if isWanted { console.note("\r\u{1B}[K") }
  }
}
