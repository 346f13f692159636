package import Evidence

/// What to know about something that is not one callback.
package struct ConceptPage: Hashable, Sendable, Identifiable {
  /// The word that asks for it, such as `app-states`.
  package let id: String
  /// Other spellings that ask for it.
  package let spellings: [String]
  /// What it is, in one sentence.
  package let summary: String
  /// Its parts, each with what there is to say about it.
  package let rows: [Row]
  /// What to know besides, in sentences.
  package let remarks: [String]
  /// The ids of the callbacks that it is about.
  package let callbacks: [String]
  /// The ids of the rules that decide what it leads to.
  package let rules: [String]
  /// The ids of further citations, most of them claims about what happens.
  package let related: [String]
  /// What the page rests on: ids of citations.
  package let citations: [String]
  private let claimIDs: [String]

  init(
    _ id: String,
    _ summary: String,
    spelled spellings: [String] = [],
    rows: [Row],
    know remarks: [String] = [],
    claims: [String] = [],
    callbacks: [String] = [],
    rules: [String] = [],
    related: [String] = [],
    citing citations: String...
  ) {
    self.id = id
    self.spellings = spellings
    self.summary = summary
    self.rows = rows
    self.remarks = remarks
    self.callbacks = callbacks
    self.rules = rules
    self.related = related
    self.citations = citations
    claimIDs = claims
  }

  /// The names that ask for it.
  package var names: [String] { [id] + spellings }

  /// The page with an id or another spelling, or nil if there is none.
  package init?(_ name: String) {
    let found = Self.all.first { $0.names.contains(name) }
    guard let found else { return nil }
    self = found
  }

  /// The claims of the first texts that it answers.
  package var claims: [SeedClaim] { claimIDs.compactMap { SeedClaim($0) } }

  /// A part of a page.
  package struct Row: Hashable, Sendable {
    /// What the row is about.
    package let name: String
    /// The versions of iOS that it holds for, or nil for all.
    package let versions: String?
    /// What there is to say.
    package let text: String

    init(_ name: String, on versions: String? = nil, _ text: String) {
      self.name = name
      self.versions = versions
      self.text = text
    }
  }
}
