package import DecisionTables

/// Something to know beside the answer.
///
/// Two caveats are equal if their names and texts are.
public struct Caveat: Hashable, Sendable, Identifiable {
  /// The parts; a class, because every answer goes through all caveats.
  private final class Parts: Hashable, Sendable {
    let id: String
    let text: String
    let citationIDs: String
    let conditions: [Region]

    init(_ id: String, _ conditions: [Region], _ text: String, _ citationIDs: String) {
      self.id = id
      self.conditions = conditions
      self.text = text
      self.citationIDs = citationIDs
    }

    static func == (one: Parts, other: Parts) -> Bool {
      one.id == other.id && one.text == other.text
    }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private let parts: Parts

  /// The permanent name.
  public var id: String { parts.id }
  /// What to know, in a sentence or two.
  public var text: String { parts.text }
  /// The ids of its citations.
  public var citations: [String] { parts.citationIDs.words }
  /// The situations and answers that it belongs to.
  package var conditions: [Region] { parts.conditions }

  init(_ id: String, when entries: [Entry], text: String, _ citations: String) {
    self.init(id, in: Region.any.keeping(entries), text: text, citations)
  }

  /// Creates a caveat for the situations of a region of any schema.
  package init(_ id: String, in condition: Region, text: String, _ citations: String) {
    self.init(id, [condition], text, citations)
  }

  private init(_ id: String, _ conditions: [Region], _ text: String, _ citations: String) {
    parts = Parts(id, conditions, text, citations)
  }

  /// The same caveat, also for situations in which these entries hold.
  func or(_ entries: [Entry]) -> Caveat {
    Caveat(id, conditions + [Region.any.keeping(entries)], text, parts.citationIDs)
  }

  package func holds(in decided: Region) -> Bool { conditions.contains { $0.contains(decided) } }

  /// All caveats, in the order in which they print.
  package static let all: [Caveat] = [
    unavailable, receivers, actions, repetitions, readings, waking, presentations, handlers,
    [focus],
    limits,
  ].flatMap { $0 }

  fileprivate func and(_ other: Caveat) -> Caveat {
    Caveat(id, conditions, text + " " + other.text, parts.citationIDs)
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
