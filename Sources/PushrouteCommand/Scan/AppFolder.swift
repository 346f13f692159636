internal import AppProfile
internal import PushPayload
internal import Questions
internal import RouteReport

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
    sdks: [StatedSDK] = [],
    in console: Console
  ) {
    self.path = path
    let walk = FolderWalk(
      operands: [path],
      wanted: FolderSearch.Wanted(Profile.endings, without: exclusion, asksGit: asksGit)
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
    let folder = isFile ? path.folder.bytes.isEmpty ? "." : path.folder : path
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
    let isWrapped = code.sources.contains { $0.path.hasSuffix("package.json") }
    let message =
      "this is no iOS app: name its folder, or a source of it"
      + (isWrapped ? "; `npx expo prebuild` makes that of an Expo project" : "")
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
