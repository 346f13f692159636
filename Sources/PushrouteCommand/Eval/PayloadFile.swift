internal import PushPayload
internal import PushRules
internal import RouteReport

/// A payload that was read from a file or from standard input.
struct PayloadFile: Sendable {
  /// What answers say about it.
  let summary: PayloadSummary
  /// What is wrong with it, where that may change an answer.
  let findings: FileFindings
  /// The request headers that a message of a provider states, or nil for a payload.
  let headers: RequestHeaders?

  /// Reads a payload, or what a provider makes of a message.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or `-` for standard input.
  ///   - situation: What is stated beside the file; the state does not matter.
  ///   - choice: What the file is taken for.
  ///   - console: The door to the world.
  /// - Throws: A message if the file cannot be read, or is neither payload nor message.
  init(
    _ path: String,
    for situation: Situation,
    from choice: ProviderChoice = .apns,
    in console: Console
  ) throws(FileMessage) {
    let file = try InputFile(path, in: console)
    let text = try PayloadText(file, for: situation, from: choice)
    let payload = text.payload
    headers = text.headers
    summary = PayloadSummary(
      source: path,
      byteCount: payload.byteCount,
      traits: payload.traits,
      simulatorTargetBundle: payload.simulatorTargetBundle,
      message: payload.message.map { MessageSummary($0) }
    )
    findings = FileFindings(in: payload, of: file, for: situation)
  }
}

/// A payload as it stands in a file, and the headers that stand there with it.
struct PayloadText: Sendable {
  /// The payload.
  let payload: Payload
  /// The request headers that a message of a provider states, or nil for a payload.
  let headers: RequestHeaders?

  /// Reads a payload, or what a provider makes of a message.
  init(
    _ file: InputFile,
    for situation: Situation,
    from choice: ProviderChoice
  ) throws(FileMessage) {
    let document = try file.document()
    let message = try file.message(in: document, choice)
    let request = RequestHeaders(pushType: situation.pushType, priority: situation.priority)
    headers = try message.map { message throws(FileMessage) in
      try RequestHeaders(message.headers, in: file, agreeingWith: request)
    }
    let pushType = headers?.pushType ?? request.pushType
    do {
      payload = try Payload(document, message, pushType: pushType)
    } catch {
      throw file.error(error.message, at: error.position, code: error.code)
    }
  }
}

extension Payload {
  /// Reads a text as a payload, unless it is a message of a provider.
  fileprivate init(
    _ document: JSONDocument,
    _ message: ProviderMessage?,
    pushType: PushType?
  ) throws(PayloadError) {
    if let message {
      try self.init(message, in: document, pushType: pushType)
    } else {
      try self.init(document.root, in: document, pushType: pushType)
    }
  }
}

extension InputFile {
  /// Reads the file as JSON.
  fileprivate func document() throws(FileMessage) -> JSONDocument {
    do {
      return try JSONDocument(reading: bytes, asLine: line)
    } catch {
      let error = PayloadError.unreadable(error)
      throw self.error(error.message, at: error.position, code: error.code)
    }
  }

  /// Takes the file for a message of a provider, if it is one.
  fileprivate func message(
    in document: JSONDocument,
    _ choice: ProviderChoice
  ) throws(FileMessage) -> ProviderMessage? {
    do {
      return try choice.message(in: document)
    } catch {
      throw self.error(error.message, at: error.position, code: ProviderError.code)
    }
  }
}
