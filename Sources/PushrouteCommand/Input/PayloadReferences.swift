internal import PushPayload
internal import PushRules
internal import Questions

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
      let input =
        if let source = file?.file.path {
          try InputFile(hidden: path, within: reach(of: source), in: self)
        } else {
          try InputFile(path, in: self)
        }
      return try InputPayload(checking: input, for: situation, from: choice)
    }
  }
}
