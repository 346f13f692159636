/// A pattern for the names of cases.
///
/// A pattern with `*` (any text) or `?` (one character) matches the whole name; any other one matches
/// a part of it. Case does not matter.
struct NamePattern: Hashable, Sendable {
  /// The pattern as it was stated.
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

  /// Returns whether a name fits.
  ///
  /// Only the last `*` that was reached ever takes more letters: if what follows it fits later in the
  /// name, no earlier `*` could do better. So each letter is looked at once for each letter between
  /// two `*`, however many there are.
  func fits(_ name: String) -> Bool {
    let name = Array(name.lowercased())
    var place = 0
    var letter = 0
    var star: (place: Int, letter: Int)?
    while letter < name.count {
      if place < letters.count, letters[place] == "*" {
        star = (place, letter)
        place += 1
      } else if place < letters.count, letters[place] == "?" || letters[place] == name[letter] {
        place += 1
        letter += 1
      } else if let last = star {
        star = (last.place, last.letter + 1)
        place = last.place + 1
        letter = last.letter + 1
      } else {
        return false
      }
    }
    return letters[place...].allSatisfy { $0 == "*" }
  }
}
