internal import RouteReport

/// The mistakes in a file, all of them: one run shows everything that is to be mended.
struct FileMistakes: Sendable {
  /// The messages, in the order of the file's reading.
  private(set) var messages: [FileMessage] = []

  /// Notes a mistake.
  mutating func add(_ message: FileMessage) { messages.append(message) }

  /// Runs code that reads a part; nil if there is a mistake in it, which is noted.
  mutating func noting<Result>(_ read: () throws(FileMessage) -> Result) -> Result? {
    do {
      return try read()
    } catch {
      messages.append(error)
      return nil
    }
  }
}
