package import PushPayload
package import PushRules

package struct InputPayload: Sendable {
  /// The path of the file, `-` for standard input, or the word that names a kind of payload.
  package let source: FilePath
  package let byteCount: Int
  package let traits: PayloadTraits
  /// The findings that may change an answer, or nil if none were looked for.
  package private(set) var found: RouteFindings?
  /// The request headers of a provider's message, or nil for a payload.
  package let headers: RequestHeaders?
  /// The payload; nil for a kind of payload that a word names.
  package private(set) var payload: Payload?
  /// The JSON of the payload; nil for a kind of payload that a word names.
  package private(set) var body: JSONNode?
  /// Why only Apple's reader accepts the text, or nil for valid JSON.
  package private(set) var slip: Finding?

  /// A kind of payload that a word names.
  package init(_ word: String, byteCount: Int, traits: PayloadTraits) {
    source = FilePath(word)
    self.byteCount = byteCount
    self.traits = traits
    headers = nil
  }

  /// Reads a payload, or the payload that a provider makes of a message, without findings; of several
  /// different messages the one at a place.
  package init(
    _ file: InputFile,
    for situation: Situation,
    from choice: ProviderChoice,
    at place: Int? = nil
  ) throws(FileMessage) {
    guard ContainerFormat(of: file) == nil else {
      let all = try FoundPush.all(in: file, from: choice)
      guard all.count == 1 else { throw FoundPush.choice(among: all, in: file) }
      try self.init(all[0], for: situation)
      return
    }
    let reading = try file.reading()
    var found = FoundPush(file: file, document: reading.document, slip: reading.slip)
    if let place, let all = try? choice.messages(in: reading.document),
      all.indices.contains(place)
    {
      found.message = all[place]
    } else {
      found.message = try file.message(in: reading.document, choice)
    }
    try self.init(found, for: situation)
  }

  /// Reads an object of a file, without findings; positions are those of the file.
  package init(
    _ node: JSONNode,
    in file: JSONFile,
    for situation: Situation,
    from choice: ProviderChoice
  ) throws(FileMessage) {
    guard node.members != nil else {
      throw file.unexpected(node, expected: "a payload as an object, or the path of one")
    }
    if choice != .apns, choice != .automatic || node["aps"] == nil {
      // A message is read as if it were a file.
      let part = InputFile(file.file.path, bytes: Array(file.file.bytes[node.offset..<node.end]))
      do throws(FileMessage) {
        let document = try part.reading().document
        if let message = try part.message(in: document, choice) {
          let found = FoundPush(file: part, document: document, message: message)
          try self.init(found, for: situation)
          return
        }
      } catch {
        throw file.error(error.message, at: node.offset)
      }
    }
    try self.init(FoundPush(file: file.file, document: file.document), at: node, for: situation)
  }

  /// Reads all pushes of a file, with their findings; of several, each is named by its place.
  package static func all(
    checking file: InputFile,
    for situation: Situation,
    from choice: ProviderChoice
  ) throws(FileMessage) -> [InputPayload] {
    try FoundPush.all(in: file, from: choice).map { found throws(FileMessage) in
      try InputPayload(checking: found, in: file, for: situation)
    }
  }

  /// Reads the only push of a file, or that with a name, with its findings.
  ///
  /// - Throws: A message if the file holds no push, or several and none with the name.
  package init(
    checking file: InputFile,
    named name: FilePath? = nil,
    for situation: Situation,
    from choice: ProviderChoice
  ) throws(FileMessage) {
    let all = try FoundPush.all(in: file, from: choice)
    let chosen = name.map { name in all.filter { $0.file.path == name } } ?? all
    guard chosen.count == 1 else { throw FoundPush.choice(among: all, in: file) }
    try self.init(checking: chosen[0], in: file, for: situation)
  }

  private init(
    checking found: FoundPush,
    in file: InputFile,
    for situation: Situation
  ) throws(FileMessage) {
    try self.init(found, for: situation)
    check(file, for: situation)
  }

  /// Looks for the findings that may change an answer.
  package mutating func check(_ file: InputFile, for situation: Situation) {
    found = payload.map { RouteFindings(in: $0, of: file, slip, for: situation) }
  }

  private init(
    _ found: FoundPush,
    at node: JSONNode? = nil,
    for situation: Situation
  ) throws(FileMessage) {
    let (file, document, message) = (found.file, found.document, found.message)
    let root = node ?? document.root
    let request = RequestHeaders(pushType: situation.pushType, priority: situation.priority)
    let list = message.map { $0.headers(replacedBy: found.headers) ?? $0.headers } ?? found.headers
    headers = try list.map { list throws(FileMessage) in
      let own = try RequestHeaders(list, in: file, agreeingWith: request)
      guard list.isComplete else { return own }
      // In a whole request without a priority APNs uses 10.
      return RequestHeaders(pushType: own.pushType ?? .missing, priority: own.priority ?? .ten)
    }
    let pushType = headers?.pushType ?? request.pushType
    let payload: Payload
    do throws(PayloadError) {
      if let message {
        payload = try Payload(message, in: document, pushType: pushType)
      } else {
        payload = try Payload(root, in: document, pushType: pushType)
      }
    } catch {
      throw file.error(error.message, at: error.position, code: error.code)
    }
    self.payload = payload
    source = file.path
    byteCount = payload.byteCount
    traits = payload.traits
    body = message.map { $0.root } ?? root
    slip = found.slip
  }
}

