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

  /// Reads a payload, or the payload that a provider makes of a message, without findings.
  package init(
    _ file: InputFile,
    for situation: Situation,
    from choice: ProviderChoice
  ) throws(FileMessage) {
    let reading = try file.reading()
    let message = try file.message(in: reading.document, choice)
    try self.init(message, in: reading.document, of: file, slip: reading.slip, for: situation)
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
          try self.init(message, in: document, of: part, for: situation)
          return
        }
      } catch {
        throw file.error(error.message, at: node.offset)
      }
    }
    try self.init(nil, at: node, in: file.document, of: file.file, for: situation)
  }

  /// Reads all pushes of a file, with their findings; of several, each is named by its place.
  package static func all(
    checking file: InputFile,
    for situation: Situation,
    from choice: ProviderChoice
  ) throws(FileMessage) -> [InputPayload] {
    var payloads: [InputPayload] = []
    for found in try FoundPush.all(in: file, from: choice) {
      payloads.append(try InputPayload(checking: found, in: file, for: situation))
    }
    return payloads
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
    try self.init(
      found.message,
      in: found.document,
      of: found.file,
      slip: found.slip,
      found.headers,
      for: situation
    )
    guard let payload else { return }
    self.found = RouteFindings(in: payload, of: file, slip, for: situation)
  }

  private init(
    _ message: ProviderMessage?,
    at node: JSONNode? = nil,
    in document: JSONDocument,
    of file: InputFile,
    slip: Finding? = nil,
    _ stated: RequestHeaderList? = nil,
    for situation: Situation
  ) throws(FileMessage) {
    let root = node ?? document.root
    let request = RequestHeaders(pushType: situation.pushType, priority: situation.priority)
    let list = message.map { $0.headers(replacedBy: stated) ?? $0.headers } ?? stated
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
    self.slip = slip
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
