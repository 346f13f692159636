enum FolderPath: Sendable {
  /// The folder around a path; empty for a name alone.
  static func parent(of path: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return slash.map { String(path[..<$0]) } ?? ""
  }

  /// The folders around a path, nearest first; the last one is empty.
  static func folders(around path: String) -> [String] {
    var folders = [parent(of: path)]
    while let last = folders.last, !last.isEmpty { folders.append(parent(of: last)) }
    return folders
  }

  /// All folders around some paths, with the empty one.
  static func folders(of paths: some Sequence<String>) -> Set<String> {
    var folders: Set<String> = []
    for path in paths {
      var folder = parent(of: path)
      while folders.insert(folder).inserted, !folder.isEmpty { folder = parent(of: folder) }
    }
    return folders
  }

  /// A path relative to a folder, with `..` and `.` resolved.
  static func joined(_ folder: String, _ path: String) -> String {
    var names: [Substring] = []
    for name in (folder + "/" + path).split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    return names.joined(separator: "/")
  }
}

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
