public import Foundation

/// The files of this project.
public enum Project {
  /// The folder of `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of all files from there, without those of builds and of git.
  public static func paths() -> [String] {
    let folders = FileManager.default.enumerator(atPath: root.path)
    var paths: [String] = []
    while let path = folders?.nextObject() as? String {
      if path == ".build" || path == ".git" {
        folders?.skipDescendants()
      } else {
        paths.append(path)
      }
    }
    return paths
  }

  /// The text of a file.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
