package import PushPayload

/// Something that the lint found, with its place in lines and columns.
///
/// The last findings of a file may stand for many that are not listed.
package struct LintFinding: Hashable, Sendable {
  /// The permanent code.
  package let code: String
  /// How much it matters.
  package let severity: Severity
  /// What was found and what was expected, as a clause.
  package let message: String
  /// The place in the file, or nil for a header and for a file that was not read.
  package let region: TextRegion?
  /// The place in a file of headers, or nil.
  package let header: HeaderPlace?
  /// The line of the place and the line with the caret under it, or nothing.
  package let excerpt: [String]
  /// The safe way to mend it, or nil if there is none.
  package let fix: LintFix?
  /// The number of findings that it stands for.
  package let count: Int
  /// The number of those that can be mended.
  package let fixableCount: Int

  /// Collects what there is to say.
  package init(
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
  package init(_ kind: CountedFindings) {
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
package struct TextRegion: Hashable, Sendable {
  /// The first place.
  package let start: SourcePosition
  /// The place behind the last.
  package let end: SourcePosition

  /// Creates a part between two places.
  package init(_ start: SourcePosition, _ end: SourcePosition) {
    self.start = start
    self.end = end
  }
}

/// The value of a request header in a file.
package struct HeaderPlace: Hashable, Sendable {
  /// The path of the file.
  package let source: String
  /// The part that the value takes.
  package let region: TextRegion

  /// Names a place in a file.
  package init(source: String, region: TextRegion) {
    self.source = source
    self.region = region
  }
}

/// A way to mend a finding, with its places in lines and columns.
package struct LintFix: Hashable, Sendable {
  /// A replacement.
  package struct Edit: Hashable, Sendable {
    /// The part that is replaced.
    package let region: TextRegion
    /// What stands there afterwards.
    package let text: String

    /// Creates a replacement.
    package init(_ region: TextRegion, _ text: String) {
      self.region = region
      self.text = text
    }
  }

  /// What it does, as an imperative clause.
  package let title: String
  /// The replacements.
  package let edits: [Edit]

  /// Names a way to mend.
  package init(title: String, edits: [Edit]) {
    self.title = title
    self.edits = edits
  }
}
