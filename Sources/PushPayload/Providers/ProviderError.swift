/// Why a text cannot be a message of the provider that the caller names.
public struct ProviderError: Error, Hashable, Sendable {
  /// The permanent code.
  package static let code = "provider-form"

  /// The bytes that show it.
  package let range: Range<Int>
  /// The place of those bytes.
  public let position: SourcePosition
  /// What was found and what was expected, as a clause without a period.
  public let message: String

  init(_ message: String, at node: JSONNode, in document: JSONDocument) {
    let isScalar = node.members == nil && node.elements == nil
    range = node.offset..<(isScalar ? node.end : node.offset + 1)
    position = document.position(of: node.offset)
    self.message = message
  }

  /// Creates the error that a text holds many messages where only one can be answered for.
  init(many messages: [ProviderMessage], in document: JSONDocument) {
    let name = messages.first?.provider.name ?? ""
    let found = "found \(messages.count) messages for \(name) with different pushes"
    let second = messages.dropFirst().first?.root ?? document.root
    self.init(found + ", expected one; lint looks at each", at: second, in: document)
  }
}

extension ProviderError: CustomStringConvertible {
  /// The place and the message.
  public var description: String { "\(position): \(message)" }
}
