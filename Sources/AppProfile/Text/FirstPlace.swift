extension [UInt8] {
  /// The first place of a text, or nil; the page's engine has no search of the standard library.
  func firstPlace(of text: String) -> Int? {
    let letters = Array(text.utf8)
    guard count >= letters.count else { return nil }
    return (0...(count - letters.count)).first { place in
      self[place..<(place + letters.count)].elementsEqual(letters)
    }
  }
}
