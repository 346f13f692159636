extension Array {
  /// The index of the first element that passes a test, if all later ones pass it, too.
  func firstPlace(where passes: (Element) -> Bool) -> Int {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if passes(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
