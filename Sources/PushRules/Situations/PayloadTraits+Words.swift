extension PayloadTraits {
  /// What counts for the route, in words.
  package var words: String {
    let parts = [
      alert == .absent ? nil : "alert", sound == .present ? "sound" : nil,
      badge == .present ? "badge" : nil,
      contentAvailable.words(for: "content-available"),
      mutableContent.words(for: "mutable-content"), category == .present ? "category" : nil,
      event.map { "event " + $0.name },
      implied.map { $0 == .reload ? $0.name : "keys of a Live Activity" },
    ]
    let words = parts.compactMap { $0 }.joined(separator: ", ")
    return words.isEmpty ? "nothing in aps that counts" : words
  }
}

extension PayloadFlag {
  fileprivate func words(for key: String) -> String? {
    switch self {
    case .absent: nil
    case .one: key
    case .boolean: key + " true"
    case .undocumented: key + " (not the number 1)"
    case .zero: key + " 0"
    case .unreadable: key + " of a wrong type"
    case .misplaced: key + " in the wrong place or misspelt"
    }
  }
}
