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
