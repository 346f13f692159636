/// Something to know beside the answer.
public struct Caveat: Hashable, Sendable, Identifiable {
  /// The permanent name.
  public let id: String
  /// What to know, in a sentence or two.
  public let text: String
  /// What it rests on.
  public let citations: [String]
  /// The situations and answers that it belongs to.
  let when: [Box]

  /// States what to know when all words hold.
  init(_ id: String, when words: Box..., text: String, _ citations: String...) {
    self.init(id, whenAny: [words.reduce(.any, &)], text: text, citations)
  }

  fileprivate init(_ id: String, whenAny boxes: [Box], text: String, _ citations: [String]) {
    self.id = id
    self.when = boxes
    self.text = text
    self.citations = citations
  }

  /// Also states it when all of these words hold.
  func or(_ words: Box...) -> Caveat {
    Caveat(id, whenAny: when + [words.reduce(.any, &)], text: text, citations)
  }
}

extension Route {
  /// What to know beside the answer; several of one name are one.
  public var caveats: [Caveat] {
    var met: [Caveat] = []
    for caveat in Caveat.all where caveat.when.contains(where: { $0.contains(decided) }) {
      if let same = met.firstIndex(where: { $0.id == caveat.id }) {
        met[same] = met[same].and(caveat)
      } else {
        met.append(caveat)
      }
    }
    return met
  }
}

extension Caveat {
  /// A caveat that says what both say.
  fileprivate func and(_ other: Caveat) -> Caveat {
    Caveat(id, whenAny: when + other.when, text: text + " " + other.text, citations)
  }
}
