/// The files of an app by path, in any case of letters, as on the disk of a Mac.
struct ProjectFiles: Sendable {
  private let sources: [String: SourceFile]
  private let folders: Set<String>
  /// The spelling of files and folders on disk, by their path in lowercase.
  private let spellings: [String: String]

  init(_ files: [SourceFile]) {
    sources = Dictionary(first: files.map { ($0.path, $0) })
    folders = FolderPath.folders(of: files.map { $0.path })
    spellings = Dictionary(
      first: (files.map { $0.path } + folders.sorted()).map { ($0.lowercased(), $0) }
    )
  }

  subscript(path: String) -> SourceFile? { sources[spelling(of: path)] }

  /// A path as spelt on disk, or unchanged if nothing is there.
  func spelling(of path: String) -> String {
    if sources[path] != nil || folders.contains(path) { return path }
    return spellings[path.lowercased()] ?? path
  }
}
