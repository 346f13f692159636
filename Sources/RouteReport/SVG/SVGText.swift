internal import PushPayload

/// The escaping of text that stands in a picture.
enum SVGText {
  /// Returns a text with what is not printable written out and what XML reads escaped.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PrintableText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
