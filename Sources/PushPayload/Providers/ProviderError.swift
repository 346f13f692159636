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
}

extension ProviderError: CustomStringConvertible {
  /// The place and the message.
  public var description: String { "\(position): \(message)" }
}
