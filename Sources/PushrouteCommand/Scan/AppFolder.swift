internal import AppProfile
internal import PushPayload
internal import Questions
internal import RouteReport

/// The sources of an app in a folder.
struct AppFolder: Sendable {
  /// The named folder, or the folder of the named file.
  let path: FilePath
  /// What the sources say.
  let profile: Profile
  /// What could not be listed or read.
  let errors: [FileMessage]
  /// The files, with paths relative to the folder.
  let sources: [SourceFile]
  /// Whether the call names a file.
  let isFile: Bool
  /// Warnings of the search.
  let warnings: [FileMessage]
  /// Warnings about binary property lists, which are not read.
  let unread: [FileMessage]

  /// Reads the sources; unreadable files are left out and reported.
  init(
    _ path: FilePath,
    without exclusion: Exclusion = Exclusion(),
    asksGit: Bool = true,
    presets: [SDKPreset] = [],
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
        if PropertyNode.isBinary(bytes) {
          unread.append(.binaryList(found.name))
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
    profile = Profile(reading: sources, presets: presets)
    self.errors = errors
    self.sources = sources
    warnings = paths.warnings
    self.unread = unread
  }

  /// Returns the path of a file of the folder, relative to the working directory.
  func named(_ file: String) -> FilePath {
    path == "." ? FilePath(file) : path.appending(FilePath(file))
  }

  private static func name(of path: FilePath, in folder: FilePath) -> FilePath {
    folder == "." ? path : path.relative(to: folder)
  }
}

extension FileMessage {
  /// The warning about a binary property list.
  fileprivate static func binaryList(_ path: FilePath) -> FileMessage {
    let message = "binary property list, not read; convert it with plutil -convert xml1"
    return FileMessage(path: path, severity: .warning, message: message)
  }
}
