package import DecisionTables

/// The situations whose answer differs between two sides, in few boxes.
///
/// Each side fixes some inputs. Two compared situations agree in all inputs but those that the
/// sides fix differently.
package struct Difference: Sendable {
  /// A box of situations whose answers all differ in these ways, and perhaps in more.
  package struct Part: Sendable {
    /// The situations, in the inputs in which the sides agree.
    package let region: Region
    /// The number of situations that can exist on both sides.
    package let count: UInt64
    /// How the answer differs in all of them.
    package let changes: [AnswerChange]
    /// The most usual of the situations, on the left side.
    package let left: Situation
    package let right: Situation
  }

  /// A way in which answers differ, with the number of situations.
  package struct Tally: Sendable {
    package let change: AnswerChange
    /// The number of situations.
    package let count: UInt64
  }

  /// Situations that can exist on one side only.
  package struct Exclusion: Sendable {
    /// The number of situations.
    package let count: UInt64
    /// The rules that exclude one of them on the other side.
    package let rules: [Rule]
  }

  package let left: SituationSpace
  package let right: SituationSpace
  /// All situations, in the inputs in which the sides agree.
  package let common: Region
  /// The boxes of all situations that differ: first those with other callbacks, then by size.
  package let parts: [Part]
  /// All ways in which answers differ, callbacks first, then the most frequent.
  package let tallies: [Tally]
  /// The number of situations that can exist on both sides.
  package let situationCount: UInt64
  /// The number of those whose answer differs.
  package let differingCount: UInt64
  /// The situations that can exist on the left side only, if there are any.
  package let leftOnly: Exclusion?
  package let rightOnly: Exclusion?

  /// Finds the situations whose answer differs.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - right: The right side. In the inputs in which the sides differ, each has one value.
  ///   - compared: What counts as a difference.
  /// - Throws: `Contradiction` if no situation can exist on both sides.
  package init(
    from left: SituationSpace,
    to right: SituationSpace,
    in compared: Set<AnswerPart> = AnswerPart.usual
  ) throws(Contradiction) {
    var search = try DifferenceSearch(left, right)
    let found = search.changes(in: compared)
    let any = found.reduce(.empty) { search.sets.union($0, $1.set) }
    self.left = left
    self.right = right
    common = search.common
    situationCount = search.sets.count(search.possible)
    differingCount = search.sets.count(any)
    leftOnly = search.exclusion(from: right)
    rightOnly = search.exclusion(from: left)
    tallies = found.map { Tally(change: $0.change, count: search.sets.count($0.set)) }
      .sorted { [$0.change].rank(in: $0.count) < [$1.change].rank(in: $1.count) }
    let cover = search.cover(of: found)
    parts = cover.map { search.part($0, found) }
      .sorted { $0.changes.rank(in: $0.count) < $1.changes.rank(in: $1.count) }
  }

  package var inputs: [Input] { Input.allCases.filter { left.region[$0] != right.region[$0] } }
}

extension [AnswerChange] {
  /// Sorts other callbacks first, then by the number of situations.
  fileprivate func rank(in count: UInt64) -> (Int, UInt64) {
    (contains { $0.isOfCallback } ? 0 : 1, .max - count)
  }
}
