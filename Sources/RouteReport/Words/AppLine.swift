internal import PushPayload

/// The app of a question and what it states, in front of the answer.
package struct AppLine: Sendable {
  private let name: String
  private let flags: String

  package init(name: String, flags: [String]) {
    self.name = name
    self.flags = flags.joined(separator: " ")
  }

  package var text: String {
    flags.hanging(on: "Stated by \(PrintableText.escaped(name)): ")
  }

  package var markdown: String {
    "Stated by \(MarkdownText.escaped(name)): " + MarkdownText.code(flags) + "\n\n"
  }
}
