internal import RouteReport

/// The one door to the world: standard streams, files, the environment.
///
/// Results are collected and written in large pieces. A write that fails is remembered, and
/// ``finish(_:)`` turns it into an exit code. What is printed is a ``PrintedText``: no word that came
/// from outside does anything to a terminal.
package struct Console: Sendable {
  /// The world behind the door.
  package private(set) var world: any World
  /// The payloads that files refer to, each read once.
  let references = PayloadReferences()
  private var pending: [UInt8] = []
  private var failure: FileError?
  private static let pieceSize = 64 * 1024

  /// Opens the door to a world.
  package init(_ world: any World) { self.world = world }

  /// Writes a result to standard output.
  mutating func print(_ result: PrintedText) {
    pending += result.text.utf8
    if pending.count >= Self.pieceSize { flush() }
  }

  /// Writes answers to standard output at once, behind the collected results.
  mutating func printAtOnce(_ answer: BlockAnswer) {
    if pending.isEmpty { pending = answer.bytes } else { pending += answer.bytes }
    flush()
  }

  /// Whether writing to standard output has failed.
  var isBroken: Bool { failure != nil }

  /// Writes a message to standard error, at once.
  mutating func report(_ message: PrintedText) { note(message.line) }

  /// Writes a warning to standard error.
  mutating func warn(_ message: String) { report(PrintedText("pushroute: warning: " + message)) }

  /// Shows a number of things in the last line of a terminal, in the place of the one before.
  mutating func showProgress(_ count: Int, of noun: String) { note("\r" + count.counted(noun)) }

  /// Clears the last line of a terminal.
  mutating func clearProgress() { note("\r\u{1B}[K") }

  private mutating func note(_ text: String) { try? world.write(Array(text.utf8), to: .error) }

  /// Puts other bytes into a file that was read, see ``World/mend(_:within:from:to:)``.
  mutating func mend(
    _ path: FilePath,
    within folder: FilePath?,
    from old: [UInt8],
    to new: [UInt8]
  ) throws(FileError) {
    try world.mend(path, within: folder, from: old, to: new)
  }

  /// Writes the collected results, and returns the exit code.
  ///
  /// Output that cannot be written is a failure, unless the reader of the pipe is gone.
  package mutating func finish(_ code: ExitCode) -> ExitCode {
    flush()
    guard let failure, failure != .closedPipe else { return code }
    report(PrintedText("pushroute: cannot write to standard output: \(failure.message)"))
    return .failure
  }

  private mutating func flush() {
    let bytes = pending
    pending = []
    guard failure == nil, !bytes.isEmpty else { return }
    do {
      try world.write(bytes, to: .output)
    } catch {
      failure = error
    }
  }
}
