/// The escaping of text from a payload, so that it can stand in a message.
package enum PrintableText: Sendable {
  /// Returns a text in backticks, escaped, and shortened to a number of scalars.
  package static func quoted(_ text: String, limit: Int = 40) -> String {
    "`\(escaped(text, limit: limit))`"
  }

  /// Returns a text with invisible scalars written as `\u{202e}`, shortened to a number of scalars.
  ///
  /// A mark at the start is written out, too: it would change the letter before the text.
  package static func escaped(_ text: String, limit: Int = .max) -> String {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return text
    }
    let scalars = text.unicodeScalars
    var result = ""
    for (index, scalar) in scalars.prefix(limit).enumerated() {
      if isPrintable(scalar), index > 0 || !isMark(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return scalars.dropFirst(limit).isEmpty ? result : result + "…"
  }

  /// Tells whether a terminal shows a scalar as itself and nothing else happens.
  package static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: false
    case .lineSeparator, .paragraphSeparator, .spaceSeparator: false
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a scalar joins the letter before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  package static func hexadecimal(_ number: UInt8, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
