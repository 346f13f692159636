internal import PushPayload
internal import PushRules
internal import RouteReport

/// The payload that many situations share.
struct NamedPayload: Sendable {
  /// The summary of the payload in answers.
  let summary: PayloadSummary
  /// The request headers that a message of a provider states, or nil.
  let headers: RequestHeaders?
  /// The findings that may change an answer.
  let findings: [String]
}

extension NamedPayload {
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
    findings = file.findings.map(\.text)
  }
}
