internal import AppProfile
internal import PushPayload
internal import Questions

/// The sources of an app in a folder.
struct AppFolder: Sendable {
  /// The named folder, or the folder of the named file.
  let path: FilePath
  private(set) var profile: Profile
  /// What could not be listed or read.
  let errors: [FileMessage]
  /// The files, with paths relative to the folder.
  let sources: [SourceFile]
  let isFile: Bool
  let warnings: [FileMessage]
  /// Warnings about what is not read, or only a part of.
  private(set) var unread: [FileMessage]

  /// Reads the sources; unreadable files are left out and reported.
  init(
    _ path: FilePath,
    without exclusion: Exclusion = Exclusion(),
    asksGit: Bool = true,
    sdks: [StatedSDK] = [],
    in console: Console
  ) {
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
        guard ScriptFile.matters(found.path.name.printed, bytes) else { continue }
        if PropertyNode.isBinary(bytes) {
          let remedy = "convert it with plutil -convert xml1"
          unread.append(.warning(found.name, "binary property list, not read; " + remedy))
          continue
        }
        let name = found.folder.map { Self.name(of: found.path, in: $0) } ?? found.path.name
        sources.append(SourceFile(name.printed, bytes))
      } catch {
        errors.append(error)
      }
    }
    isFile = paths.found.first.map { $0.folder == nil } ?? false
    self.path = isFile ? path.folder.bytes.isEmpty ? "." : path.folder : path
    var profile = Profile(reading: sources, sdks: sdks)
    let cut = profile.unread
    profile.unread += (errors + unread).map { [path = self.path] message in
      let name = message.path == path ? "." : Self.name(of: message.path, in: path)
      return UnreadFile(file: name.printed, reason: message.sentence)
    }
    (self.profile, self.errors, self.sources) = (profile, errors, sources)
    warnings = paths.warnings
    self.unread = unread
    self.unread += cut.map { .warning(named($0.file), $0.reason) }
  }

  /// Turns to the app of a name; nil without a name leaves the one with the most methods.
  mutating func select(_ name: String?) throws(CommandError) {
    guard let name else { return }
    let known = profile.targets.filter { $0.kind == .app }.map { $0.name }
    guard let profile = profile.about(name) else {
      throw .arguments(.unknownValue(.flag(.only), name, expected: known))
    }
    self.profile = profile
  }

  func named(_ file: String) -> FilePath {
    path == "." ? FilePath(file) : path.appending(FilePath(file))
  }

  private static func name(of path: FilePath, in folder: FilePath) -> FilePath {
    folder == "." ? path : path.relative(to: folder)
  }
}

extension FileMessage {
  /// A warning about a file that is not read, or only in part.
  fileprivate static func warning(_ path: FilePath, _ message: String) -> FileMessage {
    FileMessage(path: path, severity: .warning, message: message)
  }
}
