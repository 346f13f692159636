internal import PushRules

/// Everything there is to say about one citation.
public struct CitationExplanation: Sendable {
  private let citation: Citation

  /// Explains the citation with an id, or gives nil if the catalogue has none.
  public init?(_ id: String) {
    guard let citation = Citation(id) else { return nil }
    self.citation = citation
  }

  /// Writes the explanation, with what the citation rests on.
  public func write(to output: inout some TextOutputStream) {
    output.write(citation.id + "\n")
    for id in [citation.id] + citation.basis { output.write(CitationText(id).paragraph) }
  }

  /// The explanation with the members of the text.
  public var json: JSONTree { CitationText(citation.id).json }
}
