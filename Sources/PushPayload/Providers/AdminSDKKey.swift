/// A key that the Admin SDK of Firebase for Node.js writes for another in `aps`.
///
/// After `messaging-internal.ts` of firebase-admin-node: keys in camel case get hyphens, and a flag
/// that is not true or 1 goes. JSON of the HTTP interface is not changed like this.
struct AdminSDKKey: Sendable {
  private let path: [String]
  private let name: String
  private let renamed: String
  private let conversion: ProviderConversion

  private init(
    _ path: String,
    _ name: String,
    _ renamed: String,
    _ conversion: ProviderConversion = .same
  ) {
    self.path = path.keyPath
    self.name = name
    self.renamed = renamed
    self.conversion = conversion
  }

  static let all = [
    AdminSDKKey("aps", "contentAvailable", "content-available", .flag),
    AdminSDKKey("aps", "mutableContent", "mutable-content", .flag),
    AdminSDKKey("aps", "threadId", "thread-id"),
    AdminSDKKey("aps", "sound", "sound", .sound),
    AdminSDKKey("aps.alert", "titleLocKey", "title-loc-key"),
    AdminSDKKey("aps.alert", "titleLocArgs", "title-loc-args"),
    AdminSDKKey("aps.alert", "subtitleLocKey", "subtitle-loc-key"),
    AdminSDKKey("aps.alert", "subtitleLocArgs", "subtitle-loc-args"),
    AdminSDKKey("aps.alert", "locKey", "loc-key"),
    AdminSDKKey("aps.alert", "locArgs", "loc-args"),
    AdminSDKKey("aps.alert", "actionLocKey", "action-loc-key"),
    AdminSDKKey("aps.alert", "launchImage", "launch-image"),
  ]

  /// Returns a payload as the SDK sends it.
  func applied(to payload: JSONNode) -> JSONNode { applied(to: payload, at: path[...]) }

  private func applied(to node: JSONNode, at path: ArraySlice<String>) -> JSONNode {
    guard case .object(let members) = node.value else { return node }
    let changed = members.compactMap { member -> JSONMember? in
      if let key = path.first {
        guard member.key == key else { return member }
        let inner = applied(to: member.node, at: path.dropFirst())
        return JSONMember(key: key, keyOffset: member.keyOffset, node: inner)
      }
      guard member.key == name else { return member }
      return conversion.node(from: member.node).map {
        JSONMember(key: renamed, keyOffset: member.keyOffset, node: $0)
      }
    }
    return node.with(.object(changed))
  }
}
