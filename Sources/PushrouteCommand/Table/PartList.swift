import PushRules
import Questions

struct PartList: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let part: TablePart
    var values: [String]
  }

  private(set) var entries: [Entry] = []
  /// The combinations that are no row and no column.
  var leftOut: Set<[String]> = []

  /// Reads a list such as `state,payload` or `ios=9,13,launch=icon,notification`.
  ///
  /// A word that names a part begins one; more values may follow `NAME=VALUE`.
  init(_ text: String, of flag: ArgumentError.Subject) throws(ArgumentError) {
    var listed: TablePart?
    for word in text.commaWords {
      if let equals = word.firstIndex(of: "=") {
        let name = String(word[..<equals])
        guard let part = TablePart(name) else {
          throw .unknownValue(flag, name, expected: TablePart.names)
        }
        try begin(part, [], flag)
        listed = part
        try add(String(word[word.index(after: equals)...]), to: part, flag)
      } else if let part = TablePart(word) {
        try begin(part, part.usual, flag)
        listed = nil
      } else if let part = listed {
        try add(word, to: part, flag)
      } else {
        throw .unknownValue(flag, word, expected: TablePart.names)
      }
    }
  }

  init() {}

  mutating func append(_ part: TablePart) {
    entries.append(Entry(part: part, values: part.usual))
  }

  mutating func append(_ other: PartList) throws(ArgumentError) {
    for entry in other.entries {
      if parts.contains(entry.part) { throw .duplicate(entry.part.name, in: .flag(.rows)) }
      entries.append(entry)
    }
  }

  var parts: [TablePart] { entries.map(\.part) }

  /// The combinations of the values; the last part varies fastest.
  var combinations: [[String]] {
    entries.reduce([[]]) { combinations, entry in
      combinations.flatMap { combination in entry.values.map { combination + [$0] } }
    }
    .filter { !leftOut.contains($0) }
  }

  private mutating func begin(
    _ part: TablePart,
    _ values: [String],
    _ flag: ArgumentError.Subject
  ) throws(ArgumentError) {
    if parts.contains(part) { throw .duplicate(part.name, in: flag) }
    entries.append(Entry(part: part, values: values))
  }

  private mutating func add(
    _ word: String,
    to part: TablePart,
    _ flag: ArgumentError.Subject
  ) throws(ArgumentError) {
    let last = entries.count - 1
    let name = flag.adding(part.name)
    if part.isVersion, let range = try VersionRange(word, of: name) {
      for version in range.versions { try add(version, to: part, flag) }
      return
    }
    do throws(ArgumentError) {
      let value = try part.value(word, of: name)
      // Compares bytes: canonically equal paths are different files.
      let isNew = !entries[last].values.contains { $0.utf8.elementsEqual(value.utf8) }
      if isNew { entries[last].values.append(value) }
    } catch {
      let isPart = NearestWord(to: word, in: TablePart.names).word != nil
      let isValue = NearestWord(to: word, in: part.words).word != nil
      guard !entries[last].values.isEmpty, isPart, !isValue else { throw error }
      throw .unknownValue(flag, word, expected: TablePart.names)
    }
  }
}

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
