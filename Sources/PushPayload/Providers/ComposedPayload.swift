/// The payload that a provider makes of a message, and the request headers that it sends.
///
/// A provider adds its own keys on sending, such as `gcm.message_id`, which this payload lacks.
struct ComposedPayload: Sendable {
  /// The payload; its parts have the places of their sources in the message.
  private(set) var payload: JSONNode
  private(set) var headers: [RequestHeaderList.Header] = []
  private var headerNames: Set<String> = []

  /// Makes a payload of a message beside the part that the provider sends unchanged, if there is one;
  /// of two keys for one place the first counts.
  init(of message: JSONNode, with part: JSONNode?, in root: JSONNode, by format: ProviderFormat) {
    let isRenamed = format.isOfAdminSDK && message.offset == root.offset
    let start = part.map { part in
      let part = part.without(format.dropped)
      return isRenamed ? AdminSDK.sent(part) : part
    }
    payload = start ?? root.with(.object([]))
    guard payload.members != nil else { return }
    for key in format.keys where key.counts(in: message) {
      guard let member = message.member(at: key.source) else { continue }
      add(member, key, beside: start, by: format)
    }
    for own in format.ownHeaders where headerNames.insert(own.name).inserted {
      headers.append(.init(own.name, own.value, from: .provider))
    }
    guard part == nil, payload["aps"] == nil else { return }
    let empty = JSONNode(value: .object([]), offset: root.offset, end: root.offset + 1)
    payload = payload.adding(JSONMember(key: "aps", keyOffset: root.offset, node: empty), at: [])
  }

  private mutating func add(
    _ member: JSONMember,
    _ key: ProviderKey,
    beside part: JSONNode?,
    by format: ProviderFormat
  ) {
    switch key.target {
    case .payload(let path): add(member, key.conversion, at: path, beside: part)
    case .alert:
      let path = member.node.string == nil ? ["aps", "alert"] : ["aps", "alert", "body"]
      add(member, key.conversion, at: path, beside: part)
    case .members:
      let withTargets = format.keys.filter { $0.source.dropLast() == key.source[...] }
      var taken = payload.keys.union(["aps"]).union(withTargets.compactMap { $0.source.last })
      var members = payload.members ?? []
      for own in member.node.members ?? [] where taken.insert(own.key).inserted {
        members.append(own)
      }
      payload = payload.with(.object(members))
    case .header(let name):
      guard let node = key.conversion.node(from: member.node) else { return }
      addHeader(name, node, hasPlace: !key.conversion.isConstant)
    case .headers:
      for own in member.node.members ?? [] { addHeader(own.key, own.node, hasPlace: true) }
    }
  }

  private mutating func add(
    _ member: JSONMember,
    _ conversion: ProviderConversion,
    at path: [String],
    beside part: JSONNode?
  ) {
    // The unchanged part may already have the object for a key, such as an alert.
    let isTaken = path.count > 2 && part?.node(at: path.dropLast()) != nil
    guard !isTaken, let node = conversion.node(from: member.node), let last = path.last else {
      return
    }
    let made = JSONMember(key: last, keyOffset: member.keyOffset, node: node)
    payload = payload.adding(made, at: path.dropLast())
  }

  private mutating func addHeader(_ name: String, _ node: JSONNode, hasPlace: Bool) {
    let header = RequestHeaderList.Header(name, inMessage: node, hasPlace: hasPlace)
    if headerNames.insert(header.name).inserted { headers.append(header) }
  }
}

extension RequestHeaderList.Header {
  /// A header in a message, as a string or a number.
  init(_ name: String, inMessage node: JSONNode, hasPlace: Bool = true) {
    let range = hasPlace ? node.offset..<node.end : nil
    self.init(name, node.string ?? node.compactText, range: range, from: .message)
  }
}
