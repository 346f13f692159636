/// The files of an app by the paths that projects give them: the disk of a Mac does not tell capital
/// letters from small ones.
struct ProjectFiles: Sendable {
  private let sources: [String: SourceFile]
  /// The folders around the files.
  private let folders: Set<String>
  /// How files and folders are spelt, by their paths in small letters.
  private let spellings: [String: String]

  init(_ files: [SourceFile]) {
    sources = Dictionary(first: files.map { ($0.path, $0) })
    folders = FolderPath.folders(of: files.map { $0.path })
    spellings = Dictionary(
      first: (files.map { $0.path } + folders.sorted()).map { ($0.lowercased(), $0) }
    )
  }

  /// The file at a path, or nil.
  subscript(path: String) -> SourceFile? { sources[spelling(of: path)] }

  /// Returns a path as the disk spells it, or unchanged if nothing is there.
  func spelling(of path: String) -> String {
    if sources[path] != nil || folders.contains(path) { return path }
    return spellings[path.lowercased()] ?? path
  }
}
