package import PushPayload

package struct MessageSummary: Hashable, Sendable {
  package let provider: Provider
  /// The payload that reaches the device.
  package let payload: JSONNode
  /// The names of the request headers that the provider adds.
  private let ownHeaders: [String]
  /// The keys and numbers that lead to it in the text; empty at the top.
  private let path: String
  /// Its place in the text.
  let range: Range<Int>

  package init(_ message: ProviderMessage) {
    path = message.path
    range = message.root.offset..<message.root.end
    provider = message.provider
    payload = message.payload
    ownHeaders = message.headers.headers.filter { $0.origin == .provider }.map { $0.name }
  }

  func sets(_ header: String) -> Bool { ownHeaders.contains(header) }

  private static let longest = 300

  /// The provider and the payload in one line, cut if it is long.
  var line: String { beginning + " " + content }

  /// The same in lines that end at a comma or a blank.
  var lines: String {
    beginning + "\n" + BrokenText.hanging(content, on: "  ", width: PageLayout.current.width)
  }

  private var beginning: String {
    let place = path.isEmpty ? "" : " in " + PrintableText.quoted(path, limit: 80)
    let which = provider == .envelope ? "a payload" : "a message for \(provider.name)"
    return which + place + "; the device receives"
  }

  private var content: String { PrintableText.escaped(payload.compactText, limit: Self.longest) }

  static let written: [JSONForm<MessageSummary>.Member] = [
    .init("provider", .word) { $0.provider },
    .init("payload", .anything.about("The payload that reaches the device.")) {
      JSONTree($0.payload)
    },
  ]

  static let form = JSONForm<MessageSummary>.object(
    [.init("path", .text.about("The keys and numbers that lead to it.")) { $0.path }] + written
  )
}

extension JSONTree {
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
