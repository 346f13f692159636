package import DecisionTables

/// Something to know beside the answer.
public struct Caveat: Hashable, Sendable, Identifiable {
  /// The permanent name.
  public let id: String
  /// What to know, in a sentence or two.
  public let text: String
  /// The ids of the citations that it rests on.
  public var citations: [String] { citationIDs.words }
  private let citationIDs: String
  /// The situations and answers that it belongs to.
  package let conditions: [Region]

  /// States what to know when all entries hold.
  init(_ id: String, when entries: [Entry], text: String, _ citations: String) {
    self.init(id, in: Region.any.keeping(entries), text: text, citations)
  }

  /// States what to know in the situations of a region, of any schema.
  package init(_ id: String, in condition: Region, text: String, _ citations: String) {
    self.init(id, [condition], text, citations)
  }

  private init(_ id: String, _ conditions: [Region], _ text: String, _ citations: String) {
    self.id = id
    self.conditions = conditions
    self.text = text
    citationIDs = citations
  }

  /// Also states it when all of these entries hold.
  func or(_ entries: [Entry]) -> Caveat {
    Caveat(id, conditions + [Region.any.keeping(entries)], text, citationIDs)
  }

  /// Whether it belongs to a situation with its answers.
  package func holds(in decided: Region) -> Bool { conditions.contains { $0.contains(decided) } }
}

extension Route {
  /// What to know beside the answer; several of one name are one.
  public var caveats: [Caveat] {
    var met: [Caveat] = []
    let all = Caveat.all
    for place in all.indices where all[place].holds(in: decided) {
      let caveat = all[place]
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
  /// A caveat with both texts.
  fileprivate func and(_ other: Caveat) -> Caveat {
    Caveat(id, conditions, text + " " + other.text, citationIDs)
  }
}
