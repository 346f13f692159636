/// The one door to the world: standard streams, files, the environment.
///
/// Results are collected and written in large pieces. A write that fails is remembered, and
/// ``finish(_:)`` turns it into an exit code.
package struct Console: Sendable {
  /// The world behind the door.
  package private(set) var world: any World
  private var pending: [UInt8] = []
  private var failure: FileError?
  private static let pieceSize = 64 * 1024

  /// Opens the door to a world.
  package init(_ world: any World) { self.world = world }

  /// Writes a result to standard output.
  mutating func print(_ text: String) {
    pending += text.utf8
    if pending.count >= Self.pieceSize { flush() }
  }

  /// Writes a result to standard output at once, behind the collected ones.
  mutating func printAtOnce(_ bytes: [UInt8]) {
    if pending.isEmpty { pending = bytes } else { pending += bytes }
    flush()
  }

  /// Whether writing to standard output has failed.
  var isBroken: Bool { failure != nil }

  /// Writes a message to standard error, at once.
  mutating func report(_ message: String) { note(message + "\n") }

  /// Writes to standard error, at once, without ending the line.
  mutating func note(_ text: String) { try? world.write(Array(text.utf8), to: .error) }

  /// Writes a warning to standard error.
  mutating func warn(_ message: String) { report("pushroute: warning: " + message) }

  /// Writes a file as a whole, or not at all.
  mutating func write(_ text: String, toFile path: String) throws(FileError) {
    try world.write(Array(text.utf8), toFile: path)
  }

  /// Writes a file of bytes as a whole, or not at all.
  mutating func write(_ bytes: [UInt8], toFile path: String) throws(FileError) {
    try world.write(bytes, toFile: path)
  }

  /// Writes the collected results, and returns the exit code.
  ///
  /// Output that cannot be written is a failure, unless the reader of the pipe is gone.
  package mutating func finish(_ code: ExitCode) -> ExitCode {
    flush()
    guard let failure, failure != .closedPipe else { return code }
    report("pushroute: cannot write to standard output: \(failure.message)")
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
