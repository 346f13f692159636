enum Envelope: Sendable {
  /// The headers in those members of an object that hold no payload; at most two of a name are kept,
  /// which is enough to show that it stands twice.
  static func headers(in members: [JSONMember]) -> [RequestHeaderList.Header] {
    var counts: [String: Int] = [:]
    let all = members.flatMap { member -> [RequestHeaderList.Header] in
      guard !member.node.has("aps") else { return [] }
      let listed = member.node.elements?.compactMap { self.member(named: $0) }
      guard let inner = member.node.members ?? listed else {
        return [header(member)].compactMap { $0 }
      }
      let name = String(decoding: FlagKey.letters(of: member.key), as: UTF8.self)
      let areHeaders = ["header", "headers"].contains(where: name.hasSuffix)
      return inner.compactMap { header($0, isAmongHeaders: areHeaders) }
    }
    return all.reversed().filter { header in
      counts[header.name, default: 0] += 1
      return counts[header.name, default: 0] < 3
    }.reversed()
  }

  /// The member of an object that has its name in a value, as Postman and HAR write headers.
  private static func member(named node: JSONNode) -> JSONMember? {
    guard let name = (node["key"] ?? node["name"])?.string, let value = node["value"] else {
      return nil
    }
    return JSONMember(key: name, keyOffset: node.offset, node: value)
  }

  /// Reads a header; among headers what begins like one of APNs is one with a slip, elsewhere a library
  /// may have its own spelling.
  private static func header(
    _ member: JSONMember,
    isAmongHeaders: Bool = false
  ) -> RequestHeaderList.Header? {
    let isMisspelt = isAmongHeaders && member.key.lowercased().hasPrefix("apns")
    let short = isAmongHeaders ? KnownNames.headers.spelt(like: "apns-" + member.key) : nil
    let name = isMisspelt ? member.key : KnownNames.headers.spelt(like: member.key) ?? short
    return name.map { RequestHeaderList.Header($0, inMessage: member.node) }
  }
}

extension ProviderFormat {
  /// A text of any form with payloads in it: a test's fixture, a logged request, a message that names
  /// a device.
  static let envelope = ProviderFormat(
    name: "an envelope",
    citation: "A-273",
    signatures: [],
    examples: []
  )
}
