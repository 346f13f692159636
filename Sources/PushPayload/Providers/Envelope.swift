enum Envelope: Sendable {
  /// Returns the headers in the objects around a payload, the nearest first.
  static func headers(of found: PushSearch.Found) -> [RequestHeaderList.Header] {
    found.ancestors.reversed().flatMap { headers(in: $0, beside: found.node) }
  }

  private static func headers(
    in object: JSONNode,
    beside payload: JSONNode
  ) -> [RequestHeaderList.Header] {
    let members = (object.members ?? []).filter {
      !($0.node.offset..<$0.node.end).contains(payload.offset) && !$0.node.has("aps")
    }
    return members.flatMap { member -> [RequestHeaderList.Header] in
      guard let inner = member.node.members else { return [header(member)].compactMap { $0 } }
      let areHeaders = String(decoding: FlagKey.letters(of: member.key), as: UTF8.self)
        .hasSuffix("headers")
      return inner.compactMap { header($0, isAmongHeaders: areHeaders) }
    }
  }

  private static func header(
    _ member: JSONMember,
    isAmongHeaders: Bool = false
  ) -> RequestHeaderList.Header? {
    let short = isAmongHeaders ? KnownNames.headers.spelt(like: "apns-" + member.key) : nil
    guard let name = KnownNames.headers.spelt(like: member.key) ?? short else { return nil }
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
