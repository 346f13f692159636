/// Regions that together hold exactly the possible situations in which questions hold.
///
/// Each region is needed. Another cover may have fewer regions, but not fewer than ``leastCount``;
/// often the two numbers are equal.
package struct RegionCover: Sendable {
  /// A region with the questions that hold everywhere in it.
  package struct Part: Sendable {
    package var region: Region
    /// The places of the questions, ascending.
    package var questions: [Int]
  }

  /// The regions.
  package let parts: [Part]
  /// A lower bound for the number of regions of any cover.
  package let leastCount: Int

  package init(parts: [Part], leastCount: Int) {
    self.parts = parts
    self.leastCount = leastCount
  }
}
