import AppProfile
import PushPayload
import PushRules
import Questions
import RouteReport

/// The sources of an app in a folder.
struct AppFolder: Sendable {
  /// The named folder or file.
  private let path: FilePath
  private(set) var code: AppCode
  /// What could not be listed or read.
  let errors: [FileMessage]
  let warnings: [FileMessage]
  /// Warnings about what is not read, or only a part of.
  let unread: [FileMessage]

  /// Reads the sources; unreadable files are left out and reported.
  init(
    _ path: FilePath,
    without exclusion: Exclusion = Exclusion(),
    asksGit: Bool = true,
    sdks: [FoundSDK] = [],
    in console: Console
  ) {
    self.path = path
    let walk = FolderWalk(
      operands: [path],
      wanted: .init(extensions: Profile.endings, exclusion: exclusion, asksGit: asksGit)
    )
    let paths = walk.paths(in: console)
    var errors = paths.errors
    var sources: [SourceFile] = []
    var unread: [FileMessage] = []
    for found in paths.found {
      do throws(FileMessage) {
        let bytes = try InputFile(found.path, within: found.root, in: console).bytes
        guard Profile.matters(found.path.name.printed, bytes) else { continue }
        if PropertyNode.isBinary(bytes) {
          let remedy = "convert it with plutil -convert xml1"
          let message = "binary property list, not read; " + remedy
          unread.append(FileMessage(found.name, message, severity: .warning))
          continue
        }
        let name = found.folder.map { Self.name(of: found.path, in: $0) } ?? found.path.name
        sources.append(SourceFile(name.printed, bytes))
      } catch {
        errors.append(error)
      }
    }
    let isFile = paths.found.first.map { $0.folder == nil } ?? false
    let folder = isFile ? path.around : path
    var profile = Profile(reading: sources, sdks: sdks, isPart: isFile)
    let cut = profile.unread
    profile.unread += (errors + unread).map { message in
      let name = message.path == folder ? "." : Self.name(of: message.path, in: folder)
      return UnreadFile(file: name.printed, reason: message.sentence)
    }
    let code = AppCode(profile, of: sources, in: folder)
    (self.code, self.errors, warnings) = (code, errors, paths.warnings)
    self.unread =
      unread + cut.map { FileMessage(code.path(of: $0.file), $0.reason, severity: .warning) }
  }

  /// The error for a folder without an app.
  var absence: ArgumentError {
    let advice: KeyValuePairs = [
      "package.json": "`npx expo prebuild` makes that of an Expo project",
      "pubspec.yaml": "`flutter create --platforms ios .` makes that of a Flutter project",
    ]
    let found = advice.first { one in code.sources.contains { $0.path.hasSuffix(one.key) } }
    let message =
      "this is no iOS app\(found.map { ", but has a " + $0.key } ?? ""): name its folder, or a "
      + "source of it" + (found.map { "; " + $0.value } ?? "")
    return .files([FileMessage(path, message)])
  }

  /// Turns to the app of a name; nil without a name leaves the one with the most methods.
  mutating func select(_ name: String?) throws(ArgumentError) {
    guard let name else { return }
    let known = code.profile.targets.filter { $0.kind == .app }.map { $0.name }
    guard let code = code.about(name) else {
      throw .unknownValue(.flag(.only), name, expected: known)
    }
    self.code = code
  }

  private static func name(of path: FilePath, in folder: FilePath) -> FilePath {
    folder == "." ? path : path.relative(to: folder)
  }
}

extension StatedApp {
  /// Reads the profile or the app that the flag names; returns nil without the flag.
  init?(_ arguments: ParsedArguments, in console: inout Console) throws(ArgumentError) {
    guard let path = arguments.path(.app) else { return nil }
    switch console.world.kind(of: path) {
    case .folder, .folderLink:
      let app = AppFolder(path, in: console)
      guard app.errors.isEmpty else { throw .files(app.errors) }
      for warning in app.unread { console.report(warning.text) }
      guard let stated = StatedApp(app.code) else { throw app.absence }
      self = stated
    default:
      self = try ArgumentError.converting(try StatedApp(reading: InputFile(path, in: console)))
    }
  }

  /// Whether members of a file are about another app: they state something of it.
  func isAnother(than members: StatedSituation.Statements) -> Bool {
    statements(on: .newest).keys.contains { members[$0] != nil }
  }

  func states(_ member: SituationMember) -> Bool { statements(on: .newest)[member] != nil }

  /// The flags that state the same, besides some of a call.
  func words(without flags: Set<SituationMember> = []) -> [String] {
    let statements = statements(on: .newest)
    return FlagGroup.situationMembers.filter { !flags.contains($0) }.compactMap { member in
      statements[member].map { statement in
        let value = statement.words.isEmpty ? "none" : statement.words.joined(separator: ",")
        return "--" + member.flag + (member.form == .truth ? "" : " " + value)
      }
    }
  }

  /// The inputs that it states, besides some of a call.
  func inputs(without flags: Set<SituationMember>) -> [Input] {
    statements(on: .newest).keys.filter { !flags.contains($0) }.flatMap { $0.inputs }
  }

  /// The first line of an answer about the app.
  func line(without flags: Set<SituationMember> = []) -> AppLine {
    AppLine(name: name, flags: words(without: flags))
  }
}

extension CommandFlag {
  static let app = CommandFlag(
    .app,
    takes: "PROFILE",
    help: "start from this app: its folder or its profile; flags win over it"
  )
}
