internal import PushPayload
internal import PushRules
internal import RouteReport

/// The payloads that scenarios and cases refer to; each file is read once.
struct PayloadReferences: Sendable {
  /// A file, and what the reading of its payload depends on.
  private struct Key: Hashable {
    let path: FilePath
    let pushType: PushType?
    let priority: Priority?
    let system: SystemVersion
    let choice: ProviderChoice
  }

  /// The payloads read so far.
  private struct Known {
    var payloads: [Key: Result<InputPayload, FileMessage>] = [:]
  }

  private let known = Monitor(Known())

  /// Returns the payload in a file, read on first use.
  func payload(
    at path: FilePath,
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
    let result: Result<InputPayload, FileMessage> = known.wait { known in
      if let payload = known.payloads[key] { return payload }
      let payload = Self.read(path, situation, choice, console)
      known.payloads[key] = payload
      return payload
    }
    return try result.get()
  }

  private static func read(
    _ path: FilePath,
    _ situation: Situation,
    _ choice: ProviderChoice,
    _ console: Console
  ) -> Result<InputPayload, FileMessage> {
    do throws(FileMessage) {
      return .success(try InputPayload(path, for: situation, from: choice, in: console))
    } catch {
      return .failure(error)
    }
  }
}

extension FilePath {
  /// The path in backticks, shortened if it is very long.
  var quoted: String { "`" + String(printed.prefix(200)) + (printed.count > 200 ? "…`" : "`") }
}
