public import PushRules

/// What is wrong with a payload.
public struct Lint: Sendable {
  /// The findings, by place; of many of a kind the first.
  public let findings: Findings

  /// The findings that are listed, by place.
  public var diagnostics: [Diagnostic] { findings.listed }

  /// Looks through a payload with all checks.
  ///
  /// - Parameters:
  ///   - document: The text.
  ///   - root: The payload in it, or nil if the whole text is one.
  ///   - kind: The kind of file.
  ///   - headers: The request headers, or nil if none are known.
  ///   - system: The version of iOS that is asked about.
  ///   - message: The message of a provider that the text is, or nil if it is a payload.
  ///   - lines: The lines of the text, if they are known; else they are counted when needed.
  ///   - scope: What to look for.
  ///   - keepsFixes: Whether the fixes of all findings are kept, for somebody who mends.
  ///   - isWanted: Tells whether a finding counts.
  public init(
    _ document: JSONDocument,
    root: JSONNode? = nil,
    kind: LintSubject.FileKind = .payload,
    headers: RequestHeaderList? = nil,
    system: SystemVersion = .newest,
    message: ProviderMessage? = nil,
    lines: LineMap? = nil,
    scope: Scope = .everything,
    keepsFixes: Bool = true,
    where isWanted: (Diagnostic) -> Bool = { _ in true }
  ) {
    let subject = LintSubject(
      document: document,
      root: message?.payload ?? root ?? document.root,
      kind: kind,
      headers: message.map { $0.headers(replacedBy: headers) } ?? headers,
      system: system,
      message: message,
      lines: lines
    )
    findings = FindingCollector(subject)
      .findings(of: scope, keepsFixes: keepsFixes, where: isWanted)
  }

  /// Looks through a payload that was read.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - headers: The request headers, or nil if none are known.
  ///   - system: The version of iOS that is asked about.
  ///   - lines: The lines of the text, if they are known; else they are counted when needed.
  ///   - scope: What to look for.
  ///   - keepsFixes: Whether the fixes of all findings are kept, for somebody who mends.
  ///   - isWanted: Tells whether a finding counts.
  public init(
    _ payload: Payload,
    headers: RequestHeaderList?,
    system: SystemVersion,
    lines: LineMap? = nil,
    scope: Scope = .everything,
    keepsFixes: Bool = true,
    where isWanted: (Diagnostic) -> Bool = { _ in true }
  ) {
    self.init(
      payload.document,
      root: payload.root,
      headers: headers,
      system: system,
      message: payload.message,
      lines: lines,
      scope: scope,
      keepsFixes: keepsFixes,
      where: isWanted
    )
  }
}
