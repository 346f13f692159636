/// A statement that rules cite, with its sources.
public struct Citation: Hashable, Sendable {
  /// The kinds of citations, each with its own prefix of ids.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// A decision of the project where the sources leave a choice.
    case ruling
    /// What a source says.
    case fact
    /// A point on which Apple contradicts itself, or the first texts contradict others.
    case conflict
    /// An open question.
    case openQuestion
    /// A sequence of callbacks of the life cycle.
    case trace
    /// A claim of the texts that the project started from.
    case seedClaim
  }

  /// The permanent id, such as `A-026`.
  public let id: String
  /// What sort of citation it is.
  public let kind: Kind
  /// What it says, in one sentence.
  public let statement: String
  /// The ids of the citations that it rests on.
  public let basis: [String]
  let sourceKeys: [String]

  /// The citation with an id, or nil if the catalogue has none.
  public init?(_ id: String) {
    guard let (kind, fields) = Self.line(of: id) else { return nil }
    self.init(kind, fields)
  }

  private init(_ kind: Kind, _ fields: [String]) {
    let grounds = fields[1] == "-" ? [] : fields[1].words
    let mark = grounds.firstIndex(of: "<") ?? grounds.endIndex
    id = fields[0]
    self.kind = kind
    statement = fields[2]
    sourceKeys = Array(grounds[..<mark])
    basis = Array(grounds[mark...].dropFirst())
  }

  /// The sources; empty for a ruling or an inferred fact that rests on other citations only.
  public var sources: [Source] { sourceKeys.compactMap { Source($0) } }

  /// The whole catalogue.
  public static let all: [Citation] = parts.flatMap { part in
    part.lines.map { Citation(part.kind, $0.fields) }
  }

  /// A part of the catalogue: the kind of its citations, the prefix of their ids, and their lines.
  typealias Part = (kind: Kind, beginning: String, lines: [String])

  /// The kind and the fields of the citation with an id, or nil if the catalogue has none.
  static func line(of id: String) -> (kind: Kind, fields: [String])? {
    for part in parts where id.utf8.starts(with: part.beginning.utf8) {
      if let fields = part.lines.fields(ofLine: id) { return (part.kind, fields) }
    }
    return nil
  }

  static let parts: [Part] = [
    (.ruling, "", rulings),
    (.fact, "A-", arrival),
    (.fact, "A-4", surroundings),
    (.fact, "A-", reports),
    (.fact, "A-5", causes),
    (.conflict, "", conflicts),
    (.openQuestion, "U-", openQuestions),
    (.trace, "T-", traces),
    (.seedClaim, "S", seedClaims),
  ]
}
