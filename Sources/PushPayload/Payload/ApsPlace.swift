/// The only object in a text that contains an object `aps`.
public struct ApsPlace: Hashable, Sendable {
  package let path: String
  package let position: SourcePosition

  /// Searches the whole text; nil if there is no such object, or more than one.
  init?(in root: JSONNode, of document: JSONDocument) {
    let found = PushSearch.payloads(in: root)
    guard found.count == 1, let only = found.first else { return nil }
    path = only.path
    position = document.position(of: only.node.offset)
  }
}

struct PushSearch {
  struct Found {
    let path: String
    let node: JSONNode
    /// The provider of the message, or nil for a payload.
    let provider: Provider?
    /// The headers in the objects around it, the nearest first.
    var headers: [RequestHeaderList.Header] = []
  }

  private var found: [Found] = []
  private var keys: [String] = []
  /// Whether messages are looked for everywhere.
  private var isDeep = false
  /// Whether a value describes payloads; its examples are some.
  private var isInSchema = false
  /// Returns the provider whose message a value is, where it stands at the top or not.
  private let provider: (JSONNode, Bool) -> Provider?

  static func payloads(in root: JSONNode) -> [Found] {
    var search = PushSearch { _, _ in nil }
    search.look(through: root, isTop: true)
    return search.found
  }

  /// Returns the payloads of a text, and the messages at its top or around payloads, or if there are
  /// none, everywhere; strictly, a message must have keys that only pushes have.
  static func pushes(in root: JSONNode, strictly isStrict: Bool) -> [Found] {
    var search = PushSearch { node, isTop in
      Provider.recognized(in: node, strictly: isStrict || !isTop)
    }
    search.look(through: root, isTop: true)
    if search.found.isEmpty {
      search.isDeep = true
      search.look(through: root, isTop: true)
    }
    return search.found
  }

  private init(provider: @escaping (JSONNode, Bool) -> Provider?) { self.provider = provider }

  private mutating func look(through node: JSONNode, isTop: Bool) {
    let count = found.count
    switch node.value {
    case .object(let members):
      let isOuter = isInSchema
      defer { isInSchema = isOuter }
      if !isOuter, node["aps"]?.looksLikeAps == true { return add(node, of: nil) }
      let isSchema = isOuter || node.isSchema
      let others = members.filter { member in
        let before = found.count
        isInSchema = isSchema && !["example", "examples", "default"].contains(member.key)
        look(through: member.node, by: "." + member.key, isTop: false)
        return found.count == before
      }
      let isLikely = isTop || isDeep || found.count > count
      guard isLikely, !isSchema, let provider = provider(node, isTop) else {
        let headers = found.count > count ? Envelope.headers(in: others) : []
        for index in found[count...].indices { found[index].headers += headers }
        return
      }
      found.removeSubrange(count...)
      add(node, of: provider)
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        look(through: element, by: "[\(index)]", isTop: isTop)
      }
    case .null, .boolean, .number, .string: break
    }
  }

  private mutating func look(through node: JSONNode, by step: String, isTop: Bool) {
    keys.append(step)
    look(through: node, isTop: isTop)
    keys.removeLast()
  }

  private mutating func add(_ node: JSONNode, of provider: Provider?) {
    let path = keys.joined()
    let trimmed = path.hasPrefix(".") ? String(path.dropFirst()) : path
    found.append(Found(path: trimmed, node: node, provider: provider))
  }
}

extension JSONNode {
  /// Whether a value describes values by their members.
  fileprivate var isSchema: Bool {
    let nodes = (self["properties"]?.members ?? []).map { $0.node }
    let describes = nodes.contains { node in
      node.has("type") || node.has("$ref") || node.members?.isEmpty == true
    }
    return (describes || self["type"]?.string == "object" && !nodes.isEmpty)
      && nodes.allSatisfy { $0.members != nil }
  }

  /// Whether a value is that of `aps` in a payload: an object that is empty or has a key of it, perhaps
  /// misspelt or from the alert.
  package var looksLikeAps: Bool {
    guard let members else { return false }
    return members.isEmpty || members.contains { KnownNames.aps.contains($0.key) }
      || members.contains { member in
        KnownNames.aps.nearest(to: member.key) != nil || Check.alertKey(member.key) != nil
          || Check.isHeader(member.key)
      }
  }
}
