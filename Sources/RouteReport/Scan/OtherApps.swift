internal import PushPayload

/// The apps that a report leaves out, each with what it has in words, and the call that reports one.
package struct OtherApps: Sendable {
  private let apps: [(name: String, words: String)]
  private let call: String

  package init(_ apps: [(name: String, words: String)], call: String) {
    (self.apps, self.call) = (apps, call)
  }

  var text: String {
    guard let chosen = apps.first?.name else { return "" }
    let names = apps.map { PrintableText.escaped($0.name) + " (\($0.words))" }
    return Paragraph(names.commaList + "; about one of them:")
      .hanging(on: "Other apps: ") + "  \(call) --only \(PrintableText.shellWord(chosen))\n"
  }
}
