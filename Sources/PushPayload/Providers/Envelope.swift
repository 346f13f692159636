enum Envelope: Sendable {
  /// The headers in those members of an object that hold no payload; at most two of a name are kept,
  /// which is enough to show that it stands twice.
  static func headers(in members: [JSONMember]) -> [RequestHeaderList.Header] {
    var counts: [String: Int] = [:]
    let all = members.flatMap { member -> [RequestHeaderList.Header] in
      guard !member.node.has("aps") else { return [] }
      guard let inner = member.node.members else { return [header(member)].compactMap { $0 } }
      let areHeaders = String(decoding: FlagKey.letters(of: member.key), as: UTF8.self)
        .hasSuffix("headers")
      return inner.compactMap { header($0, isAmongHeaders: areHeaders) }
    }
    return all.reversed().filter { header in
      counts[header.name, default: 0] += 1
      return counts[header.name, default: 0] < 3
    }.reversed()
  }

  private static func header(
    _ member: JSONMember,
    isAmongHeaders: Bool = false
  ) -> RequestHeaderList.Header? {
    let short = isAmongHeaders ? KnownNames.headers.spelt(like: "apns-" + member.key) : nil
    let misspelt = isAmongHeaders && member.key.lowercased().hasPrefix("apns-") ? member.key : nil
    guard let name = KnownNames.headers.spelt(like: member.key) ?? short ?? misspelt else {
      return nil
    }
    return RequestHeaderList.Header(name, inMessage: member.node)
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
