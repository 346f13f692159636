/// Regions that together hold all situations in which questions hold and, of those that can exist,
/// no other.
///
/// No region can be left out. That this is the least number is not promised; ``leastCount`` regions are
/// needed in any case, because so many situations fit into no common region, and often the two
/// numbers are the same.
package struct RegionCover: Sendable {
  /// A region with the questions that hold everywhere in it.
  package struct Part: Sendable {
    package var region: Region
    /// The places of the questions, ascending.
    package var questions: [Int]
  }

  /// The regions.
  package let parts: [Part]
  /// A number of regions that no cover goes below.
  package let leastCount: Int

  /// Puts parts together.
  package init(parts: [Part], leastCount: Int) {
    self.parts = parts
    self.leastCount = leastCount
  }
}
