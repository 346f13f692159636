/// Boxes that together are exactly the situations in which questions hold.
///
/// Every box is prime: no value can be added to a column, and no question to the box, without
/// taking in a situation that can exist and does not belong there. No box can be left out. That
/// this is the least number is not promised; ``leastCount`` boxes are needed in any case, because
/// so many situations fit into no common box, and often the two numbers are the same.
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
