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

  var isUUID: Bool {
    let groups = split(separator: "-", omittingEmptySubsequences: false)
    return groups.map { $0.utf8.count } == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
  }

  var isBase64: Bool {
    let digits = utf8.prefix { $0 != UInt8(ascii: "=") }
    let isOfDigits = digits.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    let padding = utf8.dropFirst(digits.count)
    return isOfDigits && utf8.count.isMultiple(of: 4) && padding.count <= 2
      && padding.allSatisfy { $0 == UInt8(ascii: "=") }
  }
}