extension InputFile {
  /// Reads the file as JSON, as leniently as Apple's reader and as its kind of file allows.
  func reading() throws(FileMessage) -> AppleJSON {
    let kind = Lint.FileKind(of: path)
    return try reading(bytes, as: kind == .payload ? .simulator : kind)
  }

  /// Reads a text as JSON: the file, or a part of it.
  func reading(
    _ text: [UInt8],
    at place: TextPlace? = nil,
    as kind: Lint.FileKind
  ) throws(FileMessage) -> AppleJSON {
    do {
      return try AppleJSON(text, asLine: line, kind: kind, at: place)
    } catch {
      let error = PayloadError.unreadable(error)
      let ending = MeantWord.ending(forFile: path, at: .input)
      throw self.error(error.message + ending, at: error.position, code: error.code)
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

extension InputPayload {
  /// Returns the file in which the payload has other traits, changed where its sender writes them, or nil.
  package func editing(
    _ file: InputFile,
    to traits: PayloadTraits,
    for situation: Situation
  ) -> InputFile? {
    guard slip == nil else { return nil }
    var file = file
    var found = self
    for ((key, old), (_, new)) in zip(self.traits.keys, traits.keys) where old != new {
      guard let document = try? JSONDocument(reading: file.bytes) else { return nil }
      let message = found.payload?.message
      for fix in Fix.candidates(setting: key, to: new, in: document, of: message) {
        let edited = InputFile(file.path, bytes: Fix.apply([fix], to: file.bytes))
        guard let payload = try? InputPayload(edited, for: situation, from: .automatic),
          payload.traits.keys.contains(where: { $0.key == key && $0.value == new })
        else { continue }
        (file, found) = (edited, payload)
        break
      }
    }
    return found.traits == traits ? file : nil
  }
}

/// The findings about a payload that can change which callbacks it fires.
package struct RouteFindings: Sendable {
  package let file: InputFile
  package let findings: [Finding]

  /// Finds what changes routes, and what other parsers read differently; `slip` is the reason why
  /// only Apple's own parser accepts the text.
  init(
    in payload: Payload,
    of file: InputFile,
    _ slip: Finding? = nil,
    for situation: Situation
  ) {
    let lint = Lint(
      payload,
      headers: situation.headers,
      system: situation.system,
      scope: .routes
    )
    self.file = file
    findings = (slip.map { [$0] } ?? []) + lint.findings.all
  }
}

extension Situation {
  package var headers: RequestHeaderList {
    var stated: [RequestHeaderList.Header] = []
    if let pushType { stated.append(.init("apns-push-type", pushType.name)) }
    if let priority { stated.append(.init("apns-priority", priority.name)) }
    return RequestHeaderList(stated)
  }
}
