package enum ProviderChoice: Hashable, Sendable {
  /// A message if it has keys that only one provider uses, else a payload.
  case automatic
  /// A payload for APNs.
  case apns
  case provider(Provider)

  package static let names = ["auto", "apns"] + Provider.allCases.map { $0.rawValue }

  package init?(named name: String) {
    switch name {
    case "auto": self = .automatic
    case "apns": self = .apns
    default:
      guard let provider = Provider(rawValue: name) else { return nil }
      self = .provider(provider)
    }
  }

  /// The message in a text, or nil if the text counts as a payload; many with different pushes are
  /// an error.
  package func message(in document: JSONDocument) throws(ProviderError) -> ProviderMessage? {
    let messages = try messages(in: document)
    guard messages.count > 1 else { return messages.first }
    guard let message = ProviderMessage.common(messages) else {
      throw ProviderError(many: messages, in: document)
    }
    return message
  }

  /// The messages in a text; empty if the text counts as a payload.
  package func messages(in document: JSONDocument) throws(ProviderError) -> [ProviderMessage] {
    switch self {
    case .automatic: ProviderMessage.all(recognizedIn: document)
    case .apns: []
    case .provider(let provider): try ProviderMessage.all(in: document, as: provider)
    }
  }
}

/// Why a text is no message of the provider that the caller names.
public struct ProviderError: CustomStringConvertible, Error, Hashable, Sendable {
  package static let code = "provider-form"

  package let range: Range<Int>
  /// Their position.
  public let position: SourcePosition
  /// What was found and what was expected, as a clause without a period.
  public let message: String

  init(_ message: String, at node: JSONNode, in document: JSONDocument) {
    let isScalar = node.members == nil && node.elements == nil
    range = node.offset..<(isScalar ? node.end : node.offset + 1)
    position = document.position(of: node.offset)
    self.message = message
  }

  init(many messages: [ProviderMessage], in document: JSONDocument) {
    let name = messages.first?.provider.name ?? ""
    let found = "found \(messages.count) messages for \(name) with different pushes"
    let second = messages.dropFirst().first?.root ?? document.root
    self.init(found + ", expected one; lint looks at each", at: second, in: document)
  }

  /// The position and the message.
  public var description: String { "\(position): \(message)" }
}
