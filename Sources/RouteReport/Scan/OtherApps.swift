internal import PushPayload

/// The apps that a report leaves out, each with what it has in words, and the call that reports one.
package struct OtherApps: Sendable {
  private let apps: [(name: String, words: String?)]
  private let call: String

  package init(_ apps: [(name: String, words: String?)], call: String) {
    (self.apps, self.call) = (apps, call)
  }

  var text: String {
    let chosen = apps.first { $0.words != nil } ?? apps.first
    guard let chosen = chosen?.name else { return "" }
    let names = apps.map { app in
      PrintableText.escaped(app.name) + (app.words.map { " (\($0))" } ?? "")
    }
    let isPlain = chosen.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    let parts = chosen.split(separator: "'", omittingEmptySubsequences: false)
    let name = isPlain ? chosen : "'" + parts.joined(separator: "'\\''") + "'"
    return Paragraph(names.joined(separator: ", ") + "; about one of them:")
      .hanging(on: "Other apps: ") + "  \(call) --only \(PrintableText.escaped(name))\n"
  }
}
