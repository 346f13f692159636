/// What a citation id stands for.
public struct Citation: Hashable, Sendable {
  /// The kinds of citations, told apart by the first letter of the id.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// What is answered where the sources leave a choice.
    case ruling
    /// What a source says.
    case fact
    /// A point on which Apple contradicts itself, or the first texts contradict others.
    case conflict
    /// A point that nobody has settled.
    case openQuestion
    /// A sequence of callbacks of the life cycle.
    case trace
    /// A claim of the texts that the project started from.
    case seedClaim
  }

  /// The permanent id, such as `A-026`.
  public let id: String
  /// What it says, in one sentence.
  public let statement: String
  private let sourceKeys: String
  private let basisIDs: String

  /// States what a source says, or what other citations lead to; keys and ids stand in one string.
  ///
  /// They are taken apart only when somebody asks, so that the catalogue stays constant data.
  init(
    _ id: String,
    _ statement: String,
    from sourceKeys: String = "",
    restingOn basisIDs: String = ""
  ) {
    self.id = id
    self.statement = statement
    self.sourceKeys = sourceKeys
    self.basisIDs = basisIDs
  }

  /// The citation with an id, or nil if the catalogue has none.
  public init?(_ id: String) {
    for section in Kind(id: id).sections where id.hasPrefix(section.beginning) {
      if let found = section.citations().first(where: { $0.id == id }) {
        self = found
        return
      }
    }
    return nil
  }

  /// What sort of citation it is.
  public var kind: Kind { Kind(id: id) }

  /// Who says so; empty for a ruling or an inferred fact that rests on other citations only.
  public var sources: [Source] { sourceKeys.words.compactMap { Source($0) } }

  /// The ids of the citations that it rests on.
  public var basis: [String] { basisIDs.words }

  /// The keys of the sources, as written.
  var keys: [String] { sourceKeys.words }

  /// The whole catalogue.
  public static let all: [Citation] = Kind.allCases.flatMap(\.sections)
    .flatMap { $0.citations() }
}

extension Citation.Kind {
  fileprivate init(id: String) {
    switch id.utf8.first {
    case UInt8(ascii: "R"), UInt8(ascii: "L"): self = .ruling
    case UInt8(ascii: "A"): self = .fact
    case UInt8(ascii: "C"), UInt8(ascii: "X"): self = .conflict
    case UInt8(ascii: "U"): self = .openQuestion
    case UInt8(ascii: "T"): self = .trace
    default: self = .seedClaim
    }
  }
}

extension String {
  /// The words between single spaces.
  var words: [String] {
    var words: [String] = []
    var rest = self[...]
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: " ")) {
      words.append(String(rest[..<end]))
      rest = rest[rest.utf8.index(after: end)...]
    }
    return rest.isEmpty ? words : words + [String(rest)]
  }
}
