package import PushRules

extension PayloadTraits {
  /// The keys of `aps` with the shortest values for these traits, nil for an absent key.
  package var keys: [(key: String, value: String?)] {
    let alert: String? =
      switch alert {
      case .absent: nil
      case .string: #""Hello""#
      case .dictionary: #"{"title":"Hello"}"#
      }
    return [
      ("alert", alert), ("sound", sound == .present ? #""default""# : nil),
      ("badge", badge == .present ? "1" : nil), ("content-available", contentAvailable.value),
      ("mutable-content", mutableContent.value), ("category", category == .present ? #""C""# : nil),
      ("event", event.map { "\"" + $0.name + "\"" }),
    ]
  }

  package var sample: String {
    let aps = keys.compactMap { key, value in value.map { "\"" + key + "\":" + $0 } }
    let outside = [
      contentAvailable == .misplaced ? #","content-available":1"# : "",
      mutableContent == .misplaced ? #","mutable-content":1"# : "",
    ]
    return #"{"aps":{"# + aps.joined(separator: ",") + "}" + outside.joined() + "}"
  }
}

extension PayloadFlag {
  /// The value of a key of `aps`, or nil for an absent key.
  fileprivate var value: String? {
    switch self {
    case .absent, .misplaced: nil
    case .one: "1"
    case .boolean: "true"
    case .undocumented: #""1""#
    case .zero: "0"
    case .unreadable: #""yes""#
    }
  }
}
