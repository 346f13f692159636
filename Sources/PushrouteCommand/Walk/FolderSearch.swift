internal import RouteReport

/// The recursive search of a folder.
///
/// In a repository, git lists the files. Elsewhere, folders of package managers and build tools are
/// skipped.
struct FolderSearch: Sendable {
  /// The folders of tools, without payloads of the user.
  private static let foreign: Set<FilePath> = [
    ".git", "node_modules", "Pods", ".build", "DerivedData",
  ]

  /// The folder.
  let folder: FilePath
  /// The files, unordered.
  private(set) var files: [FilePath] = []
  /// Errors about unreadable entries.
  private(set) var errors: [FileMessage] = []
  /// The number of links to folders; they are not followed.
  private(set) var linkCount = 0
  /// The number of tracked files that do not exist.
  private(set) var absentCount = 0
  private let extensions: [String]
  private let exclusion: Exclusion
  private let console: Console
  private var open: [(folder: FilePath, entries: [FolderEntry])] = []

  /// Prepares the search of a folder for extensions.
  init(
    _ folder: FilePath,
    for extensions: [String],
    without exclusion: Exclusion,
    in console: Console
  ) {
    self.folder = folder
    self.extensions = extensions
    self.exclusion = exclusion
    self.console = console
  }

  /// Whether the search found neither a file nor an error.
  var foundNothing: Bool { files.isEmpty && errors.isEmpty && absentCount == 0 }

  /// Searches, beginning with the entries of the folder.
  mutating func run(_ entries: [FolderEntry]) {
    open = [(folder, entries)]
    while let (folder, entries) = open.popLast() {
      let isTop = entries.contains { $0.name == ".git" }
      if isTop || folder == self.folder,
        let listed = GitFolder(folder, in: console).entries(isTop: isTop)
      {
        for entry in listed { add(entry, of: folder) }
      } else {
        for entry in entries { add(entry.kind, Self.path(of: entry.name, in: folder)) }
      }
    }
  }

  /// Adds an entry that git lists.
  private mutating func add(_ entry: GitFolder.Entry, of folder: FilePath) {
    let path = Self.path(of: entry.path, in: folder)
    if entry.isRepository {
      enter(path)
    } else if isWanted(path) {
      switch console.world.kind(of: path) {
      case .folder: break
      case .hidden(.missing): if !excludes(path) { absentCount += 1 }
      case let kind: add(kind, path)
      }
    }
  }

  private mutating func add(_ kind: FolderEntry.Kind, _ path: FilePath) {
    switch kind {
    case .other: break
    case .file: if isWanted(path), !excludes(path) { files.append(path) }
    case .folder: if !Self.foreign.contains(path.name) { enter(path) }
    case .folderLink: if !excludes(path) { linkCount += 1 }
    case .brokenLink(let error):
      if isWanted(path), !excludes(path) { errors.append(.unreadable(path, error)) }
    case .hidden(let error): if !excludes(path) { errors.append(.unreadable(path, error)) }
    }
  }

  /// Lists a folder, to be searched next.
  private mutating func enter(_ path: FilePath) {
    guard !excludes(path) else { return }
    do {
      open.append((path, try console.world.entries(of: path) ?? []))
    } catch {
      errors.append(.unreadable(path, error))
    }
  }

  private func isWanted(_ path: FilePath) -> Bool {
    extensions.contains { path.hasEnding($0) }
  }

  private func excludes(_ path: FilePath) -> Bool { exclusion.contains(path, below: folder) }

  private static func path(of name: FilePath, in folder: FilePath) -> FilePath {
    folder == "." ? name : folder.appending(name)
  }
}
