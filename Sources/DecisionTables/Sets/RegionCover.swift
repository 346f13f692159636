/// Regions that together hold exactly the possible situations in which questions hold.
///
/// Each region is needed. Another cover may have fewer regions.
package struct RegionCover: Sendable {
  /// A region with the questions that hold everywhere in it.
  package struct Part: Sendable {
    package var region: Region
    /// The places of the questions, ascending.
    package var questions: [Int]
  }

  package let parts: [Part]
}
