internal import PushRules

extension PushType {
  /// The push type to whose topics one belongs by its suffix, or nil.
  init?(topic: String) {
    let type = PushType.allCases.first { type in
      type.facts.topicSuffix.map { topic.ends(in: $0) } ?? false
    }
    guard let type else { return nil }
    self = type
  }
}

extension String {
  /// Tells whether a suffix follows something.
  func ends(in suffix: String) -> Bool {
    utf8.count > suffix.utf8.count && utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}
