internal import AppProfile
internal import PushPayload
internal import RouteReport

/// What `--app` says about a situation: a profile that was kept, or an app that is read now.
struct StatedApp: Sendable {
  /// What the code states, by flag.
  let situation: [String: StatedSituation.Statement]

  /// Reads the profile or the app that the flag names; nil without the flag.
  init?(_ arguments: ParsedArguments, in console: inout Console) throws(CommandError) {
    guard let path = arguments.path("app") else { return nil }
    let isFolder =
      switch console.world.kind(of: path) {
      case .folder, .folderLink: true
      default: false
      }
    let file = isFolder ? try Self.profile(of: path, in: &console) : nil
    situation = try CommandError.converting { () throws(FileMessage) in
      let file = if let file { file } else { try InputFile(path, in: console) }
      return try Self.statements(JSONFile(file)).mapValues { statement in
        statement.named(in: path, isFolder ? nil : statement.position)
      }
    }
  }

  /// Reads an app, and returns its profile as the file that `scan` would write.
  private static func profile(
    of path: FilePath,
    in console: inout Console
  ) throws(CommandError) -> InputFile {
    let app = AppFolder(path, in: console)
    guard app.errors.isEmpty else { throw .file(app.errors) }
    return InputFile(path, bytes: Array(app.profile.json.text.utf8))
  }

  /// Returns what the app states, and its service extension, under the names of flags.
  private static func statements(
    _ file: JSONFile
  ) throws(FileMessage) -> [String: StatedSituation.Statement] {
    let members = try file.members(
      of: file.root,
      known: ["$schema", "schemaVersion", "targets"],
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
    var statements = try CaseSituation.statements(situation, in: file)
    let hasExtension = targets.contains { target in
      target["kind"]?.string == TargetProfile.Kind.serviceExtension.rawValue
        && (target["situation"]?["implements"]?.elements ?? []).contains {
          $0.string == "service-extension"
        }
    }
    if hasExtension { statements["implements"]?.add("service-extension") }
    return statements
  }
}

extension StatedSituation.Statement {
  /// Names the place beside the member, as messages call it.
  fileprivate func named(in path: FilePath, _ position: SourcePosition?) -> Self {
    let place = path.printed + (position.map { ":\($0)" } ?? "")
    return Self(value: value, name: "\(name) (\(place))", position: nil)
  }

  /// Adds a word to a list.
  fileprivate mutating func add(_ word: String) {
    self = Self(
      value: value == "none" ? word : value + "," + word,
      name: name,
      position: position
    )
  }
}

extension CommandFlag {
  /// The flag for the app that is asked about.
  static let app = CommandFlag(
    "app",
    takes: "PROFILE",
    help: "start from what an app does: a profile that pushroute scan wrote, or the folder of the "
      + "app; what flags say counts instead"
  )
}
