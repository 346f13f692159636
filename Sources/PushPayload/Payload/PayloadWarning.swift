/// Something odd about the text of a payload that did not stop the reading.
public struct PayloadWarning: Hashable, Sendable {
  /// The place of what is odd.
  public let position: SourcePosition
  /// What was found and how it was taken, as a clause without a period.
  public let message: String
}

extension PayloadWarning {
  /// Returns the warnings about a value of a text, by place; a byte-order mark concerns the whole.
  static func all(in root: JSONNode, of document: JSONDocument) -> [PayloadWarning] {
    var warnings: [PayloadWarning] = []
    if document.hasByteOrderMark, root.offset == document.root.offset {
      let message = "found a byte-order mark, which APNs may refuse; it was read over"
      warnings.append(PayloadWarning(position: .start, message: message))
    }
    let duplicates = document.duplicateKeys.filter { (root.offset..<root.end).contains($0.offset) }
    guard !duplicates.isEmpty else { return warnings }
    let lines = document.lineMap
    return warnings + duplicates.map { PayloadWarning($0, in: lines) }
  }

  private init(_ duplicate: DuplicateKey, in lines: LineMap) {
    position = lines.position(of: duplicate.offset)
    message =
      "found the key \(PrintableText.quoted(duplicate.key)) again, "
      + "first at \(lines.position(of: duplicate.earlierOffset)); the last value counts"
  }
}
