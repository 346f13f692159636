internal import PushPayload
internal import PushRules
internal import RouteReport

/// The payloads that fix a part of many situations.
enum SpacePayload: Sendable {
  /// Reads the files, and says what each payload carries that the routing depends on.
  static func traits(
    of paths: [String],
    _ arguments: ParsedArguments,
    in console: Console
  ) throws(CommandError) -> [PayloadTraits] {
    var traits: [PayloadTraits] = []
    let situation = Situation(state: .suspended, payload: PayloadTraits())
    for path in paths {
      let file = try CommandError.converting { () throws(FileMessage) in
        try PayloadFile(path, for: situation, from: ProviderChoice(arguments), in: console)
      }
      traits.append(file.summary.traits)
    }
    return traits
  }
}
