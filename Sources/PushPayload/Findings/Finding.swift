/// A mistake or a remark at a place in a payload, in its request headers, or in an app.
///
/// If there are very many of one kind, the last one sums up the unlisted ones.
public struct Finding: Hashable, Sendable {
  /// The permanent code of the check that found it.
  public let code: String
  /// How much it matters.
  public let severity: Severity
  /// The bytes of the payload, of the provider's message, or of the file; nil for a header outside
  /// of them.
  public let range: Range<Int>?
  /// The file, if it is of an app, or of a push to an app; empty for a text that is checked alone.
  package let file: String
  /// Where it begins in the file, or nil for the whole file.
  package let position: SourcePosition?
  /// The request header outside of the payload and the provider's message.
  package let header: RequestHeaderList.Header?
  /// A safe fix, or nil.
  public let fix: Fix?
  /// What the push was meant to do and fails to do because of it, or nil if its route stays.
  package let intent: PushIntent?
  /// The number of findings that it counts.
  public private(set) var count = 1
  package private(set) var fixableCount: Int
  /// The number of those whose fix changes what the push does.
  package private(set) var unsafeFixCount: Int
  /// The message, or nil in a sum.
  private var text: String?

  package init(
    _ code: String,
    _ severity: Severity,
    _ message: String,
    at range: Range<Int>? = nil,
    header: RequestHeaderList.Header? = nil,
    fix: Fix? = nil,
    intent: PushIntent? = nil,
    in file: String = "",
    from position: SourcePosition? = nil
  ) {
    self.code = code
    self.severity = severity
    self.range = range
    self.file = file
    self.position = position
    self.header = header
    self.fix = fix
    self.intent = intent
    fixableCount = fix == nil ? 0 : 1
    unsafeFixCount = fix?.changesPush == true ? 1 : 0
    text = message
  }

  /// Reports what a code is about, with its severity.
  package init(_ about: LintCode, _ message: String, at range: Range<Int>? = nil) {
    self.init(about.code, about.severity, message, at: range)
  }

  /// What was found and what was expected, as a clause without a period.
  public var message: String {
    text ?? "\(count.grouped) more of this kind are not listed"
  }

  init(summingUp first: Finding) {
    self.init(first.code, first.severity, "", intent: first.intent)
    fixableCount = first.fixableCount
    unsafeFixCount = first.unsafeFixCount
    text = nil
  }

  mutating func add(_ finding: Finding) {
    count += 1
    fixableCount += finding.fixableCount
    unsafeFixCount += finding.unsafeFixCount
  }

  /// Reports why a text is not JSON, with a remark on the slip.
  init(_ error: JSONError, remark: String?) {
    self.init(
      error.code,
      .error,
      error.message + (remark.map { "; " + $0 } ?? ""),
      at: error.code == JSONError.syntax ? error.offset..<error.offset : nil
    )
  }

  package init(_ error: ProviderError) {
    self.init(ProviderError.code, .error, error.message, at: error.range)
  }
}

/// How much a finding matters.
public enum Severity: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  /// Something to know: it is legal.
  case info
  /// iOS or APNs ignores it, or takes it for something else.
  case warning
  /// A wrong type, something required that is missing, or no JSON.
  case error

  /// The name in messages.
  public var name: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Orders from less to more.
  public static func < (one: Severity, other: Severity) -> Bool { one.rawValue < other.rawValue }
}
