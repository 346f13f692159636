internal import PushPayload
internal import PushRules

/// The payload in a file, and the request headers in the same file.
struct PayloadText: Sendable {
  /// The payload.
  let payload: Payload
  /// The request headers that a message of a provider states, or nil for a payload.
  let headers: RequestHeaders?
  /// The payload or message as it was written.
  let body: JSONNode
  /// Why only Apple's own reader takes the text, or nil if it is JSON.
  let slip: Finding?

  /// Reads a payload, or the payload that a provider makes of a message.
  init(
    _ file: InputFile,
    for situation: Situation,
    from choice: ProviderChoice
  ) throws(FileMessage) {
    let reading = try file.reading()
    let document = reading.document
    body = document.root
    slip = reading.slip
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
  /// Reads the file as JSON, or as Apple's own reader does.
  func reading() throws(FileMessage) -> AppleReading {
    do {
      return try AppleReading(bytes, asLine: line)
    } catch {
      let error = PayloadError.unreadable(error)
      throw self.error(error.message, at: error.position, code: error.code)
    }
  }

  /// Reads the file as a message of a provider, if it is one.
  func message(
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
