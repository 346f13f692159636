/// Boxes that together hold all situations in which questions hold and, of those that can exist,
/// no other.
///
/// No box can be left out. That this is the least number is not promised; ``leastCount`` boxes are
/// needed in any case, because so many situations fit into no common box, and often the two
/// numbers are the same.
struct BoxCover: Sendable {
  /// A box with the questions that hold everywhere in it.
  struct Part: Sendable {
    var box: Box
    /// The places of the questions, ascending.
    var questions: [Int]
  }

  /// The boxes.
  let parts: [Part]
  /// A number of boxes that no cover goes below.
  let leastCount: Int
}
