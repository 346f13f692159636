internal import PushPayload

/// The apps that a report leaves out, and the call that is about the first of them.
package struct OtherApps: Sendable {
  private let apps: [(name: String, words: String?)]
  private let call: String

  package init(_ apps: [(name: String, words: String?)], call: String) {
    (self.apps, self.call) = (apps, call)
  }

  var text: String {
    let chosen = apps.first { $0.words != nil } ?? apps.first
    guard let first = chosen?.name else { return "" }
    let names = apps.map { app in
      PrintableText.escaped(app.name) + (app.words.map { " (\($0))" } ?? "")
    }
    let name = first.contains(" ") ? "'\(first)'" : first
    return Paragraph(names.joined(separator: ", ") + "; about one of them:")
      .hanging(on: "Other apps: ") + "  \(call) --only \(PrintableText.escaped(name))\n"
  }
}
