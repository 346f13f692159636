// A line of the catalogue is a string with fields between ` | `, the first of them its key. The
// lines stay constant data: only those that a program asks for are taken apart.

extension [String] {
  func fields(ofLine key: String) -> [String]? {
    let start = key + " "
    let line = first { $0.hasPrefix(start) }
    guard let fields = line?.fields, fields[0].utf8.elementsEqual(key.utf8) else { return nil }
    return fields
  }
}

extension String {
  /// The texts between bars, without the spaces beside the bars.
  package var fields: [String] {
    utf8.split(separator: UInt8(ascii: "|"))
      .map { field in
        let space = UInt8(ascii: " ")
        let text = field.first == space ? field.dropFirst() : field
        return String(Substring(text.last == space ? text.dropLast() : text))
      }
  }

  /// The words between spaces.
  package var words: [String] {
    utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }
}
