internal import PushRules
internal import Questions

/// A range of versions such as `13..18`: both ends and the major versions between.
struct VersionRange: Hashable, Sendable {
  let versions: [String]

  /// Whether a word looks like a range.
  static func isRange(_ word: String) -> Bool { place(in: word) != nil }

  init?(_ word: String, of flag: ArgumentError.Subject) throws(ArgumentError) {
    guard let dots = Self.place(in: word) else { return nil }
    let first = try SituationArguments.version(String(word[..<dots.lowerBound]), of: flag)
    let last = try SituationArguments.version(String(word[dots.upperBound...]), of: flag)
    guard first < last else {
      throw .unknownValue(flag, word, expected: ["the older version first, such as 13..18"])
    }
    let between = (first.major...last.major).compactMap { SystemVersion(String($0)) }
      .filter { $0 > first && $0 < last && !$0.isNewerThanRules }
    versions = ([first] + between + [last]).map(\.description)
  }

  private static func place(in word: String) -> Range<String.Index>? {
    var start = word.startIndex
    while let dot = word[start...].firstIndex(of: ".") {
      start = word.index(after: dot)
      if word[start...].first == "." { return dot..<word.index(after: start) }
    }
    return nil
  }
}
