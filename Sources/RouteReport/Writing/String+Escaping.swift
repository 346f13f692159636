extension String {
  /// The text with words in place of some scalars.
  func escaping(_ words: [Unicode.Scalar: String]) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let word = words[scalar] { text += word } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  func longestRun(of scalar: Unicode.Scalar) -> Int {
    var (longest, run) = (0, 0)
    for one in unicodeScalars {
      run = one == scalar ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
