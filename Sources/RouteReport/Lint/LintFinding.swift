public import PushPayload

/// Something that the lint found, with its place in lines and columns.
///
/// The last findings of a file may stand for many that are not listed.
public struct LintFinding: Hashable, Sendable {
  /// The permanent code.
  public let code: String
  /// How much it matters.
  public let severity: Severity
  /// What was found and what was expected, as a clause.
  public let message: String
  /// The place in the file, or nil for a header and for a file that was not read.
  public let region: TextRegion?
  /// The place in a file of headers, or nil.
  public let header: HeaderPlace?
  /// The line of the place and the line with the caret under it, or nothing.
  public let excerpt: [String]
  /// The safe way to mend it, or nil if there is none.
  public let fix: LintFix?
  /// The number of findings that it stands for.
  public let count: Int
  /// The number of those that can be mended.
  public let fixableCount: Int

  /// Collects what there is to say.
  public init(
    code: String,
    severity: Severity,
    message: String,
    region: TextRegion?,
    header: HeaderPlace? = nil,
    excerpt: [String] = [],
    fix: LintFix? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.region = region
    self.header = header
    self.excerpt = excerpt
    self.fix = fix
    count = 1
    fixableCount = fix == nil ? 0 : 1
  }

  /// Sums up findings that are not listed.
  public init(_ kind: CountedFindings) {
    code = kind.code
    severity = kind.severity
    message = "found \(kind.count.grouped) more of this kind, not listed"
    region = nil
    header = nil
    excerpt = []
    fix = nil
    count = kind.count
    fixableCount = kind.fixableCount
  }
}

/// A part of a text, from its first place to the place behind it.
public struct TextRegion: Hashable, Sendable {
  /// The first place.
  public let start: SourcePosition
  /// The place behind the last.
  public let end: SourcePosition

  /// Creates a part between two places.
  public init(_ start: SourcePosition, _ end: SourcePosition) {
    self.start = start
    self.end = end
  }
}

/// The value of a request header in a file.
public struct HeaderPlace: Hashable, Sendable {
  /// The path of the file.
  public let source: String
  /// The part that the value takes.
  public let region: TextRegion

  /// Names a place in a file.
  public init(source: String, region: TextRegion) {
    self.source = source
    self.region = region
  }
}

/// A way to mend a finding, with its places in lines and columns.
public struct LintFix: Hashable, Sendable {
  /// A replacement.
  public struct Edit: Hashable, Sendable {
    /// The part that is replaced.
    public let region: TextRegion
    /// What stands there afterwards.
    public let text: String

    /// Creates a replacement.
    public init(_ region: TextRegion, _ text: String) {
      self.region = region
      self.text = text
    }
  }

  /// What it does, as an imperative clause.
  public let title: String
  /// The replacements.
  public let edits: [Edit]

  /// Names a way to mend.
  public init(title: String, edits: [Edit]) {
    self.title = title
    self.edits = edits
  }
}
