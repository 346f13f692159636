internal import RouteReport

/// A search for the files that operands name, also in folders.
///
/// Whatever cannot be listed, entered or looked at is an error: nothing is passed over in silence
/// but hidden names and files of other kinds.
struct FolderWalk: Hashable, Sendable {
  /// A file to read.
  struct Path: Hashable, Sendable {
    /// The path, or `-` for standard input.
    let path: FilePath
    /// The name in the results.
    let name: FilePath
    /// The folder in which the file was found, or nil if an operand names the file itself.
    var folder: FilePath?
  }

  /// The result of a search.
  struct Paths: Hashable, Sendable {
    /// The files, each once.
    fileprivate(set) var found: [Path] = []
    /// Warnings about empty folders, and about what the search does not follow.
    fileprivate(set) var warnings: [FileMessage] = []
    /// Errors of what cannot be listed or looked at.
    fileprivate(set) var errors: [FileMessage] = []
    fileprivate var known: Set<FilePath> = []

    fileprivate mutating func add(_ path: Path) {
      if known.insert(path.path).inserted { found.append(path) }
    }
  }

  /// The paths to search.
  let operands: [FilePath]
  /// The name of standard input in the results.
  var inputName = FilePath.standardInput
  /// The file name extensions to look for in folders.
  let extensions: [String]

  /// Finds the files; those of a folder are sorted and not hidden.
  func paths(in console: Console) -> Paths {
    var paths = Paths()
    for operand in operands {
      guard operand != .standardInput else {
        paths.add(Path(path: operand, name: inputName))
        continue
      }
      let plain = Self.plain(operand)
      do {
        if let entries = try console.world.entries(of: operand) {
          add(entries, of: plain, namedAs: operand, to: &paths, console)
        } else {
          paths.add(Path(path: plain, name: plain))
        }
      } catch {
        paths.errors.append(.unreadable(operand, error))
      }
    }
    return paths
  }

  /// Adds the files in a folder and in its subfolders, in the order of their paths.
  private func add(
    _ entries: [FolderEntry],
    of folder: FilePath,
    namedAs operand: FilePath,
    to paths: inout Paths,
    _ console: Console
  ) {
    var files: [FilePath] = []
    var errors: [FileMessage] = []
    var linkCount = 0
    var open = [(folder: folder, entries: entries)]
    while let (folder, entries) = open.popLast() {
      for entry in entries where entry.name.bytes.first != UInt8(ascii: ".") {
        let path = folder == "." ? entry.name : folder.appending(entry.name)
        switch entry.kind {
        case .file: if isWanted(entry.name) { files.append(path) }
        case .other: break
        case .folderLink: linkCount += 1
        case .brokenLink(let error):
          if isWanted(entry.name) { errors.append(.unreadable(path, error)) }
        case .hidden(let error): errors.append(.unreadable(path, error))
        case .folder:
          do {
            open.append((path, try console.world.entries(of: path) ?? []))
          } catch {
            errors.append(.unreadable(path, error))
          }
        }
      }
    }
    for file in files.sorted(by: Self.precedes) {
      paths.add(Path(path: file, name: file, folder: folder))
    }
    paths.errors += errors.sorted { Self.precedes($0.path, $1.path) }
    if files.isEmpty, errors.isEmpty { paths.warnings.append(emptyFolder(operand)) }
    if linkCount > 0 { paths.warnings.append(Self.links(linkCount, in: operand)) }
  }

  private func isWanted(_ name: FilePath) -> Bool {
    extensions.contains { name.hasEnding($0) }
  }

  private static func precedes(_ one: FilePath, _ other: FilePath) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }

  /// Returns a path without a leading `./`.
  private static func plain(_ path: FilePath) -> FilePath {
    let slash = UInt8(ascii: "/")
    var rest = path.bytes[...]
    while rest.starts(with: "./".utf8), rest.count > 2 {
      rest = rest.dropFirst(2).drop { $0 == slash }
    }
    return rest.isEmpty || rest.elementsEqual("-".utf8) ? path : FilePath(bytes: rest)
  }

  private func emptyFolder(_ folder: FilePath) -> FileMessage {
    let message = "found no \(ArgumentError.list(extensions)) file in the folder"
    return FileMessage(path: folder, severity: .warning, message: message)
  }

  private static func links(_ count: Int, in folder: FilePath) -> FileMessage {
    let message = "passed over \(count.counted("link")) to folders: name a folder to search it"
    return FileMessage(path: folder, severity: .warning, message: message)
  }
}
