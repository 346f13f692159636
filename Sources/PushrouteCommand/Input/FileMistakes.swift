internal import RouteReport

/// All mistakes in a file, so that one run shows everything to fix.
struct FileMistakes: Sendable {
  /// The messages, in reading order.
  private(set) var messages: [FileMessage] = []

  /// Notes a mistake.
  mutating func add(_ message: FileMessage) { messages.append(message) }

  /// Runs code that reads a part; notes a mistake and gives nil.
  mutating func noting<Result>(_ read: () throws(FileMessage) -> Result) -> Result? {
    do {
      return try read()
    } catch {
      messages.append(error)
      return nil
    }
  }
}
