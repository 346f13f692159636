internal import AppProfile
internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

/// What `--app` states about a situation: a saved profile, or an app that is scanned.
struct StatedApp: Sendable {
  let name: String
  let situation: StatedSituation.Statements
  /// What SDKs do.
  let changes: [StatedSituation.Change]
  /// The SDKs whose handlers run for pushes.
  let sdks: [StatedSDK]

  /// Reads the profile or the app that the flag names; returns nil without the flag.
  init?(_ arguments: ParsedArguments, in console: inout Console) throws(CommandError) {
    guard let path = arguments.path(.app) else { return nil }
    switch console.world.kind(of: path) {
    case .folder, .folderLink:
      let app = AppFolder(path, in: console)
      guard app.errors.isEmpty else { throw .file(app.errors) }
      for warning in app.unread { console.report(warning.text) }
      try self.init(app)
    default:
      let source = console
      try self.init(hasLines: true) { () throws(FileMessage) in try InputFile(path, in: source) }
    }
  }

  init(_ app: AppFolder) throws(CommandError) {
    try self.init(hasLines: false) {
      InputFile(app.path, bytes: Array(app.profile.json.text.utf8))
    }
  }

  /// Reads a profile, as `scan` writes it.
  private init(hasLines: Bool, _ read: () throws(FileMessage) -> InputFile) throws(CommandError) {
    (name, situation, changes, sdks) = try CommandError.converting { () throws(FileMessage) in
      let file = try JSONFile(read())
      let app = try Self.app(in: file)
      let statements = try Self.statements(app, in: file).mapValues { statement in
        statement.named(in: file.file.path, hasLines ? statement.subject.position : nil)
      }
      let sdks = (app.target["facts"]?.elements ?? []).filter { fact in
        fact.input == .sdkPreset && fact["condition"]?.string == nil
      }
      return (
        app.target["name"]?.string ?? "The app", statements, Self.changes(app),
        sdks.compactMap { $0["value"]?.string.flatMap { StatedSDK($0) } }
      )
    }
  }

  private static func app(
    in file: JSONFile
  ) throws(FileMessage) -> (target: JSONNode, situation: JSONNode) {
    let members = try file.members(
      of: file.root,
      known: ["$schema", "schemaVersion", "targets", "unread"],
      expected: "a profile as pushroute scan --json writes it"
    )
    let targets = members.first { $0.key == "targets" }?.node.elements ?? []
    guard let app = targets.first(where: { $0["kind"]?.string == "app" }),
      let situation = app["situation"]
    else {
      throw file.error(
        "found no target of the kind `app`, expected a profile as pushroute scan --json writes it",
        at: file.root.offset
      )
    }
    return (app, situation)
  }

  private static func changes(
    _ app: (target: JSONNode, situation: JSONNode)
  ) -> [StatedSituation.Change] {
    let kinds: [Fact.Input: ConfiguredInput.Change] = [.implements: .adds, .hidden: .hides]
    var changes: [StatedSituation.Change] = []
    var places: [StatedSituation.Change: Int] = [:]
    for fact in app.target["facts"]?.elements ?? [] {
      guard let agent = fact["by"]?.string, let method = fact["value"]?.string,
        let kind = fact.input.flatMap({ kinds[$0] })
      else { continue }
      let change = StatedSituation.Change(kind: kind, methods: [], agent: agent)
      let index = places[change, default: changes.count]
      if index == changes.count { changes.append(change) }
      places[change] = index
      changes[index].methods.append(method)
    }
    return changes
  }

  private static func statements(
    _ app: (target: JSONNode, situation: JSONNode),
    in file: JSONFile
  ) throws(FileMessage) -> StatedSituation.Statements {
    var statements = try StatedSituation.statements(app.situation, in: file)
    let targets = file.root["targets"]?.elements ?? []
    let hasExtension = targets.contains { target in
      target["kind"]?.string == TargetProfile.Kind.serviceExtension.rawValue
        && (target["situation"]?["implements"]?.elements ?? []).contains {
          $0.string == "service-extension"
        }
    }
    if hasExtension { statements[.implements]?.words.append("service-extension") }
    return statements
  }
}

extension JSONNode {
  /// The input of a fact.
  fileprivate var input: Fact.Input? { self["input"]?.string.flatMap { Fact.Input(rawValue: $0) } }
}

extension CommandFlag {
  static let app = CommandFlag(
    .app,
    takes: "PROFILE",
    help: "start from this app: its folder or its profile; flags win over it"
  )
}
