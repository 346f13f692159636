internal import RouteReport

/// All mistakes in a file, so that one run shows everything to fix.
package struct FileMistakes: Sendable {
  /// The messages, in reading order.
  package private(set) var messages: [FileMessage] = []

  /// Begins without mistakes.
  package init() {}

  /// Notes a mistake.
  package mutating func add(_ message: FileMessage) { messages.append(message) }

  /// Runs code that reads a part; notes a mistake and gives nil.
  package mutating func noting<Result>(_ read: () throws(FileMessage) -> Result) -> Result? {
    do {
      return try read()
    } catch {
      messages.append(error)
      return nil
    }
  }
}
