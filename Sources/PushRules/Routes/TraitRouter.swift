/// Answers for many payloads in one situation: decides once for each set of traits, then looks up.
package struct TraitRouter<Answer> {
  @usableFromInline let situation: Situation
  @usableFromInline let answer: (Decision) -> Answer
  /// The answers so far, by the place of the traits.
  @usableFromInline var answers = [Answer?](repeating: nil, count: PayloadTraits.placeCount)

  /// Prepares to answer.
  ///
  /// - Parameters:
  ///   - situation: The situation; its payload does not matter.
  ///   - answer: Makes an answer of a decision.
  package init(_ situation: Situation, answer: @escaping (Decision) -> Answer) {
    self.situation = situation
    self.answer = answer
  }

  /// Returns the answer for a payload.
  @inlinable
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

extension PayloadTraits {
  /// The number of sets of traits that the tables can tell apart.
  @usableFromInline static let placeCount =
    VisibleContent.allCases.count * Flag.allCases.count * Flag.allCases.count
    * Presence.allCases.count

  /// The place of the traits among all sets that the tables can tell apart.
  @usableFromInline var place: Int {
    let flags = Int(contentAvailable.rawValue) * Flag.allCases.count + Int(mutableContent.rawValue)
    let content = Int(self.content.rawValue) * Flag.allCases.count * Flag.allCases.count + flags
    return content * Presence.allCases.count + Int(category.rawValue)
  }
}

@available(*, unavailable, message: "each thread has a router of its own")
extension TraitRouter: Sendable {}
