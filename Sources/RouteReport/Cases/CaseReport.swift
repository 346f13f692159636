public import PushPayload
public import PushRules

/// What came of running cases, to be printed.
public struct CaseReport: Sendable {
  /// A file of cases with what came of them.
  public struct File: Hashable, Sendable {
    /// The path, or `-` for standard input.
    public let source: String
    /// The cases, in their order.
    public let results: [CaseResult]
    /// Why the file could not be read, or nil.
    public let problem: String?

    /// Pairs a file with its results.
    public init(source: String, results: [CaseResult]) {
      self.source = source
      self.results = results
      problem = nil
    }

    /// Tells why a file could not be read.
    public init(source: String, problem: String) {
      self.source = source
      self.problem = problem
      results = []
    }
  }

  let files: [File]
  let coverage: Coverage?
  let threshold: Int?

  /// Collects results.
  ///
  /// - Parameters:
  ///   - files: The files, in their order.
  ///   - coverage: What the cases reach of the tables, or nil if nobody asks.
  ///   - threshold: The percentage of the rules that the cases must reach, or nil.
  public init(_ files: [File], coverage: Coverage? = nil, threshold: Int? = nil) {
    self.files = files
    self.coverage = coverage
    self.threshold = threshold
  }

  /// All results.
  var results: [CaseResult] { files.flatMap { $0.results } }

  /// How many files could not be read.
  var problemCount: Int { files.count { $0.problem != nil } }

  /// Whether there was no case to run.
  public var isEmpty: Bool { results.isEmpty }

  /// How much of the rules is reached, as a line; nil if nobody asks.
  public var coverageSummary: String? { coverage?.summary }

  /// Whether a case failed, or too few rules are reached.
  public var fails: Bool { missesThreshold || results.contains { !$0.passes } }

  /// Whether the cases reach fewer rules than they must.
  public var missesThreshold: Bool {
    guard let coverage, let threshold else { return false }
    return coverage.reachedRuleCount * 100 < threshold * coverage.ruleCount
  }
}

/// What came of one case.
public struct CaseResult: Hashable, Sendable {
  /// The name.
  public let name: String
  /// Where it begins.
  public let position: SourcePosition
  /// What is otherwise than expected; empty if the case passes.
  public let misses: [CaseMiss]

  /// Collects what came of a case.
  public init(name: String, position: SourcePosition, misses: [CaseMiss]) {
    self.name = name
    self.position = position
    self.misses = misses
  }

  /// Whether everything is as expected.
  public var passes: Bool { misses.isEmpty }
}

/// A part of an answer that is otherwise than a case expects.
public struct CaseMiss: Hashable, Sendable {
  /// The part, as the case names it.
  public let member: String
  /// Where the case expects it.
  public let position: SourcePosition
  /// What is expected.
  public let expected: JSONTree
  /// What the answer is, or nil if there is nothing of the sort in it.
  public let got: JSONTree?
  /// Why it is so.
  public let reasons: [CaseReason]

  /// Describes a difference.
  public init(
    _ member: String,
    at position: SourcePosition,
    expected: JSONTree,
    got: JSONTree?,
    because reasons: [CaseReason]
  ) {
    self.member = member
    self.position = position
    self.expected = expected
    self.got = got
    self.reasons = reasons
  }
}

/// Why a part of an answer is what it is.
public struct CaseReason: Hashable, Sendable {
  /// What is so, in words, before the sentence of the rule; empty if the sentence says it.
  let subject: String
  /// The sentences of the rules.
  let text: String
  /// The deciding rule, or nil if none speaks of it.
  let rule: Rule?
  /// How sure it is.
  let confidence: Confidence
  /// What to do so that a method runs, one clause for each step; empty if nothing helps.
  let instructions: [String]

  /// Something is so without a rule that says it.
  public init(_ sentence: String) {
    subject = ""
    text = sentence
    rule = nil
    confidence = .documented
    instructions = []
  }

  /// A rule decides.
  public init(_ rule: Rule, for subject: String = "") {
    self.subject = subject
    text = rule.statement
    self.rule = rule
    confidence = rule.confidence
    instructions = []
  }

  /// A call is made.
  public init(_ call: Call) {
    subject = call.method.id + " runs"
    text = call.rule.statement
    rule = call.rule
    confidence = call.confidence
    instructions = []
  }

  /// A method does not run.
  public init(_ missing: NotCalled, in situation: Situation) {
    subject = missing.method.id + " does not run"
    text = missing.reason
    rule = missing.causes.first
    confidence = missing.confidence
    instructions = missing.instructions(in: situation)
  }
}
