package import PushPayload

/// A push of a file that may hold several.
struct FoundPush {
  /// The file; of several pushes each has its place behind the name, as in `pushes.json#retry`.
  let file: InputFile
  let document: JSONDocument
  /// Why only Apple's reader accepts the text, or nil.
  var slip: Finding?
  /// The message of a provider, or nil for a payload.
  var message: ProviderMessage?
  /// The request headers before it in a document.
  var headers: RequestHeaderList?

  /// Returns the pushes of a file: of a document all that ``ContainerFormat`` finds, each by its line.
  ///
  /// - Throws: A message if there is none.
  static func all(
    in file: InputFile,
    from choice: ProviderChoice
  ) throws(FileMessage) -> [FoundPush] {
    guard let container = ContainerFormat(of: file) else {
      return try all(in: try file.reading(), nil, of: file, at: "", from: choice)
    }
    let parts = container.parts(of: file.bytes)
    guard !parts.isEmpty else {
      let expected = "expected fenced JSON, or the body of a request, with a push in it"
      throw file.error("found no payload, " + expected, at: nil)
    }
    var all: [FoundPush] = []
    var unread: FileMessage?
    for part in parts {
      let place = parts.count == 1 ? "" : String(part.line)
      do throws(FileMessage) {
        let reading = try file.reading(part.file, at: part.place, as: part.kind)
        all += try Self.all(in: reading, part.headers, of: file, at: place, from: choice)
      } catch {
        unread = unread ?? error
      }
    }
    if all.isEmpty, let unread { throw unread }
    return all
  }

  /// Returns the message for a file of which one push must be named.
  static func choice(among all: [FoundPush], in file: InputFile) -> FileMessage {
    if all.count == 1 {
      let name = "its name without a place: " + all[0].file.path.quoted
      return file.error("found one payload, expected " + name, at: nil)
    }
    let names = all.prefix(5).map { $0.file.path.quoted }.joined(separator: ", ")
    let found = "found \(all.count) payloads with different pushes, expected one: name it, as in "
    return file.error(found + names + (all.count > 5 ? ", …" : ""), at: nil)
  }

  private static func all(
    in reading: AppleJSON,
    _ headers: RequestHeaderList?,
    of file: InputFile,
    at place: String,
    from choice: ProviderChoice
  ) throws(FileMessage) -> [FoundPush] {
    let document = reading.document.withLines
    let messages = (try? choice.messages(in: document)) ?? []
    let found = { (path: [String], message: ProviderMessage?) in
      let places = (place.isEmpty ? [] : [place]) + path
      let name = file.path.bytes + places.flatMap { Array("#".utf8) + $0.utf8 }
      let path = FilePath(bytes: name)
      return FoundPush(
        file: InputFile(path, bytes: file.bytes, line: file.line, isShown: file.isShown),
        document: document,
        slip: reading.slip,
        message: message,
        headers: headers
      )
    }
    guard messages.count > 1, ProviderMessage.common(messages) == nil else {
      return [found([], try file.message(in: document, choice))]
    }
    let paths = messages.map { $0.path }
    let haveNames = !paths.contains("") && Set(paths).count == paths.count
    return messages.enumerated().map { index, message in
      found([haveNames ? message.path : String(index + 1)], message)
    }
  }
}

extension InputFile {
  /// Refuses a name that no push of the file has.
  package func check(_ name: FilePath, from choice: ProviderChoice) throws(FileMessage) {
    let all = try FoundPush.all(in: self, from: choice)
    guard all.contains(where: { $0.file.path == name }) else {
      throw FoundPush.choice(among: all, in: self)
    }
  }
}
