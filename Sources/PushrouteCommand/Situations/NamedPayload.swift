internal import PushPayload
internal import PushRules
internal import RouteReport

/// A payload that many situations share: a kind, or a file.
struct NamedPayload: Sendable {
  /// What answers say about it.
  let summary: PayloadSummary
  /// The request headers that a message of a provider states, or nil.
  let headers: RequestHeaders?
  /// What is wrong with it, where that may change an answer.
  let findings: [String]

  /// Makes a payload of a kind.
  init(_ kind: PayloadKind) {
    summary = kind.summary
    headers = nil
    findings = []
  }

  /// Reads a payload, or a message of a provider.
  init(
    _ path: String,
    _ request: RequestHeaders,
    from choice: ProviderChoice,
    in console: Console
  ) throws(CommandError) {
    var situation = Situation(state: .suspended, payload: PayloadTraits())
    situation.pushType = request.pushType
    situation.priority = request.priority
    let file = try CommandError.converting { () throws(FileMessage) in
      try PayloadFile(path, for: situation, from: choice, in: console)
    }
    summary = file.summary
    headers = file.headers
    findings = file.findings.texts
  }
}
