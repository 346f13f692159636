internal import PushPayload
internal import PushRules
internal import RouteReport

/// A payload that was read from a file or from standard input.
struct InputPayload: Sendable {
  /// The summary of the payload in answers.
  let summary: PayloadSummary
  /// The findings that may change an answer.
  let findings: FileFindings
  /// The request headers that a message of a provider states, or nil for a payload.
  let headers: RequestHeaders?
  /// The payload; nil for one that is no file.
  private(set) var payload: Payload?
  /// What was read, for those who write it elsewhere; nil for a payload that is no file.
  var body: JSONNode?
}

extension InputPayload {
  /// Reads a payload, or the payload that a provider makes of a message.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or `-` for standard input.
  ///   - situation: The stated situation; its state does not matter.
  ///   - choice: The provider whose message the file may be.
  ///   - console: The door to the world.
  /// - Throws: A message if the file cannot be read, or is neither payload nor message.
  init(
    _ path: FilePath,
    for situation: Situation,
    from choice: ProviderChoice,
    in console: Console
  ) throws(FileMessage) {
    let file = try InputFile(path, in: console)
    let text = try PayloadText(file, for: situation, from: choice)
    let payload = text.payload
    self.payload = payload
    headers = text.headers
    body = text.body
    summary = PayloadSummary(payload, source: path)
    findings = FileFindings(in: payload, of: path, file.bytes, text.slip, for: situation)
  }

  /// Reads a payload for a push with request headers.
  init(
    _ path: FilePath,
    _ request: RequestHeaders,
    from choice: ProviderChoice,
    in console: Console
  ) throws(CommandError) {
    let situation = Situation(
      state: .suspended,
      payload: PayloadTraits(),
      pushType: request.pushType,
      priority: request.priority
    )
    self = try CommandError.converting { () throws(FileMessage) in
      try InputPayload(path, for: situation, from: choice, in: console)
    }
  }
}
