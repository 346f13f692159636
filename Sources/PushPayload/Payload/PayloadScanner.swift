package import PushRules

/// Reads the traits of many payloads, one after another, and keeps nothing of them.
package struct PayloadScanner: Sendable {
  private var reader = JSONReader(telling: TraitCollector())

  /// Begins anew.
  package init() {}

  /// Reads one payload.
  ///
  /// - Parameter text: Its text.
  /// - Returns: What the routing depends on, or nil if the text is no JSON object with an object
  ///   `aps`; ``Payload`` says why, or reads the payloads that need none.
  package mutating func traits(of text: Span<UInt8>) -> PayloadTraits? {
    reader.receiver = TraitCollector()
    do {
      try reader.read(text)
    } catch {
      return nil
    }
    return reader.receiver.shape == .payload ? reader.receiver.traits : nil
  }
}
