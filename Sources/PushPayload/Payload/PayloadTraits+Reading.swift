internal import PushRules

extension PayloadTraits {
  /// Reads the traits from the value of `aps`; the table of the rulings says what counts as there.
  init(aps: JSONNode) {
    self.init(
      alert: AlertForm(reading: aps["alert"]),
      sound: aps["sound"].map(Self.sound) ?? .absent,
      badge: aps["badge"].map(Self.badge) ?? .absent,
      contentAvailable: Flag(reading: aps[FlagKey.contentAvailable.rawValue]),
      mutableContent: Flag(reading: aps[FlagKey.mutableContent.rawValue]),
      category: aps["category"]?.text ?? .absent
    )
  }

  private static func sound(_ node: JSONNode) -> Presence {
    let isCritical = node["critical"].map(isSet) ?? false
    let isLoud = node["volume"]?.number.map((0...1).contains) ?? false
    let isNamed = node["name"]?.text == .present
    return isCritical || isLoud || isNamed ? .present : node.text
  }

  private static func badge(_ node: JSONNode) -> Presence {
    (node.number ?? -1) >= 0 ? .present : .absent
  }

  private static func isSet(_ node: JSONNode) -> Bool {
    switch Flag(reading: node) {
    case .one, .boolean: true
    case .absent, .undocumented, .zero, .unreadable, .misplaced: false
    }
  }
}

extension AlertForm {
  fileprivate init(reading node: JSONNode?) {
    switch node?.value {
    case .string(let text): self = text.isEmpty ? .absent : .string
    case .object: self = node.map(Self.hasText) == true ? .dictionary : .absent
    case nil, .null, .boolean, .number, .array: self = .absent
    }
  }

  /// Tells whether any part has text; in a Live Activity title and body may be objects.
  private static func hasText(_ alert: JSONNode) -> Bool {
    let plain = ["title", "subtitle", "body", "loc-key", "title-loc-key", "subtitle-loc-key"]
    if plain.contains(where: { alert[$0]?.text == .present }) { return true }
    return ["title", "body"].contains { alert[$0]?["loc-key"]?.text == .present }
  }
}

extension Flag {
  fileprivate init(reading node: JSONNode?) {
    switch node?.value {
    case nil: self = .absent
    case .number(let number) where number.double == 1: self = .one
    case .number(let number): self = number.double > 1 ? .undocumented : .zero
    case .boolean(let isTrue): self = isTrue ? .boolean : .zero
    case .string("1"): self = .undocumented
    case .string, .null, .array, .object: self = .unreadable
    }
  }
}

extension JSONNode {
  /// Whether this is a string that is not empty.
  fileprivate var text: Presence {
    (string ?? "").isEmpty ? .absent : .present
  }
}
