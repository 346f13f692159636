import PushPayload
import PushRules

package enum TextStyle: Sendable {
  case plain
  case colored

  func heading(_ text: String) -> String { paint(text, "1") }
  /// A heading over as many lines as it needs.
  func headingLines(_ text: String) -> String {
    Paragraph(text).lines().map { heading($0) + "\n" }.joined()
  }
  /// The name of a method that runs.
  func runs(_ text: String) -> String { paint(text, "1;32") }
  /// A word for a failure.
  func failure(_ text: String) -> String { paint(text, "1;31") }
  /// Dimmed lines.
  func aside(_ text: String) -> String {
    if case .plain = self {
      return text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
    }
    return text.utf8.split(separator: UInt8(ascii: "\n"))
      .map { dimmed(String(Substring($0))) + "\n" }.joined()
  }

  /// A dimmed paragraph behind a label.
  func aside(_ text: String, on label: String) -> String {
    aside(text.hanging(on: label))
  }

  func dimmed(_ text: String) -> String { paint(text, "2") }

  func confidence(_ confidence: Confidence) -> String {
    paint(confidence.name, ["32", "36", "33", "35"][Int(confidence.rawValue)])
  }

  func severity(_ severity: Severity) -> String {
    paint(severity.name, ["36", "33", "1;31"][Int(severity.rawValue)])
  }

  private func paint(_ text: String, _ code: String) -> String {
    if case .plain = self { text } else { Self.sequence(code) + text + Self.sequence("0") }
  }

  /// The control sequences of all styles.
  static let sequences = ["0", "1", "2", "32", "33", "35", "36", "1;31", "1;32"].map(sequence)

  private static func sequence(_ code: String) -> String { "\u{1B}[" + code + "m" }
}
