import AppLifecycle
import PushPayload
package import PushRules

/// Finds methods by id, selector, Swift name with or without labels, the name in C#, or the part that
/// people remember, such as `didReceiveRemoteNotification`.
///
/// Capitals, colons, parentheses and dashes are ignored, unless they tell two methods apart.
package struct MethodNames: Sendable {
  private struct Entry: Sendable {
    let id: String
    let names: [String]
    /// The names that no other method has, as they are written.
    let exact: [String]
    /// The printed name.
    let printed: String
    /// The argument labels; several methods may share one.
    let labels: [String]
  }

  private let entries: [Entry]

  /// The methods that a push can call.
  package static let push = MethodNames(DelegateMethod.allCases.map { .push($0) })
  /// The callbacks that `rules` explains.
  package static let callbacks = MethodNames(Callback.all)

  private init(_ methods: [Callback]) {
    entries = methods.map { method in
      let push = DelegateMethod(method.id)
      let name = push?.name ?? method.name
      let spellings = [Self.parts(of: method.selector), Self.parts(of: method.signature)]
      let names = spellings.flatMap { [$0.joined(), $0.dropFirst().joined()] }
      let printed = Self.parts(of: name).joined()
      return Entry(
        id: method.id,
        names: [method.id.filter { $0 != "-" }, printed] + names.filter { !$0.isEmpty },
        exact: [name] + (push?.nameInCSharp.map { [$0] } ?? []),
        printed: printed,
        // Labels such as `completionHandler` identify no method.
        labels: spellings.flatMap { $0 }.filter { label in
          ["did", "will", "handle", "scene"].contains { label.hasPrefix($0) && label != $0 }
        }
      )
    }
  }

  /// Returns the ids of the methods with a name: Swift's short names are those of several.
  ///
  /// `didReceive` is the label of two methods, neither of which has the id `did-receive`.
  package func ids(of word: String) -> [String] {
    if let exact = entries.first(where: { $0.id == word || $0.exact.contains(word) }) {
      return [exact.id]
    }
    let words = Self.parts(of: word).joined()
    let labelled = entries.filter { $0.labels.contains(words) }
    if !labelled.isEmpty { return labelled.map { $0.id } }
    let name = words.filter { $0 != "-" }
    let named = entries.filter { $0.names.contains(name) }
    let one = named.count == 1 ? named.first : named.first { $0.printed == name }
    return one.map { [$0.id] } ?? []
  }

  /// Returns the ids of the methods whose names are near a misspelt one.
  package func ids(like word: String) -> [String] {
    let name = Self.parts(of: word).joined()
    let near =
      NearestWord(to: word, in: entries.map { $0.id }).word
      ?? NearestWord(to: name, in: entries.flatMap { $0.names + $0.labels }).word
    guard let near else { return [] }
    return entries.filter { $0.id == near || $0.names.contains(near) || $0.labels.contains(near) }
      .map { $0.id }
  }

  /// The words between colons, parentheses and spaces, in lower case.
  private static func parts(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
      .filter { $0 != "_" }
  }
}

package enum MethodList: Sendable {
  /// Reads the words of a list; one word means the empty list, if it may be empty.
  package static func methods(
    _ words: [String],
    of flag: ArgumentError.Subject,
    empty: String? = nil
  ) throws(ArgumentError) -> [DelegateMethod] {
    try words.filter { words.count > 1 || $0 != empty }.map { word throws(ArgumentError) in
      if word == empty { throw .notAlone(flag, word) }
      guard let method = self.methods(word).first else {
        throw .unknownMethod(flag, word, or: empty, nearest: MethodNames.push.ids(like: word))
      }
      return method
    }
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

/// The known word that is nearest to a misspelt one.
package struct NearestWord {
  /// The word, or nil if none is near enough.
  package let word: String?

  /// Finds the known word with the smallest edit distance, at most a third of the letters.
  ///
  /// An abbreviation counts as one edit: `cols` for `columns`, `killed` for `killed-by-user`.
  package init(to misspelt: String, in known: [String]) {
    let letters = Array(misspelt.lowercased().utf8.prefix(64))
    let scored = known.map { word in
      let others = Array(word.lowercased().utf8)
      let distance = EditDistance.between(letters, others)
      return (
        word: word, distance: Self.isShort(letters, for: others) ? min(1, distance) : distance
      )
    }
    let best = scored.min { ($0.distance, $0.word.count) < ($1.distance, $1.word.count) }
    let limit = max(2, letters.count / 3)
    word = best.flatMap { $0.distance <= limit && $0.distance < letters.count ? $0.word : nil }
  }

  /// Whether letters abbreviate a word: a prefix, or at least half of its letters in order; at least
  /// three.
  private static func isShort(_ letters: [UInt8], for word: [UInt8]) -> Bool {
    guard letters.count > 2, letters.first == word.first else { return false }
    if word.starts(with: letters) { return true }
    guard word.count <= 2 * letters.count else { return false }
    var rest = letters[...]
    for letter in word where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// The suggestion at the end of a message, or an empty text.
  package var suggestion: String { word.map { "; did you mean \($0)?" } ?? "" }
}

/// Lenient matching of words with dashes: camel case, underscores and capitals count as the same.
package enum Kebab: Sendable {
  /// Returns the word that a text spells, or nil.
  package static func word(_ text: String, in words: [String]) -> String? {
    if words.contains(text) { return text }
    let text = String(text.map { $0 == "_" ? "-" : $0 })
    let dashed = text.reduce(into: "") { result, letter in
      let begins = letter.isUppercase && !result.isEmpty && result.last != "-"
      result += (begins ? "-" : "") + letter.lowercased()
    }
    return [dashed, text.lowercased()].first { words.contains($0) }
  }

  /// Returns the word that a text, or a synonym of the word, spells in one of these ways; or nil.
  package static func word(_ text: String, in words: [String], synonyms: [Synonym]) -> String? {
    if let word = word(text, in: words) { return word }
    let synonym = word(text, in: synonyms.map { $0.word })
    return synonyms.first { $0.word == synonym }?.meaning
  }
}
