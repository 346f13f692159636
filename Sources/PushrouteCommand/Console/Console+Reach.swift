internal import RouteReport

extension Console {
  /// Returns the folder in which files must lie that another file names: the top of the repository,
  /// or what ``bound(of:else:)`` returns for the folder of the file and the one around it.
  func reach(of source: FilePath) -> FilePath {
    let name: FilePath = source.folder.bytes.isEmpty ? "." : source.folder
    guard let folder = world.realPath(of: name) else { return source }
    return bound(of: folder, else: folder.parent ?? folder)
  }

  /// Returns the folder above which nothing is looked for: the top of the repository; without one the
  /// folder in which the command runs, if it lies above; without that another one.
  ///
  /// - Parameters:
  ///   - folder: A complete path without links.
  ///   - other: The folder where there is nothing else.
  /// - Returns: The complete path of a folder.
  func bound(of folder: FilePath, else other: FilePath) -> FilePath {
    if let top = GitFolder.top(of: folder, in: self) { return top }
    if let home = world.realPath(of: "."), home.parent != nil, folder.isInside(home) { return home }
    return other
  }
}
