public import PushRules

/// What is wrong with a payload and its request headers.
public struct Lint: Sendable {
  /// The findings, by position; of many of a kind the first.
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
  package init(
    _ payload: Payload,
    headers: RequestHeaderList?,
    system: SystemVersion,
    scope: Scope
  ) {
    let subject = LintSubject(
      document: payload.document,
      root: payload.root,
      headers: headers,
      system: system,
      message: payload.message,
      traits: payload.traits
    )
    document = payload.document
    findings = Reporter.findings(in: [subject], scope: scope)
  }

  /// Runs checks on a text: a payload, messages of a provider, or neither.
  ///
  /// It keeps the fixes of all findings to mend the text, unless the caller says otherwise.
  package init(
    _ document: JSONDocument,
    kind: FileKind = .payload,
    headers: RequestHeaderList? = nil,
    system: SystemVersion = .newest,
    messages: [ProviderMessage] = [],
    scope: Scope = .everything,
    keepsFixes: Bool = true,
    where isWanted: (Finding) -> Bool = { _ in true }
  ) {
    let document = messages.count > 1 ? document.withLines : document
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

  package enum FileKind: Hashable, Sendable {
    /// A payload as a provider sends it.
    case payload
    /// A file for the simulator, with the extension `.apns`.
    case simulator
    /// JSON with comments, and commas behind the last item.
    case jsonWithComments
    /// JSON as JavaScript writes it.
    case json5
    /// What no name tells the kind of, such as standard input.
    case input
    /// JSON in a document, an example.
    case document
    /// A value in any other text: of a script, a log, or a program.
    case pasted
    /// The body of a request among others.
    case request
  }

  package enum Scope: Hashable, Sendable {
    case everything
    /// Those of everything that can change which callbacks a push fires, how a text is read, or
    /// what a provider sends.
    case routes
  }

  /// Finds why a text is not JSON, and what is wrong with it as if its slips were mended.
  ///
  /// While slips have fixes, no others are kept: those apply to the text after these. A slip counts
  /// if `isWanted` accepts it, which also gets whether the rest could be read.
  package static func findings(
    in bytes: [UInt8],
    _ error: JSONError,
    asLine line: Int? = nil,
    at place: TextPlace? = nil,
    kind: FileKind,
    where isWanted: (Finding, Bool) -> Bool = { _, _ in true },
    beyond findings: (JSONDocument) -> Findings
  ) -> Findings {
    let text = LenientText(bytes, asLine: line, at: place)
    let slips = text.findings(error, kind: kind).filter { isWanted($0, text.document != nil) }
    var all = Findings(slips)
    guard let document = text.document else { return all }
    var beyond = findings(document)
    if !all.fixes.isEmpty { beyond.fixes = [] }
    all.append(beyond)
    all.sort()
    return all
  }
}

extension Lint.Scope {
  var checksOfPayloads: [Check] { self == .everything ? Self.allOfPayloads : Self.changingRoutes }

  private static let allOfPayloads = CheckTopic.ofPayloads.flatMap { $0.checks }

  private static let changingRoutes = allOfPayloads.filter { $0.effect != .noRoute }

  /// Whether a finding of a check with some effect counts.
  func contains(_ finding: Finding, of effect: Check.Effect) -> Bool {
    self == .everything || finding.intent != nil || effect == .unknown
  }
}
