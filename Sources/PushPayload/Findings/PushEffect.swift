internal import PushRules

/// What a text makes a device do, to see whether a fix changes it.
struct PushEffect: Hashable, Sendable {
  private let traits: PayloadTraits

  /// The largest text that can arrive as a push, with a provider's message around it.
  private static let largestByteCount = 64 * 1024

  /// Reads a text, or returns nil if it is no JSON or too large for APNs.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - provider: The provider of the message that it is, or nil to find out.
  init?(of bytes: [UInt8], as provider: Provider?) {
    guard bytes.count <= Self.largestByteCount, let document = try? JSONDocument(reading: bytes)
    else { return nil }
    let message =
      provider.map { try? ProviderMessage(document, as: $0) }
      ?? ProviderMessage(recognizedIn: document)
    var traits = PayloadTraits(payload: message?.payload ?? document.root)
    traits.alert = traits.alert == .absent ? .absent : .dictionary
    traits.contentAvailable = traits.contentAvailable.countsAsSet ? .one : .absent
    traits.mutableContent = traits.mutableContent.countsAsSet ? .one : .absent
    self.traits = traits
  }
}

extension Fix {
  /// Whether a push does something else once this fix is carried out.
  ///
  /// - Parameters:
  ///   - bytes: The text to fix; what is no push before does nothing that could change.
  ///   - provider: The provider of the message that the text is, or nil to find out.
  /// - Returns: Whether flags, texts, sound, badge, category or event count in another way.
  package func changesPush(in bytes: [UInt8], as provider: Provider? = nil) -> Bool {
    guard let before = PushEffect(of: bytes, as: provider) else { return false }
    return PushEffect(of: Fix.apply([self], to: bytes), as: provider) != before
  }
}
