/// A pattern for the names of cases.
///
/// A pattern with `*` (any text) or `?` (one character) matches the whole name; any other one matches
/// a part of it. Case does not matter.
struct NamePattern: Hashable, Sendable {
  private let letters: [Character]

  /// Reads a pattern.
  init(_ text: String) {
    let pattern = text.contains { $0 == "*" || $0 == "?" } ? text : "*" + text + "*"
    letters = Array(pattern.lowercased())
  }

  /// Returns whether a name fits, in time proportional to the product of the lengths.
  func fits(_ name: String) -> Bool {
    // The places in the pattern up to which the letters of the name so far can be read.
    var places = reached(from: [0])
    for letter in name.lowercased() {
      let next = places.compactMap { place -> Int? in
        guard place < letters.count else { return nil }
        switch letters[place] {
        case "*": return place
        case "?", letter: return place + 1
        default: return nil
        }
      }
      places = reached(from: Set(next))
    }
    return places.contains(letters.count)
  }

  /// The places together with those behind a `*` that stands for nothing.
  private func reached(from places: Set<Int>) -> Set<Int> {
    var reached = places
    for place in places {
      var place = place
      while place < letters.count, letters[place] == "*" {
        place += 1
        reached.insert(place)
      }
    }
    return reached
  }
}
