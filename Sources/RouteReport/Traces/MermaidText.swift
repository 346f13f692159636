internal import PushPayload

/// The escaping of text that stands in a Mermaid diagram.
enum MermaidText {
  /// Returns a text in which letters, digits and plain marks stand as they are.
  ///
  /// All else is an entity by its number, so nothing in it ends a label or starts a comment.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PrintableText.escaped(text).unicodeScalars {
      if isPlain(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#" + String(scalar.value) + ";"
      }
    }
    return result
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return true }
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil
      || " -.,/()_[]".unicodeScalars.contains(scalar)
  }
}
