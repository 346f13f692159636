extension Array {
  /// The first place whose element passes a test, as all elements behind it do.
  func firstPlace(where passes: (Element) -> Bool) -> Int {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if passes(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
