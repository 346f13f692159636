import PushRules

@testable import PushPayload

extension PayloadTraits {
  /// Reads the traits from a tree, key by key: slow, and independent of the real reader.
  init(reference root: JSONNode) {
    let aps = root["aps"]
    self.init(
      alert: AlertForm(reference: aps?["alert"]),
      sound: aps?["sound"].map(Self.sound) ?? .absent,
      badge: (aps?["badge"]?.number ?? -1) >= 0 ? .present : .absent,
      contentAvailable: Self.flag(.contentAvailable, in: root),
      mutableContent: Self.flag(.mutableContent, in: root),
      category: aps?["category"]?.text ?? .absent
    )
    // Of the keys that imply a type, a random payload has this one.
    if aps?["content-state"] != nil { implied = .liveActivity }
  }

  private static func flag(_ flag: FlagKey, in root: JSONNode) -> PayloadFlag {
    let aps = root["aps"]
    if let node = aps?[flag.rawValue] { return PayloadFlag(reference: node) }
    let beside = (root.members ?? []).filter { $0.node != aps }
    let inAps = (aps?.members ?? []).filter { !["content-state", "attributes"].contains($0.key) }
    let looked =
      beside + beside.flatMap { $0.node.members ?? [] } + (aps?.members ?? [])
      + inAps.flatMap { $0.node.members ?? [] }
    return looked.contains { flag.resembles($0.key) } ? .misplaced : .absent
  }

  private static func sound(_ node: JSONNode) -> Presence {
    let critical = node["critical"].map { PayloadFlag(reference: $0) }
    let isLoud = node["volume"]?.number.map { $0 >= 0 && $0 <= 1 } ?? false
    let isNamed = node["name"]?.text == .present
    return critical == .one || critical == .boolean || isLoud || isNamed ? .present : node.text
  }
}

extension AlertForm {
  fileprivate init(reference node: JSONNode?) {
    switch node?.value {
    case .string(let text): self = text.isEmpty ? .absent : .string
    case .object: self = node.map(Self.hasText) == true ? .dictionary : .absent
    default: self = .absent
    }
  }

  private static func hasText(_ alert: JSONNode) -> Bool {
    let plain = ["title", "subtitle", "body", "loc-key", "title-loc-key", "subtitle-loc-key"]
    if plain.contains(where: { alert[$0]?.text == .present }) { return true }
    return ["title", "body"].contains { alert[$0]?["loc-key"]?.text == .present }
  }
}

extension PayloadFlag {
  fileprivate init(reference node: JSONNode) {
    switch node.value {
    case .number(let number) where number.double == 1: self = .one
    case .number(let number): self = number.double > 1 ? .undocumented : .zero
    case .boolean(let isTrue): self = isTrue ? .boolean : .zero
    case .string("1"): self = .undocumented
    default: self = .unreadable
    }
  }
}

extension JSONNode {
  fileprivate var text: Presence { (string ?? "").isEmpty ? .absent : .present }
}
