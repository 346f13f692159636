internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

extension InputPayload {
  /// Reads a payload from a file or standard input, with its findings.
  init(
    _ path: FilePath,
    for situation: Situation,
    from choice: ProviderChoice,
    in console: Console
  ) throws(FileMessage) {
    try self.init(checking: InputFile(path, in: console), for: situation, from: choice)
  }

  /// Reads all payloads of a file or of standard input, with their findings.
  static func all(
    _ path: FilePath,
    for situation: Situation,
    from choice: ProviderChoice,
    in console: Console
  ) throws(FileMessage) -> [InputPayload] {
    try all(checking: InputFile(path, in: console), for: situation, from: choice)
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
