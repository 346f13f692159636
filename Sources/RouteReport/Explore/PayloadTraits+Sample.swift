package import PushRules

extension PayloadTraits {
  /// The shortest payload with these traits.
  package var sample: String {
    let alert: String? =
      switch alert {
      case .absent: nil
      case .string: #""alert":"Hello""#
      case .dictionary: #""alert":{"title":"Hello"}"#
      }
    let aps = [
      alert, sound == .present ? #""sound":"default""# : nil,
      badge == .present ? #""badge":1"# : nil, contentAvailable.member("content-available"),
      mutableContent.member("mutable-content"), category == .present ? #""category":"C""# : nil,
      event.map { #""event":""# + $0.name + #"""# },
    ]
    let outside = [
      contentAvailable == .misplaced ? #","content-available":1"# : "",
      mutableContent == .misplaced ? #","mutable-content":1"# : "",
    ]
    let inside = aps.compactMap { $0 }.joined(separator: ",")
    return #"{"aps":{"# + inside + "}" + outside.joined() + "}"
  }
}

extension PayloadFlag {
  /// The member of `aps` that sets a key to this value, or nil for an absent key.
  fileprivate func member(_ key: String) -> String? {
    let value: String? =
      switch self {
      case .absent, .misplaced: nil
      case .one: "1"
      case .boolean: "true"
      case .undocumented: #""1""#
      case .zero: "0"
      case .unreadable: #""yes""#
      }
    return value.map { "\"" + key + "\":" + $0 }
  }
}
