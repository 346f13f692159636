/// A pattern for the names of cases.
///
/// A pattern with `*` (any text) or `?` (one character) matches the whole name; any other one matches
/// a part of it. Case does not matter.
struct NamePattern: Hashable, Sendable {
  let text: String
  private let letters: [Character]

  /// Reads a pattern; several `*` in a row are one.
  init(_ text: String) {
    self.text = text
    let pattern = text.contains { $0 == "*" || $0 == "?" } ? text : "*" + text + "*"
    letters = pattern.lowercased().reduce(into: []) { letters, letter in
      if letter != "*" || letters.last != "*" { letters.append(letter) }
    }
  }

  func fits(_ name: String) -> Bool {
    letters.fit(Array(name.lowercased())[...], star: "*") { $0 == "?" || $0 == $1 }
  }
}
