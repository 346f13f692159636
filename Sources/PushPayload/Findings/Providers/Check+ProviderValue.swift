internal import PushRules

extension Check {
  static let providerValue = Check(
    "provider-value",
    .error,
    "A flag in a message has a value that its provider leaves out.",
    because: "The push reaches the device without the flag, as if nobody had stated it.",
    bad: #"{"to":"ExponentPushToken[t]","body":"Hi","_contentAvailable":"1"}"#,
    good: #"{"to":"ExponentPushToken[t]","body":"Hi","_contentAvailable":true}"#,
    effect: .reading,
    citations: ["A-363", "A-366", "A-371", "A-372"]
  ) { subject, report in
    guard let message = subject.message else { return }
    for key in message.provider.format.keys {
      guard let setter = key.conversion.setter, let node = message.message.node(at: key.source),
        key.conversion.node(from: node) == nil, !node.isUnset
      else { continue }
      let name = PrintableText.quoted(key.source.last ?? "")
      let found = "found \(node.value.kind) as the value of \(name), expected \(setter)"
      report(at: node, found + "; \(message.provider.name) leaves it out")
    }
  }
}

extension JSONNode {
  /// Whether a value leaves a flag unset on purpose.
  fileprivate var isUnset: Bool {
    switch value {
    case .null, .boolean(false): true
    case .number: number == 0
    case .boolean, .string, .array, .object: false
    }
  }
}
