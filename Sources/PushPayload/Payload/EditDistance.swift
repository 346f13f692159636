/// The number of letters to insert, remove, replace or swap to turn one word into another.
package enum EditDistance: Sendable {
  /// Counts the letters between two words, given as UTF-8.
  package static func between(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var older = [Int](repeating: 0, count: right.count + 1)
    var row = Array(0...right.count)
    var next = row
    for (leftIndex, leftLetter) in left.enumerated() {
      next[0] = leftIndex + 1
      for (rightIndex, rightLetter) in right.enumerated() {
        let replaced = row[rightIndex] + (leftLetter == rightLetter ? 0 : 1)
        var best = min(replaced, row[rightIndex + 1] + 1, next[rightIndex] + 1)
        if leftIndex > 0, rightIndex > 0, leftLetter == right[rightIndex - 1],
          left[leftIndex - 1] == rightLetter
        {
          best = min(best, older[rightIndex - 1] + 1)
        }
        next[rightIndex + 1] = best
      }
      (older, row, next) = (row, next, older)
    }
    return row[right.count]
  }
}
