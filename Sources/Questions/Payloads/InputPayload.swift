package import PushPayload
package import PushRules
package import RouteReport

package struct InputPayload: Sendable {
  package let summary: PayloadSummary
  /// The findings that may change an answer.
  package private(set) var findings: FileFindings
  /// The request headers of a provider's message, or nil for a payload.
  package let headers: RequestHeaders?
  /// The payload; nil for a kind of payload that a word names.
  package private(set) var payload: Payload?
  /// The JSON of the payload; nil for a kind of payload that a word names.
  package private(set) var body: JSONNode?
  /// Why only Apple's reader accepts the text, or nil for valid JSON.
  package private(set) var slip: Finding?

  /// A kind of payload that a word names.
  package init(_ summary: PayloadSummary) {
    self.summary = summary
    findings = FileFindings(summary.source, [], [])
    headers = nil
  }

  /// Reads a payload, or the payload that a provider makes of a message, without findings.
  package init(
    _ file: InputFile,
    for situation: Situation,
    from choice: ProviderChoice
  ) throws(FileMessage) {
    let reading = try file.reading()
    let message = try file.message(in: reading.document, choice)
    try self.init(message, file, reading, for: situation)
  }

  /// Reads all payloads of a file, with their findings; of several, each is named by its path.
  package static func all(
    checking file: InputFile,
    for situation: Situation,
    from choice: ProviderChoice
  ) throws(FileMessage) -> [InputPayload] {
    let reading = try file.reading()
    let messages = (try? choice.messages(in: reading.document)) ?? []
    guard messages.count > 1, ProviderMessage.common(messages) == nil else {
      return [try InputPayload(checking: file, for: situation, from: choice)]
    }
    var payloads: [InputPayload] = []
    for message in messages {
      let name = FilePath(bytes: file.path.bytes + Array("#\(message.path)".utf8))
      let part = InputFile(name, bytes: file.bytes, line: file.line)
      var payload = try InputPayload(message, part, reading, for: situation)
      payload.check(in: file, for: situation)
      payloads.append(payload)
    }
    return payloads
  }

  private init(
    _ message: ProviderMessage?,
    _ file: InputFile,
    _ reading: AppleReading,
    for situation: Situation
  ) throws(FileMessage) {
    let document = reading.document
    let request = RequestHeaders(pushType: situation.pushType, priority: situation.priority)
    headers = try message.map { message throws(FileMessage) in
      try RequestHeaders(message.headers, in: file, agreeingWith: request)
    }
    let pushType = headers?.pushType ?? request.pushType
    let payload: Payload
    do throws(PayloadError) {
      if let message {
        payload = try Payload(message, in: document, pushType: pushType)
      } else {
        payload = try Payload(document.root, in: document, pushType: pushType)
      }
    } catch {
      throw file.error(error.message, at: error.position, code: error.code)
    }
    self.payload = payload
    summary = PayloadSummary(payload, source: file.path)
    findings = FileFindings(file.path, [], [])
    body = message.map { $0.root } ?? document.root
    slip = reading.slip
  }

  /// Reads a payload, or the payload that a provider makes of a message, with its findings.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - situation: The stated situation, in any state.
  ///   - choice: The provider whose message the file may be.
  /// - Throws: A message if the file is neither payload nor message.
  package init(
    checking file: InputFile,
    for situation: Situation,
    from choice: ProviderChoice
  ) throws(FileMessage) {
    try self.init(file, for: situation, from: choice)
    check(in: file, for: situation)
  }

  /// How many errors and warnings `lint` has, if the answer does not show all; nil for a message.
  package func hiddenFindings(besides shownCount: Int) -> PrintedText? {
    guard let payload, headers == nil, summary.source != .standardInput else { return nil }
    let count = Lint(payload).findings.all.filter { $0.severity != .info }
      .reduce(slip == nil ? 0 : 1) { $0 + $1.count }
    guard count > shownCount else { return nil }
    return PrintedText(
      "\(count.counted("finding")): pushroute lint \(summary.source.printed)"
    )
  }

  private mutating func check(in file: InputFile, for situation: Situation) {
    guard let payload else { return }
    findings = FileFindings(in: payload, of: file.path, file.bytes, slip, for: situation)
  }
}

extension InputFile {
  func reading() throws(FileMessage) -> AppleReading {
    do {
      return try AppleReading(bytes, asLine: line)
    } catch {
      let error = PayloadError.unreadable(error)
      throw self.error(error.message, at: error.position, code: error.code)
    }
  }

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
