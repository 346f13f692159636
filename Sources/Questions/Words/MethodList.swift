package import PushRules

package struct MethodList: Hashable, Sendable {
  package let methods: [DelegateMethod]

  /// Reads the methods of a flag; one word means the empty list, if it may be empty.
  package init(
    _ text: String,
    of flag: ArgumentError.Subject,
    empty: String? = nil
  ) throws(ArgumentError) {
    try self.init(text.commaWords, of: flag, empty: empty)
  }

  /// Reads the words of a list.
  package init(
    _ words: [String],
    of flag: ArgumentError.Subject,
    empty: String? = nil
  ) throws(ArgumentError) {
    var methods: [DelegateMethod] = []
    for word in words where words.count > 1 || word != empty {
      if word == empty { throw .notAlone(flag, word) }
      guard let method = Self.methods(word).first else {
        throw .unknownMethod(flag, word, or: empty, nearest: MethodNames.push.ids(like: word))
      }
      methods.append(method)
    }
    self.methods = methods
  }

  /// The methods that a word names; the likeliest first where several share the name.
  package static func methods(_ word: String) -> [DelegateMethod] {
    DelegateMethod(word).map { [$0] }
      ?? MethodNames.push.ids(of: word).compactMap { DelegateMethod($0) }
  }

  /// Warnings about ambiguous words of a list: Swift spells two methods alike except for `async`, and
  /// some share the name that people remember.
  package static func warnings(_ words: [String], of flag: ArgumentError.Subject) -> [String] {
    words.compactMap { word in
      let methods = methods(word)
      guard let method = methods.first else { return nil }
      if let twin = DelegateMethod.asyncTwin(of: word) {
        return "\(flag) \(word): is \(method.id); with async it is \(twin.id)"
      }
      let others = methods.dropFirst().map { $0.id }.joined(separator: ", ")
      guard !others.isEmpty else { return nil }
      return "\(flag) \(word): is \(method.id); there is also \(others)"
    }
  }
}

extension String {
  /// The words between commas, without the spaces around them.
  package var commaWords: [String] {
    split(separator: ",", omittingEmptySubsequences: false).map { word in
      var word = word.drop { $0 == " " }
      while word.last == " " { word.removeLast() }
      return String(word)
    }
  }
}
