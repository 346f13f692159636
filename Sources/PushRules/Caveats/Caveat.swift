package import DecisionTables

/// Something to know beside the answer.
public struct Caveat: Hashable, Sendable, Identifiable {
  /// The permanent name.
  public let id: String
  /// The situations and answers that it belongs to.
  package let conditions: [Region]
  /// What to know, in a sentence or two.
  public let text: String
  private let citationIDs: String

  /// The ids of its citations.
  public var citations: [String] { citationIDs.words }

  /// Creates a caveat for the situations of a region of any schema.
  package init(_ id: String, in condition: Region, text: String, _ citations: String) {
    self.init(id, [condition], text, citations)
  }

  private init(_ id: String, _ conditions: [Region], _ text: String, _ citations: String) {
    (self.id, self.conditions) = (id, conditions)
    (self.text, citationIDs) = (text, citations)
  }

  /// The same caveat, also for situations in which these entries hold.
  func or(_ entries: [Entry]) -> Caveat {
    Caveat(id, conditions + [Region.any.keeping(entries)], text, citationIDs)
  }

  package func holds(in decided: Region) -> Bool { conditions.contains { $0.contains(decided) } }

  /// All caveats, in the order in which they print.
  package static let all: [Caveat] = [
    unavailable, receivers, actions, repetitions, readings, waking, presentations, handlers,
    [focus],
    limits,
  ].flatMap { $0 }

  fileprivate func and(_ other: Caveat) -> Caveat {
    Caveat(id, conditions, text + " " + other.text, citationIDs)
  }
}

extension Route {
  /// What to know beside the answer; caveats of the same name are joined.
  public var caveats: [Caveat] {
    var met: [Caveat] = situation.system.isNewerThanRules ? [.newerSystem] : []
    for caveat in Caveat.all where caveat.holds(in: decided) {
      if let same = met.firstIndex(where: { $0.id == caveat.id }) {
        met[same] = met[same].and(caveat)
      } else {
        met.append(caveat)
      }
    }
    return met
  }
}
