/// The files that operands lead to, folders and standard input among them.
struct FolderWalk: Hashable, Sendable {
  /// A file to look through.
  struct Path: Hashable, Sendable {
    /// Where it is read, or `-` for standard input.
    let path: String
    /// What it is called in the results.
    let name: String
    /// Whether an operand names it; otherwise it was found in a folder.
    var isNamed = true
  }

  /// What the operands lead to.
  struct Paths: Hashable, Sendable {
    /// The files, each once.
    fileprivate(set) var found: [Path] = []
    /// What is odd.
    fileprivate(set) var warnings: [FileMessage] = []
    /// What cannot be listed.
    fileprivate(set) var errors: [FileMessage] = []
    fileprivate var known: Set<String> = []

    fileprivate mutating func add(_ path: Path) {
      if known.insert(path.path).inserted { found.append(path) }
    }
  }

  /// The paths to look at.
  let operands: [String]
  /// What standard input is called in the results.
  var inputName = "-"
  /// The ends of the names to look for in folders.
  let extensions: [String]

  /// Finds the files; those of a folder are sorted, and what is hidden in it is left out.
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

  /// The files in a folder and in the folders within, in the order of their paths.
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

  /// A path without the `./` before it.
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
