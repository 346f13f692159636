package import DecisionTables

/// Something to know beside the answer.
///
/// Two caveats are equal if their names and texts are.
public struct Caveat: Hashable, Sendable, Identifiable {
  /// The parts, kept once: a list of caveats is looked through for every answer.
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
  /// The ids of the citations that it rests on.
  public var citations: [String] { parts.citationIDs.words }
  /// The situations and answers that it belongs to.
  package var conditions: [Region] { parts.conditions }

  /// States what to know when all entries hold.
  @inline(never)
  init(_ id: String, when entries: [Entry], text: String, _ citations: String) {
    self.init(id, in: Region.any.keeping(entries), text: text, citations)
  }

  /// States what to know in the situations of a region, of any schema.
  package init(_ id: String, in condition: Region, text: String, _ citations: String) {
    self.init(id, [condition], text, citations)
  }

  private init(_ id: String, _ conditions: [Region], _ text: String, _ citations: String) {
    parts = Parts(id, conditions, text, citations)
  }

  /// Also states it when all of these entries hold.
  func or(_ entries: [Entry]) -> Caveat {
    Caveat(id, conditions + [Region.any.keeping(entries)], text, parts.citationIDs)
  }

  /// Whether it belongs to a situation with its answers.
  package func holds(in decided: Region) -> Bool { conditions.contains { $0.contains(decided) } }
}

extension Route {
  /// What to know beside the answer; several of one name are one.
  public var caveats: [Caveat] {
    var met: [Caveat] = []
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

extension Caveat {
  /// A caveat with both texts.
  fileprivate func and(_ other: Caveat) -> Caveat {
    Caveat(id, conditions, text + " " + other.text, parts.citationIDs)
  }
}
