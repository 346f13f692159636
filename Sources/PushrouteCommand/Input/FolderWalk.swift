/// A search for the files that operands name, also in folders.
struct FolderWalk: Hashable, Sendable {
  /// A file to read.
  struct Path: Hashable, Sendable {
    /// The path, or `-` for standard input.
    let path: String
    /// The name in the results.
    let name: String
    /// Whether an operand names the file; otherwise it was found in a folder.
    var isNamed = true
  }

  /// The result of a search.
  struct Paths: Hashable, Sendable {
    /// The files, each once.
    fileprivate(set) var found: [Path] = []
    /// Warnings about empty folders.
    fileprivate(set) var warnings: [FileMessage] = []
    /// Errors of folders that cannot be listed.
    fileprivate(set) var errors: [FileMessage] = []
    fileprivate var known: Set<String> = []

    fileprivate mutating func add(_ path: Path) {
      if known.insert(path.path).inserted { found.append(path) }
    }
  }

  /// The paths to search.
  let operands: [String]
  /// The name of standard input in the results.
  var inputName = "-"
  /// The file name extensions to look for in folders.
  let extensions: [String]

  /// Finds the files; those of a folder are sorted and not hidden.
  func paths(in console: Console) -> Paths {
    var paths = Paths()
    for operand in operands {
      guard operand != "-" else {
        paths.add(Path(path: operand, name: inputName))
        continue
      }
      do {
        guard let entries = try console.world.entries(of: operand) else {
          paths.add(Path(path: Self.plain(operand), name: Self.plain(operand)))
          continue
        }
        let files = files(entries, in: Self.plain(operand), console, &paths.errors)
        for file in files { paths.add(Path(path: file, name: file, isNamed: false)) }
        if files.isEmpty { paths.warnings.append(emptyFolder(operand)) }
      } catch {
        paths.errors.append(Self.unreadable(operand, error))
      }
    }
    return paths
  }

  /// Returns the files in a folder and in its subfolders, in the order of their paths.
  private func files(
    _ entries: [FolderEntry],
    in folder: String,
    _ console: Console,
    _ errors: inout [FileMessage]
  ) -> [String] {
    var files: [String] = []
    var open = [(folder: folder, entries: entries)]
    while let (folder, entries) = open.popLast() {
      let start = folder.hasSuffix("/") ? folder : folder + "/"
      for entry in entries where !entry.name.hasPrefix(".") {
        let path = folder == "." ? entry.name : start + entry.name
        switch entry.kind {
        case .file: if isWanted(entry.name) { files.append(path) }
        case .other: break
        case .folder:
          do {
            open.append((path, try console.world.entries(of: path) ?? []))
          } catch {
            errors.append(Self.unreadable(path, error))
          }
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func isWanted(_ name: String) -> Bool {
    extensions.contains { name.lowercased().hasSuffix($0) }
  }

  /// Returns a path without a leading `./`.
  private static func plain(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./"), rest.count > 2 { rest = rest.dropFirst(2).drop { $0 == "/" } }
    return rest.isEmpty || rest == "-" ? path : String(rest)
  }

  private static func unreadable(_ folder: String, _ error: FileError) -> FileMessage {
    FileMessage(path: folder, severity: .error, message: error.message)
  }

  private func emptyFolder(_ folder: String) -> FileMessage {
    let message = "found no \(ArgumentError.list(extensions)) file in the folder"
    return FileMessage(path: folder, severity: .warning, message: message)
  }
}
