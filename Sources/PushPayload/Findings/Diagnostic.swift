/// Something that is wrong or worth knowing, at a place of a file.
public struct Diagnostic: Hashable, Sendable {
  /// The permanent code of the check that found it.
  public let code: String
  /// How much it matters.
  public let severity: Severity
  /// What was found and what was expected, as a clause without a period.
  public let message: String
  /// The bytes that it is about, or nil for a request header that stands in no file.
  public let range: Range<Int>?
  /// The safe way to mend it, or nil if there is none.
  public private(set) var fix: Fix?
  /// What the push does not say because of it, or nil if that changes no route.
  public let meaning: Meaning?

  /// Creates a diagnostic.
  init(
    _ check: Check,
    _ message: String,
    at range: Range<Int>?,
    severity: Severity? = nil,
    fix: Fix? = nil,
    meaning: Meaning? = nil
  ) {
    code = check.code
    self.severity = severity ?? check.severity
    self.message = message
    self.range = range
    self.fix = fix
    self.meaning = meaning ?? check.meaning
  }

  /// The same finding, with no way to mend it.
  var withoutFix: Diagnostic {
    var copy = self
    copy.fix = nil
    return copy
  }
}

/// A way to mend a finding that changes nothing else.
public struct Fix: Hashable, Sendable {
  /// What it does, as an imperative clause such as "write 1".
  public let title: String
  /// The replacements; they do not overlap.
  public let edits: [Edit]

  /// One replacement.
  public struct Edit: Hashable, Sendable {
    /// The bytes to replace.
    public let range: Range<Int>
    /// What stands there afterwards.
    public let text: String
  }
}
