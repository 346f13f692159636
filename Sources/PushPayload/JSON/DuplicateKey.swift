/// A key that its object already has.
package struct DuplicateKey: Hashable, Sendable {
  package let key: String
  package let offset: Int
  /// The byte offset of the first such key in the object.
  package let earlierOffset: Int
}

extension DuplicateKey {
  /// The duplicates among the members of one object.
  ///
  /// Small objects compare pair by pair, which is faster than hashing; large ones hash, so that no
  /// object costs quadratic time.
  static func all(in members: [JSONMember]) -> [DuplicateKey] {
    var duplicates: [DuplicateKey] = []
    var first: [ExactKey: Int] = [:]
    let isSmall = members.count <= 8
    for (index, member) in members.enumerated() {
      let key = member.key
      let earlier =
        isSmall
        ? members[..<index].firstIndex { $0.key.hasSameScalars(as: key) }
        : first[ExactKey(text: key)]
      if let place = earlier.map({ members[$0].keyOffset }) {
        let offset = member.keyOffset
        duplicates.append(DuplicateKey(key: key, offset: offset, earlierOffset: place))
      } else if !isSmall {
        first[ExactKey(text: key)] = index
      }
    }
    return duplicates
  }

  /// The duplicates by position; those of one object are in order already and are not copied.
  static func byPlace(_ duplicates: [DuplicateKey]) -> [DuplicateKey] {
    let areInOrder = duplicates.indices.dropFirst().allSatisfy {
      duplicates[$0 - 1].offset < duplicates[$0].offset
    }
    return areInOrder ? duplicates : duplicates.sorted { $0.offset < $1.offset }
  }

  func placed(by origin: TextOrigin) -> DuplicateKey {
    DuplicateKey(
      key: key,
      offset: origin.start(of: offset),
      earlierOffset: origin.start(of: earlierOffset)
    )
  }
}

extension [DuplicateKey] {
  /// Those in a part of the text; all are in the order of the text.
  func within(_ range: Range<Int>) -> ArraySlice<DuplicateKey> {
    let start = partitionPoint { $0.offset >= range.lowerBound }
    return self[start..<partitionPoint { $0.offset >= range.upperBound }]
  }
}

/// Keys that are equal only if all scalars agree, unlike strings, which compare canonically.
private struct ExactKey: Hashable {
  let text: String

  static func == (left: ExactKey, right: ExactKey) -> Bool {
    left.text.hasSameScalars(as: right.text)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
