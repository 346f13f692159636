/// The files that a target compiles, relative to the folder that is read.
struct CompiledFiles: Sendable {
  private(set) var paths: Set<String> = []
  /// The folders that are compiled whole, each with the files left out.
  private var folders: [String: Set<String>] = [:]

  init() {}

  init(_ all: some Sequence<CompiledFiles>) {
    for files in all {
      paths.formUnion(files.paths)
      for (folder, without) in files.folders { add(folder: folder, without: without) }
    }
  }

  mutating func add(_ path: String) { paths.insert(path) }

  mutating func add(folder: String, without: Set<String>) {
    guard !folder.isEmpty else { return }
    folders[folder] = folders[folder]?.intersection(without) ?? without
  }

  func contains(_ path: String) -> Bool {
    paths.contains(path)
      || folders(around: path).contains { folders[$0]?.contains(path) == false }
  }

  /// Whether a file lies in one of the folders, even if it is left out.
  func surrounds(_ path: String) -> Bool { !folders(around: path).isEmpty }

  private func folders(around path: String) -> [String] {
    folders.isEmpty ? [] : FolderPath.folders(around: path).filter { folders[$0] != nil }
  }
}
