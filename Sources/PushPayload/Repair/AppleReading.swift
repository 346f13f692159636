/// A text as Apple's own reader takes it on the simulator: it lets trailing commas pass.
package struct AppleReading: Sendable {
  /// The text; all places are those of the text as it stands.
  package let document: JSONDocument
  /// Why others refuse the text, or nil if it is JSON.
  package let slip: Finding?

  /// Reads a text, perhaps a line of a stream with its number.
  ///
  /// - Throws: A ``JSONError`` if something else than trailing commas is wrong with the text.
  package init(_ bytes: [UInt8], asLine line: Int? = nil) throws(JSONError) {
    do {
      document = try JSONDocument(reading: bytes, asLine: line)
      slip = nil
    } catch {
      guard let repair = JSONRepair(error, in: bytes), repair.isReadByApple,
        let document = JSONDocument(reading: bytes, mendedBy: repair, asLine: line)
      else { throw error }
      self.document = document
      slip = Finding(error, repair, severity: .warning)
    }
  }
}
