public import PushRules

/// What is wrong with a payload and its request headers.
public struct Lint: Sendable {
  /// The findings, by place; of many of a kind the first.
  public let findings: Findings
  private let document: JSONDocument

  /// Runs all checks on a payload.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - headers: The request headers, or nil if none are known.
  ///   - system: The version of iOS that receives the push.
  public init(
    _ payload: Payload,
    headers: RequestHeaderList? = nil,
    system: SystemVersion = .newest
  ) {
    self.init(payload, headers: headers, system: system, scope: .everything)
  }

  /// Runs the checks of a scope on a payload.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - headers: The request headers, or nil if none are known.
  ///   - system: The version of iOS that receives the push.
  ///   - lines: The lines of the text, if they are known; otherwise a check counts them if needed.
  ///   - scope: What to look for.
  package init(
    _ payload: Payload,
    headers: RequestHeaderList?,
    system: SystemVersion,
    lines: LineMap? = nil,
    scope: Scope
  ) {
    let subject = LintSubject(
      document: payload.document,
      root: payload.root,
      headers: headers,
      system: system,
      message: payload.message,
      lines: lines,
      traits: payload.traits
    )
    self.init([subject], of: payload.document, scope: scope)
  }

  /// Runs all checks on a text that is a payload, holds messages of a provider, or is neither.
  ///
  /// - Parameters:
  ///   - document: The text.
  ///   - kind: The kind of file.
  ///   - headers: The request headers, or nil if none are known.
  ///   - system: The version of iOS that receives the push.
  ///   - messages: The messages of a provider that the text holds; none if it is a payload.
  ///   - scope: What to look for.
  ///   - keepsFixes: Whether the fixes of all findings are kept, to mend the text.
  ///   - isWanted: Tells whether a finding counts.
  package init(
    _ document: JSONDocument,
    kind: FileKind = .payload,
    headers: RequestHeaderList? = nil,
    system: SystemVersion = .newest,
    messages: [ProviderMessage] = [],
    scope: Scope = .everything,
    keepsFixes: Bool = true,
    where isWanted: @escaping (Finding) -> Bool = { _ in true }
  ) {
    let subject = { (message: ProviderMessage?) in
      LintSubject(
        document: document,
        root: message?.payload ?? document.root,
        kind: kind,
        headers: headers,
        system: system,
        message: message
      )
    }
    let subjects = messages.isEmpty ? [subject(nil)] : messages.map { subject($0) }
    self.init(subjects, of: document, scope: scope, keepsFixes: keepsFixes, where: isWanted)
  }

  private init(
    _ subjects: [LintSubject],
    of document: JSONDocument,
    scope: Scope,
    keepsFixes: Bool = false,
    where isWanted: @escaping (Finding) -> Bool = { _ in true }
  ) {
    self.document = document
    findings = Reporter.findings(
      in: subjects,
      scope: scope,
      keepsFixes: keepsFixes,
      where: isWanted
    )
  }

  /// Returns the line and the column of a finding, or nil if it is about a request header.
  public func position(of finding: Finding) -> SourcePosition? {
    finding.range.map { document.position(of: $0.lowerBound) }
  }
}

extension Lint {
  /// The kinds of files that hold payloads.
  package enum FileKind: Hashable, Sendable {
    /// A payload as a provider sends it.
    case payload
    /// A file for the simulator, with the extension `.apns`.
    case simulator
  }
}
