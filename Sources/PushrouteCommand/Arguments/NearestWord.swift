internal import PushPayload

/// The known word that is nearest to a misspelt one.
struct NearestWord {
  /// The word, or nil if none is near enough.
  let word: String?

  /// Finds the known word with the smallest edit distance, at most a third of the letters.
  init(to misspelt: String, in known: [String]) {
    let letters = Array(misspelt.lowercased().utf8.prefix(64))
    let scored = known.map { word in
      (word: word, distance: EditDistance.between(letters, Array(word.lowercased().utf8)))
    }
    let best = scored.min { $0.distance < $1.distance }
    let reach = max(2, letters.count / 3)
    word = best.flatMap { $0.distance <= reach && $0.distance < letters.count ? $0.word : nil }
  }

  /// The end of a message that suggests the word; empty if there is none.
  var question: String { word.map { "; did you mean \($0)?" } ?? "" }
}
