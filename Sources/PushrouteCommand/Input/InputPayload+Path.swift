internal import PushPayload
internal import PushRules
internal import Questions

extension InputPayload {
  /// Reads a payload from a file or standard input, with its findings; `FILE#PLACE` names one of
  /// several.
  init(
    _ path: FilePath,
    for situation: Situation,
    from choice: ProviderChoice,
    in console: Console
  ) throws(FileMessage) {
    let (file, name) = try Self.file(path, in: console)
    try self.init(checking: file, named: name, for: situation, from: choice)
  }

  /// Reads all payloads of a file or of standard input, with their findings.
  static func all(
    _ path: FilePath,
    for situation: Situation,
    from choice: ProviderChoice,
    in console: Console
  ) throws(FileMessage) -> [InputPayload] {
    let (file, name) = try Self.file(path, in: console)
    return name == nil
      ? try all(checking: file, for: situation, from: choice)
      : [try InputPayload(checking: file, named: name, for: situation, from: choice)]
  }

  /// Reads a file; a number sign may part its name from the place of a payload in it, which is the
  /// name of that payload.
  private static func file(
    _ path: FilePath,
    in console: Console
  ) throws(FileMessage) -> (file: InputFile, name: FilePath?) {
    do {
      return (try InputFile(path, in: console), nil)
    } catch {
      for mark in path.bytes.indices where path.bytes[mark] == UInt8(ascii: "#") {
        let name = FilePath(bytes: path.bytes[..<mark])
        if let file = try? InputFile(name, in: console) { return (file, path) }
      }
      guard [.folder, .folderLink].contains(console.world.kind(of: path)) else { throw error }
      let ending = MeantWord.ending(for: "", at: .folder)
      throw FileMessage(path, error.message + ending)
    }
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
