package struct PageLayout: Sendable {
  package let width: Int
  /// Whether messages of one line are broken, too; other programs read them line by line.
  package let breaksMessages: Bool

  /// The layout for files, pipes and everything else that is no terminal.
  package static let standard = PageLayout(width: 80, breaksMessages: false)

  package init(width: Int, breaksMessages: Bool) {
    self.width = width
    self.breaksMessages = breaksMessages
  }

  #if canImport(_Concurrency) && !hasFeature(Embedded)
  /// The layout of the text that is being written.
  @TaskLocal package static var current = standard
  #else
  package static let current = standard
  #endif

  /// Returns a message of one line, broken for a terminal.
  package func broken(_ message: String) -> String {
    guard breaksMessages, message.count > width, message.first != " " else { return message }
    let lines = message.hanging(on: "", width: width - 2).split(separator: "\n")
    return lines.joined(separator: "\n  ")
  }
}
