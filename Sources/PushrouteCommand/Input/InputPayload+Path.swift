import PushPayload
import PushRules
import Questions

extension InputPayload {
  /// Reads a payload from a file or standard input, with its findings; `FILE#PLACE` names one of
  /// several.
  init(
    _ path: FilePath,
    for situation: Situation,
    from choice: ProviderChoice,
    in console: Console
  ) throws(FileMessage) {
    let (file, name) = try InputFile.named(path, in: console)
    try self.init(checking: file, named: name, for: situation, from: choice)
  }

  /// Reads all payloads of a file or of standard input, with their findings.
  static func all(
    _ path: FilePath,
    for situation: Situation,
    from choice: ProviderChoice,
    in console: Console
  ) throws(FileMessage) -> [InputPayload] {
    let (file, name) = try InputFile.named(path, in: console)
    return name == nil
      ? try all(checking: file, for: situation, from: choice)
      : [try InputPayload(checking: file, named: name, for: situation, from: choice)]
  }

  /// Reads a payload for a push with request headers.
  init(
    _ path: FilePath,
    _ request: RequestHeaders,
    from choice: ProviderChoice,
    in console: Console
  ) throws(ArgumentError) {
    let situation = Situation(
      state: .suspended,
      payload: PayloadTraits(),
      pushType: request.pushType,
      priority: request.priority
    )
    self = try ArgumentError.converting(
      try InputPayload(path, for: situation, from: choice, in: console)
    )
  }
}

extension FilePath {
  /// The path of the file before a number sign, behind which the place of a payload stands.
  func beforeMark(in console: Console) -> FilePath? {
    bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "#") }
      .map { FilePath(bytes: bytes[..<$0]) }
      .first { if case .file = console.world.kind(of: $0) { true } else { false } }
  }
}

extension InputFile {
  /// Reads a file; a number sign may part its name from the place of a payload in it, which is the
  /// name of that payload.
  fileprivate static func named(
    _ path: FilePath,
    in console: Console
  ) throws(FileMessage) -> (file: InputFile, name: FilePath?) {
    do {
      return (try InputFile(path, in: console), nil)
    } catch {
      if let name = path.beforeMark(in: console) { return (try InputFile(name, in: console), path) }
      guard [.folder, .folderLink].contains(console.world.kind(of: path)) else { throw error }
      let ending = MeantWord.ending(for: "", at: .folder)
      throw FileMessage(path, error.message + ending)
    }
  }
}

// What the system refuses.
extension FileMessage {
  /// The message for a file or a folder that the system does not let us read.
  static func unreadable(_ path: FilePath, _ error: FileError) -> FileMessage {
    let code: LintCode = if case .tooLarge = error { .tooLarge } else { .unreadable }
    return FileMessage(path, error.message, code: code.code)
  }

  static func unwritable(_ path: FilePath, _ error: FileError) -> FileMessage {
    let reason = error == .missing ? "no such folder" : error.message
    return FileMessage(path, "cannot write: " + reason, code: LintCode.unwritable.code)
  }
}

extension InputFile {
  /// Reads a file that the user named, or that a search found in a folder; `-` is standard input,
  /// and JSON that names no file is the text itself.
  init(_ path: FilePath, within root: FilePath? = nil, in console: Console) throws(FileMessage) {
    do throws(FileMessage) {
      self.init(path, bytes: try Self.bytes(of: path, within: root, in: console))
    } catch {
      guard path.beginsLikeJSON, root == nil else { throw error }
      self.init(.argument, bytes: path.bytes)
    }
  }

  /// Reads a file that another file names, or a configuration: its lines are in no message.
  init(hidden path: FilePath, within root: FilePath, in console: Console) throws(FileMessage) {
    let bytes = try Self.bytes(of: path, within: root, in: console)
    self.init(path, bytes: bytes, isShown: false)
  }

  private static func bytes(
    of path: FilePath,
    within root: FilePath?,
    in console: Console
  ) throws(FileMessage) -> [UInt8] {
    let limit = JSONDocument.largestByteCount
    do {
      return path == .standardInput
        ? try console.world.readInput(limit: limit)
        : try console.world.read(path, limit: limit, within: root)
    } catch {
      throw .unreadable(path, error)
    }
  }

  /// Whether a word is a path or JSON: words of the command line have neither `.` nor `/`.
  static func isPath(_ word: String) -> Bool {
    word.unicodeScalars.contains { $0 == "." || $0 == "/" }
      || FilePath(argument: word).beginsLikeJSON
  }
}

extension CommandFlag {
  static let from = CommandFlag(
    .from,
    takes: "PROVIDER",
    ProviderChoice.names,
    synonyms: [Synonym("fcm-v1", "fcm"), Synonym("firebase", "fcm"), Synonym("gcm", "fcm-legacy")],
    help: "format: apns, or one of pushroute help providers (auto)"
  )
}

extension ProviderChoice {
  /// Reads the flag, or the configuration of the call.
  init(_ arguments: ParsedArguments) {
    self.init(arguments, arguments.configuration)
  }

  init(_ arguments: ParsedArguments, _ configuration: Configuration?) {
    let word = arguments[.from] ?? configuration?.provider
    self = word.flatMap { ProviderChoice(named: $0) } ?? .automatic
  }

  /// Whether an object with `aps` counts as a payload.
  var takesPayloads: Bool {
    if case .provider = self { false } else { true }
  }
}

/// The payloads that scenarios and cases refer to; each file is read once.
struct PayloadReferences: Sendable {
  private struct Key: Hashable {
    let path: FilePath
    let pushType: PushType?
    let priority: Priority?
    let system: SystemVersion
    let choice: ProviderChoice
  }

  private let known = Locked<[Key: Result<InputPayload, FileMessage>]>([:])

  fileprivate func payload(
    at path: FilePath,
    for situation: Situation,
    from choice: ProviderChoice,
    reading read: () throws(FileMessage) -> InputPayload
  ) throws(FileMessage) -> InputPayload {
    let key = Key(
      path: path,
      pushType: situation.pushType,
      priority: situation.priority,
      system: situation.system,
      choice: choice
    )
    let result = known.withLock { known in
      if let payload = known[key] { return payload }
      let payload = Result { () throws(FileMessage) in try read() }
      known[key] = payload
      return payload
    }
    return try result.get()
  }
}

extension Console {
  /// Returns the payload in a file that the command line names, or another file at a place: by its
  /// path from there, and only where that file may lead.
  func payload(
    _ name: String,
    at place: SourcePosition?,
    in file: JSONFile?,
    for situation: Situation,
    from choice: ProviderChoice
  ) throws(FileMessage) -> InputPayload {
    let path = try file?.location(of: name, at: place) ?? FilePath(argument: name)
    return try references.payload(at: path, for: situation, from: choice) {
      () throws(FileMessage) in
      guard let source = file?.file.path else {
        return try InputPayload(path, for: situation, from: choice, in: self)
      }
      let name = path.beforeMark(in: self)
      let input = try InputFile(hidden: name ?? path, within: reach(of: source), in: self)
      let chosen = name.map { _ in path }
      return try InputPayload(checking: input, named: chosen, for: situation, from: choice)
    }
  }
}
