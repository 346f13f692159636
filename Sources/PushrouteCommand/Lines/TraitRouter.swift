package import PushRules

/// Answers for many payloads in one situation; decides once for each set of traits.
package struct TraitRouter<Answer> {
  private let situation: Situation
  private let answer: (Decision) -> Answer
  /// The answers so far, by the index of the traits.
  private var answers = [Answer?](repeating: nil, count: PayloadTraits.placeCount)

  /// Prepares to answer for a situation with any payload.
  package init(_ situation: Situation, answer: @escaping (Decision) -> Answer) {
    self.situation = situation
    self.answer = answer
  }

  package mutating func answer(for traits: PayloadTraits) -> Answer {
    let place = traits.place
    if let known = answers[place] { return known }
    var situation = situation
    situation.payload = traits
    let new = answer(Decision(situation))
    answers[place] = new
    return new
  }
}

@available(*, unavailable, message: "it remembers its answers without a lock")
extension TraitRouter: Sendable {}
