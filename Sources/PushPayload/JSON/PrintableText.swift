package enum PrintableText: Sendable {
  /// A text in backticks, escaped, and shortened to a number of scalars.
  package static func quoted(_ text: String, limit: Int = 40) -> String {
    "`\(escaped(text, limit: limit))`"
  }

  /// A text as one word of a shell, in quotes if it needs them.
  package static func shellWord(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "-_./~".contains($0) }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    let word = !text.isEmpty && isPlain ? text : "'" + parts.joined(separator: "'\\''") + "'"
    return escaped(word)
  }

  /// A text with invisible scalars written as `\u{202e}`, shortened to a number of scalars.
  ///
  /// A combining mark at the start is escaped, too: it would change the letter before the text.
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

  /// Whether a terminal shows a scalar as itself and does nothing else.
  ///
  /// Unassigned scalars count: newer versions of Unicode may have made them letters.
  package static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
    return switch scalar.value {
    // Control characters, spaces and separators.
    case 0x80...0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: false
    // Signs that change how others are shown.
    case 0x600...0x605, 0x61C, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x200B...0x200F: false
    case 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0x110BD, 0x110CD: false
    case 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: false
    // Signs that are shown as nothing.
    case 0xAD, 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x3164, 0xFFA0: false
    case 0xFE00...0xFE0F, 0xFFF0...0xFFF8, 0xE0000...0xE0FFF: false
    // Private use, and noncharacters.
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF, 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }

  /// Whether a scalar joins the letter before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { "a\(scalar)".count == 1 }

  package static func hexadecimal(_ number: some BinaryInteger, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension String {
  /// The text in backticks, escaped and shortened.
  var quoted: String { PrintableText.quoted(self) }
}
