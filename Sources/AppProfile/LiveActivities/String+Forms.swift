internal import PushPayload

extension String {
  /// Whether two names differ only by case, separators, or one or two letters.
  func isNear(_ other: String) -> Bool {
    let (left, right) = (letters, other.letters)
    let length = max(left.count, right.count)
    return EditDistance.isAtMost(length < 4 ? 0 : length < 8 ? 1 : 2, left[...], right[...])
  }

  /// The text, shortened if it is very long.
  var shown: String {
    let most = 300
    return utf8.count <= most ? self : "…" + String(unicodeScalars.suffix(most / 2))
  }

  private var letters: [UInt8] {
    utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }.map { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
    }
  }
}
