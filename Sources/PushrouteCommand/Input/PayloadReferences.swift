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

  private struct Known {
    var payloads: [Key: Result<InputPayload, FileMessage>] = [:]
  }

  private let known = Locked(Known())

  /// Returns the payload in a file, which is read once and must lie where the file that names it may
  /// lead; no source means the command line.
  func payload(
    at path: FilePath,
    namedBy source: FilePath?,
    for situation: Situation,
    from choice: ProviderChoice,
    in console: Console
  ) throws(FileMessage) -> InputPayload {
    let key = Key(
      path: path,
      pushType: situation.pushType,
      priority: situation.priority,
      system: situation.system,
      choice: choice
    )
    let result = known.withLock { known in
      if let payload = known.payloads[key] { return payload }
      let payload = Self.read(path, namedBy: source, situation, choice, console)
      known.payloads[key] = payload
      return payload
    }
    return try result.get()
  }

  private static func read(
    _ path: FilePath,
    namedBy source: FilePath?,
    _ situation: Situation,
    _ choice: ProviderChoice,
    _ console: Console
  ) -> Result<InputPayload, FileMessage> {
    do throws(FileMessage) {
      let file =
        if let source {
          try InputFile(hidden: path, within: console.reach(of: source), in: console)
        } else {
          try InputFile(path, in: console)
        }
      return .success(try InputPayload(checking: file, for: situation, from: choice))
    } catch {
      return .failure(error)
    }
  }
}
