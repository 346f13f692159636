package import PushPayload

/// What is said about a message of a provider: whose it is, and what reaches the device.
package struct MessageSummary: Hashable, Sendable {
  /// The provider.
  package let provider: Provider
  /// The payload that reaches the device.
  package let payload: JSONNode
  /// The request headers that the provider sets by itself, by name.
  private let ownHeaders: [String]

  /// Sums up a message.
  package init(_ message: ProviderMessage) {
    provider = message.provider
    payload = message.payload
    ownHeaders = message.headers.headers.filter { $0.isSetByProvider }.map { $0.name }
  }

  /// Whether the provider sets a request header by itself to a value that is known.
  func sets(_ header: String) -> Bool { ownHeaders.contains(header) }

  private static let longest = 300

  /// The provider and the payload in one line, cut if it is long.
  var line: String { beginning + " " + content }

  /// The same over two lines, with a line feed at the end.
  var lines: String { beginning + "\n  " + content + "\n" }

  private var beginning: String { "a message for \(provider.name); the device receives" }

  private var content: String { PrintableText.escaped(payload.compactText, limit: Self.longest) }

  /// The word for the provider and the whole payload.
  var members: [JSONTree.Member] {
    [
      JSONTree.Member("provider", .string(provider.rawValue)),
      JSONTree.Member("payload", JSONTree(payload)),
    ]
  }
}

extension JSONTree {
  /// Takes over a value that was read.
  package init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .boolean(let isTrue): self = .boolean(isTrue)
    case .number(let number): self = .numeral(number.text)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { JSONTree($0) })
    case .object(let members):
      self = .object(members.map { Member($0.key, JSONTree($0.node)) })
    }
  }
}
