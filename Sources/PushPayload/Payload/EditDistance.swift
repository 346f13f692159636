/// The number of letters to insert, remove or replace to turn one word into another.
enum EditDistance {
  static func between(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (leftIndex, leftLetter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = leftIndex + 1
      for (rightIndex, rightLetter) in right.enumerated() {
        let replaced = leftLetter == rightLetter ? diagonal : diagonal + 1
        diagonal = row[rightIndex + 1]
        row[rightIndex + 1] = min(replaced, diagonal + 1, row[rightIndex] + 1)
      }
    }
    return row[right.count]
  }
}
