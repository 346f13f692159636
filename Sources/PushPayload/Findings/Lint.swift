public import PushRules

/// What is wrong with a payload.
public struct Lint: Sendable {
  /// The findings, by place.
  public let diagnostics: [Diagnostic]

  /// Looks through a payload with all checks.
  ///
  /// - Parameters:
  ///   - document: The text.
  ///   - root: The payload in it, or nil if the whole text is one.
  ///   - kind: The kind of file.
  ///   - headers: The request headers, or nil if none are known.
  ///   - system: The version of iOS that is asked about.
  ///   - message: The message of a provider that the text is, or nil if it is a payload.
  public init(
    _ document: JSONDocument,
    root: JSONNode? = nil,
    kind: LintSubject.FileKind = .payload,
    headers: RequestHeaderList? = nil,
    system: SystemVersion = .newest,
    message: ProviderMessage? = nil
  ) {
    let subject = LintSubject(
      document: document,
      root: message?.payload ?? root ?? document.root,
      kind: kind,
      headers: message.map { $0.headers(replacedBy: headers) } ?? headers,
      system: system,
      message: message
    )
    let found = Check.all
      .filter { $0.since <= system }
      .flatMap { $0.find($0, subject) }
      .sorted { ($0.range?.lowerBound ?? -1) < ($1.range?.lowerBound ?? -1) }
    diagnostics = message?.kept(found) ?? found
  }

  /// Looks through a payload that was read.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - headers: The request headers, or nil if none are known.
  ///   - system: The version of iOS that is asked about.
  public init(_ payload: Payload, headers: RequestHeaderList?, system: SystemVersion) {
    self.init(
      payload.document,
      root: payload.root,
      headers: headers,
      system: system,
      message: payload.message
    )
  }
}
