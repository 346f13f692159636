/// The known word that somebody who misspelt one probably meant.
struct NearestWord {
  /// The word, or nil if none is near.
  let word: String?

  /// Finds the known word that takes the fewest letters to change, at most a third of them.
  init(to misspelt: String, in known: [String]) {
    let letters = Array(misspelt.lowercased().utf8.prefix(64))
    let scored = known.map { word in
      (word: word, distance: Self.distance(letters, Array(word.lowercased().utf8)))
    }
    let best = scored.min { $0.distance < $1.distance }
    let reach = max(2, letters.count / 3)
    word = best.flatMap { $0.distance <= reach && $0.distance < letters.count ? $0.word : nil }
  }

  /// The question whether the word was meant, to put behind a message; empty if there is none.
  var question: String { word.map { "; did you mean \($0)?" } ?? "" }

  /// The letters to insert, remove, replace or swap with their neighbour.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var older = [Int](repeating: 0, count: right.count + 1)
    var row = Array(0...right.count)
    for (leftIndex, leftLetter) in left.enumerated() {
      var next = [leftIndex + 1]
      for (rightIndex, rightLetter) in right.enumerated() {
        let replaced = row[rightIndex] + (leftLetter == rightLetter ? 0 : 1)
        var best = min(replaced, row[rightIndex + 1] + 1, next[rightIndex] + 1)
        if leftIndex > 0, rightIndex > 0, leftLetter == right[rightIndex - 1],
          left[leftIndex - 1] == rightLetter
        {
          best = min(best, older[rightIndex - 1] + 1)
        }
        next.append(best)
      }
      older = row
      row = next
    }
    return row[right.count]
  }
}
