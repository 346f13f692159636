internal import AppLifecycle
internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

extension LoadedScript {
  /// The script as a scenario: what is stated, the version of iOS, and the events with the payloads in
  /// them.
  func json(
    from choice: ProviderChoice,
    in console: Console
  ) throws(FileMessage) -> JSONTree {
    var events: [JSONTree] = []
    for entry in entries { events.append(try json(of: entry, choice, console)) }
    let name = file?.name.map { [JSONTree.Member("name", .string($0))] } ?? []
    return .object(
      name + scenario.situation.statedMembers { $0 == "ios" || stated.has($0) || $0 == "state" }
        + lifecycleMembers + [.init("events", .array(events))]
    )
  }

  private var lifecycleMembers: [JSONTree.Member] {
    let flags: [(flag: String, value: JSONTree.Member)] = [
      ("exits-on-suspend", .init("exitsOnSuspend", .boolean(true))),
      ("state-restoration", .init("stateRestoration", .boolean(true))),
      ("background-tasks", .init("backgroundTasks", .number(scenario.backgroundTasks))),
      ("multitasking", .init("multitasking", .boolean(scenario.multitasking == .present))),
      ("multi-window", .init("multiWindow", .boolean(true))),
      ("device", .init("device", .string(stated["device"] ?? ""))),
    ]
    return flags.filter { stated.has($0.flag) }.map(\.value)
  }

  private func json(
    of entry: ScriptEntry,
    _ choice: ProviderChoice,
    _ console: Console
  ) throws(FileMessage) -> JSONTree {
    switch entry.content {
    case .word(.event(let event)): return .string(event.name)
    case .word(.after(let seconds)): return ["after": .number(seconds)]
    case .payload(let node): return ["push": JSONTree(node)]
    case .word(.push(let path)):
      let payload = try console.references.payload(
        at: try file?.file.location(of: path, at: entry.position) ?? FilePath(argument: path),
        namedBy: file?.file.file.path,
        for: scenario.situation,
        from: choice,
        in: console
      )
      return ["push": payload.body.map { JSONTree($0) } ?? .string(path)]
    }
  }
}
